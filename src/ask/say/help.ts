import { countBits, docsOf } from '../bits.ts'
import { bitsOfFeature } from '../condition-bits.ts'
import { countryName } from '../gazetteer/regions.ts'
import type { Query } from '../query.ts'
import { FEATURES, LANDSCAPES } from '../vocabulary/features.ts'
import type { World } from '../world.ts'
import { listed } from './english.ts'
import { type Speech, speech } from './speech.ts'

/** Says what can be asked, with examples that this catalogue can answer. */
export function sayHelp({ topic }: Pick<Query, 'topic'>, world: World): Speech {
  if (topic === 'rating') return speech(RATING)
  return speech([
    'I answer questions about the quiet nature places of this catalogue: where they are, how quiet they are rated and why, what one finds and may do there, what is nearest, how many there are.',
    examplesText(world),
  ])
}

/** Says that a question is about something else, or was not understood. */
export function sayNotUnderstood({ notUnderstood }: Query, world: World): Speech {
  const words =
    notUnderstood.length === 0
      ? ''
      : ` It holds nothing about ${listed(
          notUnderstood.slice(0, 3).map(word => `"${word}"`),
          'or',
        )}.`
  return speech([
    `I cannot answer that: I only know the quiet nature places of this catalogue.${words}`,
    examplesText(world),
  ])
}

const RATING = [
  'The silence rating runs from 1 (noisy) to 5 (pristine), with one decimal.',
  'It is either computed from the roads, railways, airports, settlements and industry around a spot, or given by editors; ask why a spot is rated as it is to see what is loudest there.',
]

function examplesText(world: World): string {
  return `You can ask, for example: ${listed(examples(world).map(text => `"${text}"`))}`.replace(/"$/, '"') + '.'
}

/** Three questions of different kinds, made from the catalogue. */
export function examples({ index, facts }: World): string[] {
  if (facts.count === 0) return ['What can you do?', 'How many spots are there?', 'What does the silence rating mean?']
  const [top] = [index.spot(0)]
  const common = Object.keys(LANDSCAPES)
    .filter(key => FEATURES[key]?.noun && FEATURES[key].tags?.length === 1)
    .map(key => ({ key, bits: bitsOfFeature(FEATURES[key], facts) }))
    .toSorted((a, b) => countBits(b.bits) - countBits(a.bits))
  const [first, second] = common
  const [best = 0] = docsOf(first?.bits ?? new Uint32Array(1))
  const country = countryName(index.details(best).country ?? '')
  const noun = (key: string | undefined, at: 0 | 1) => FEATURES[key ?? '']?.noun?.[at] ?? ['spot', 'spots'][at]
  return [
    country === undefined
      ? `Which ${noun(first?.key, 1)} have free access?`
      : `What is the quietest ${noun(first?.key, 0)} in ${country}?`,
    `Are fires allowed at ${top.name}?`,
    `How many ${noun(second?.key, 1)} with free access are there?`,
  ]
}
