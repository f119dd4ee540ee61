import { FILLER, type Span } from '../../../recognise/spans.ts'
import { markAt, marksOf, merged, type Said } from '../../polarity/marks.ts'
import { saysNothing } from './says-nothing.ts'

/** What says of something that it would do as well, behind it. */
const WOULD_DO = marksOf({
  en: 'is fine|is ok|is okay|is fine too|is ok too|is okay too|is fine as well|is alright|is all right|would be fine|would be ok|would be okay|works|works too|will do|will do too|also fine|fine too|ok too|fine by me|is no problem|are fine|are ok|are okay|are fine too|are ok too|can be too',
  de: 'ginge auch|geht auch|ist ok|ist okay|ist auch ok|ist auch okay|ist in ordnung|ist auch in ordnung|wäre ok|wäre okay|wäre auch ok|wäre auch okay|wäre auch in ordnung|tut s auch|tuts auch|reicht auch|ist kein problem|macht nichts',
  fr: 'ça va aussi|ca va aussi|me va|me va aussi|me convient|convient aussi|c est bon aussi|c est ok|irait aussi|va aussi|ce n est pas grave|pas de problème',
  es: 'también vale|tambien vale|también está bien|está bien|me vale|me sirve|también me sirve|no importa|no pasa nada|estaría bien|también estaría bien',
  it: 'va bene|va bene anche|va bene lo stesso|va anche bene|andrebbe bene|andrebbe bene anche|anche va bene|non importa|non è un problema',
})

/**
 * Reads "without a dog would be fine", "ohne Hund ginge auch" as what need not be: the other of what was asked will do, and
 * what will do as well is no condition.
 */
export function withPermission(said: Said): readonly Span[] {
  const { spans } = said
  const at = spans.findIndex((_, i) => markAt(said, i, WOULD_DO) > 0)
  const length = at === -1 ? 0 : markAt(said, at, WOULD_DO)
  const negation = spans.findLastIndex(({ meaning }, i) => i < at && meaning.is === 'negation')
  const thing = spans.findIndex(({ meaning }, i) => i > negation && i < at && OF_THINGS.has(meaning.is))
  const [without] = negation === -1 ? [] : [spans[negation]]
  if (length > 0 && negation === -1 && isElsewhere([...spans.slice(0, at), ...spans.slice(at + length)]))
    return spans.toSpliced(at, length, merged(spans.slice(at, at + length), FILLER))
  if (length === 0 || without === undefined || thing === -1) return spans
  const rest = spans.slice(at + length).filter(({ meaning }) => meaning.is !== 'sign' && meaning.is !== 'stop')
  if (rest.length > 0) return spans
  return [
    ...spans.slice(0, negation),
    { ...without, said: 'not necessarily' },
    ...spans.slice(negation + 1, at),
    merged(spans.slice(at), FILLER),
  ]
}

/** "Anche in Svezia va bene": a place, and nothing that is asked of it. */
function isElsewhere(others: readonly Span[]): boolean {
  const said = others.filter(each => !saysNothing(each))
  return said.some(({ meaning }) => meaning.is === 'name') && said.every(each => OF_PLACES.has(each.meaning.is))
}

const OF_PLACES: ReadonlySet<Span['meaning']['is']> = new Set(['name', 'relation', 'and', 'or', 'follow'])
const OF_THINGS: ReadonlySet<Span['meaning']['is']> = new Set(['feature', 'access', 'transport', 'fire'])
