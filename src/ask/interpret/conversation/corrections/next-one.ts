import { type Span, merged } from '../../../recognise/spans.ts'
import { markAt, marksOf, type Said } from '../../polarity/marks.ts'
import { saysNothing } from './says-nothing.ts'

/** What asks for the one behind that which was told, where nothing else is said: "der nächste" of a question by itself is the closest. */
const NEXT = marksOf({
  en: 'the one after|the one after that|the one after it|the one after this|the one behind that|the following one|the next after that|the next one after that|the next one along|next in line|next one|the next one',
  de: 'der nächste|die nächste|das nächste|den nächsten|nächster|nächste|nächstes|der nächste danach|der danach|die danach|das danach|der darauf|die darauf|das darauf',
  fr: 'celui d après|celle d après|le suivant|la suivante|le prochain|la prochaine',
  es: 'el siguiente|la siguiente|el próximo|la próxima|el de después|la de después|el que sigue|la que sigue',
  it: 'quello dopo|quella dopo|il successivo|la successiva|il prossimo|la prossima|quello seguente|quella seguente',
})

/** Reads "and the one after that?", and nothing else, as the next one. */
export function withNextOne(said: Said): readonly Span[] {
  const { spans } = said
  const from = spans.findIndex((_, at) => markAt(said, at, NEXT) > 0)
  const length = from === -1 ? 0 : markAt(said, from, NEXT)
  const others = [...spans.slice(0, Math.max(0, from)), ...spans.slice(from + length)]
  if (length === 0 || !others.every(span => saysNothing(span) || span.meaning.is === 'and')) return spans
  return [merged(spans.slice(from, from + length), { is: 'follow', as: 'more' }, 'the next one')]
}
