// Whether a noise is heard at one place, with how much of it: 26 dB are no plain yes.
import { capitalised } from '../../../text/english.ts'
import { degreeOf, type HeardHere } from '../../find/noises/heard-here.ts'
import type { AspectAsk } from '../../query.ts'
import { HEARD_FROM_DB } from '../../vocabulary/noises/noise-sources.ts'
import { withoutYes } from '../account.ts'
import { HEARD } from './heard-sentences.ts'
import { loudestText, placed } from './noise.ts'

/** `where`: "at Sarek"; `edge`: how far the imported map reaches, where noise from beyond would be heard. */
type Where = { name: string; where: string; edge: string | null }

/** Says whether it is heard, what it gives, and which of it is loudest. */
export function sayHeardHere(
  { shown, kinds, isNegated, isOverhead, isLevelAsked }: Extract<AspectAsk, { of: 'noise' }>,
  here: HeardHere,
  { name, where, edge }: Where,
): string {
  const { level, loudest, isEditorial } = here
  const degree = degreeOf(level)
  const isOfAircraft = kinds.includes('aerodrome')
  const beside = [
    ...(degree === 'not' && edge !== null ? [HEARD.edge(name, edge)] : []),
    ...(isOfAircraft && (degree === 'not' || isOverhead) ? [HEARD.onlyAirfields] : []),
    ...(degree === 'not' && loudest && loudest.dominant.length > 0 ? [loudestText(loudest)] : []),
    ...(isEditorial ? [HEARD.editorial] : []),
  ]
  const said = saidOf(shown, here, where)
  // What is not heard on the map may be heard from beyond its edge, and planes fly where no map tells.
  const isOpen = isOverhead || (degree === 'not' && (edge !== null || isOfAircraft))
  const plain =
    isOpen && degree === 'not' ? HEARD.onMapAt(uncapitalised(withoutYes(said))) : capitalised(withoutYes(said))
  // "Is there no road noise": yes and no would both be misread.
  return [isOpen || isNegated || isLevelAsked ? plain : said, ...beside].join(' ')
}

function saidOf(shown: string, { level, of }: HeardHere, where: string): string {
  const source = of === null ? '' : `; the loudest of them is the ${placed(of)}`
  const dB = Math.round(level)
  switch (degreeOf(level)) {
    case 'heard':
      return `Yes, ${shown} give about ${dB} dB ${where}${source}.`
    case 'barely':
      return `Barely: ${shown} give about ${dB} dB ${where}, which is very faint${source}.`
    default:
      return level === -Infinity
        ? `No: no ${shown} are among what is computed ${where}.`
        : `No, ${shown} give less than ${HEARD_FROM_DB} dB ${where}.`
  }
}

function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
