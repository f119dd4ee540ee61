import { nameAt } from '../names.ts'
import type { Recogniser } from '../name-recognisers.ts'
import type { Token } from '../tokens.ts'
import { DIRECTIONS, type Direction } from '../../../text/distance-words.ts'

/**
 * Recognises on which side of a town, a spot or a point something lies: "north of Oslo", "to the south-east of 42.5, 1.5". Of a
 * region it is its part: "the north of Spain".
 */
export const recogniseSideOf: Recogniser = (tokens, at, { lookups }) => {
  const start = /^to$/.test(tokens[at]?.folded ?? '') && /^the$/.test(tokens[at + 1]?.folded ?? '') ? at + 2 : at
  const side = sideAt(tokens, start)
  if (!side || tokens[start + side.length]?.folded !== 'of' || isPart(tokens, start)) return undefined
  const next = start + side.length + 1
  const name = nameAt(tokens, /^the$/.test(tokens[next]?.folded ?? '') ? next + 1 : next, lookups)
  const isPoint = (tokens[next]?.number ?? null) !== null || tokens[next]?.text === '-'
  if (!isPoint && (name === undefined || name.named.region !== null)) return undefined
  return { meaning: { is: 'side', toward: side.toward }, length: next - at }
}

/** "North", "north-east", "northeast", "north east". */
function sideAt(tokens: readonly Token[], at: number): { toward: Direction; length: number } | undefined {
  const { folded, text } = tokens[at] ?? { folded: '', text: '' }
  if (!BEGINS.test(folded || text)) return undefined
  for (const length of [3, 2, 1]) {
    const said = tokens
      .slice(at, at + length)
      .map(({ folded, text }) => folded || text)
      .join('')
      .replace('-', '')
    const toward = SIDES.get(said)
    if (toward) return { toward, length }
  }
  return undefined
}

const BEGINS = /^(-|north|south|east|west)/
const SIDES: ReadonlyMap<string, Direction> = new Map(DIRECTIONS.map(side => [side.replace('-', ''), side]))

/** "In the north of Oslo" is within it. */
function isPart(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.folded === 'the' && tokens[at - 2]?.folded === 'in'
}
