import type { Named } from '../../gazetteer/gazetteer.ts'
import { FAMOUS } from '../names.ts'
import type { Token } from '../tokens.ts'

/** "Central London": the first word is no place by itself. */
export function isDirection(tokens: readonly Token[], at: number, length: number): boolean {
  const word = tokens[at]?.folded ?? ''
  return length === 1 && tokens[at + 1]?.isCapital === true && DIRECTIONS.test(word)
}

/** "North Atlantic", "Atlantique Nord": not the small town, nor the province of another country, of that name. */
export function isHalfOfName(tokens: readonly Token[], at: number, named: Named): boolean {
  const { region, settlements, spots } = named
  const isObscure =
    spots.length === 0 &&
    (region?.type === 'unit' ||
      region?.type === 'sea' ||
      (region === null && settlements.every(({ population }) => population < FAMOUS)))
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  return (
    isObscure &&
    ((before?.isCapital === true && DIRECTIONS.test(before.folded)) ||
      (after?.isCapital === true && DIRECTIONS_AFTER.test(after.folded)))
  )
}

const DIRECTIONS_AFTER = /^(nord|norte|norden|sud|sur|est|este|ouest|oeste|ovest)$/
/** Words that stand before a name and are none by themselves. */
export const DIRECTIONS =
  /^(central|greater|inner|outer|downtown|north|south|east|west|northern|southern|eastern|western|upper|lower)$/
