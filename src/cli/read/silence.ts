import type { SilenceExplanation } from '../../http/schemas/silence.ts'
import { distanceWords } from '../../text/distance-words.ts'
import type { AddCommand } from '../command.ts'
import { addMap } from './silence-map.ts'
import { addCheck } from './silence-check.ts'
import { withAnswers } from './with-answers.ts'

export const addSilence: AddCommand = (program, context) => {
  const silence = program.command('silence').description('how quiet any point is, and why; no service is needed')
  silence
    .command('at', { isDefault: true })
    .argument('<latitude>', 'degrees north, WGS 84; south is negative')
    .argument('<longitude>', 'degrees east, WGS 84; west is negative')
    .description('rate a point of an imported region; `sanctuary silence LATITUDE LONGITUDE` is enough')
    .option('--json', 'as the API answers it')
    .action((latitude: string, longitude: string, { json }: { json?: true }) =>
      withAnswers(context, async get => {
        const body = await get<SilenceExplanation>('/api/silence', { latitude, longitude })
        if (json) return context.print(JSON.stringify(body, null, 2))
        for (const line of linesOf(body)) context.print(line)
      }),
    )
  addMap(silence, context)
  addCheck(silence, context)
}

function* linesOf(explanation: SilenceExplanation): Generator<string> {
  const { rating, words, band, confidence, lden, method, source, dominant, caps = [], caveats } = explanation
  const range = band === null ? '' : `, between ${band.map(bound => bound.toFixed(1)).join(' and ')}`
  yield `rating      ${rating.toFixed(1)}, ${words}${range}${confidence === null ? '' : `; confidence ${confidence}`}`
  if (lden !== null) yield `level       ${lden} dB(A) Lden of man-made noise`
  for (const { kind, class: type, name, distanceM, levelDb, share } of dominant) {
    const what = [kind, type === kind ? '' : type, name ?? ''].filter(Boolean).join(' ')
    yield `noise       ${what}, ${distanceWords(distanceM)} away: ${levelDb} dB, ${Math.round(share * 100)} % of all`
  }
  for (const { class: type, name, distanceM, cap } of caps) {
    yield `at most     ${cap.toFixed(1)}: ${[type, name ?? ''].filter(Boolean).join(' ')}, ${distanceWords(distanceM)} away`
  }
  for (const caveat of caveats) yield `note        ${caveat}`
  yield `method      ${method}, from ${source}`
}
