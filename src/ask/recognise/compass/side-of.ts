import { nameAt } from '../names.ts'
import type { Recogniser } from '../name-recognisers.ts'
import type { Token } from '../tokens.ts'
import { DIRECTIONS, type Direction } from '../../../text/distance-words.ts'

/**
 * Recognises on which side of a town, a spot or a point something lies: "north of Oslo", "to the south-east of 42.5, 1.5". Of a
 * region it is its part: "the north of Spain". "Further north than Oslo" is so however far away.
 */
export const recogniseSideOf: Recogniser = (tokens, at, { lookups }) => {
  const farther = fartherAt(tokens, at)
  if (farther) {
    const named = nameAt(tokens, at + farther.length, lookups)?.named
    const isTown = named !== undefined && named.region === null && named.spots.length + named.cores.length === 0
    const isPlace = isTown || (tokens[at + farther.length]?.number ?? null) !== null
    return isPlace
      ? { meaning: { is: 'side', toward: farther.toward, isFarther: true }, length: farther.length }
      : undefined
  }
  const start = /^to$/.test(tokens[at]?.folded ?? '') && /^the$/.test(tokens[at + 1]?.folded ?? '') ? at + 2 : at
  const side = sideAt(tokens, start)
  if (!side || tokens[start + side.length]?.folded !== 'of' || isPart(tokens, start)) return undefined
  const next = start + side.length + 1
  const name = nameAt(tokens, /^the$/.test(tokens[next]?.folded ?? '') ? next + 1 : next, lookups)
  const isPoint = (tokens[next]?.number ?? null) !== null || tokens[next]?.text === '-'
  if (!isPoint && (name === undefined || name.named.region !== null)) return undefined
  return { meaning: { is: 'side', toward: side.toward }, length: next - at }
}

/** "Further north than", "farther to the east than", "more northerly than". */
function fartherAt(tokens: readonly Token[], at: number): { toward: Direction; length: number } | undefined {
  const said = tokens.slice(at, at + LONGEST_FARTHER).map(({ folded }) => folded)
  const than = said.indexOf('than')
  const [, side] = than === -1 ? [] : (FARTHER.exec(said.slice(0, than).join(' ')) ?? [])
  const toward = SIDES.get(side ?? '')
  return toward && { toward, length: than + 1 }
}

const FARTHER = /^(?:(?:further|farther|more)(?: to the)?) (north|south|east|west)(?:ern|erly)?$/
const LONGEST_FARTHER = 5

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
