import type { Query } from '../../../query.ts'
import { FILLER, isFiller, type Span } from '../../../recognise/spans.ts'

/** Reads "no, I meant from Soldeu" behind "how far is it from Ordino?" as how far it is from there. */
export function withMeasuredFrom(spans: readonly Span[], before: () => Query | null): readonly Span[] {
  const said = spans.filter(span => span.meaning.is !== 'sign')
  const name = said.findIndex(({ meaning }) => meaning.is === 'name' || meaning.is === 'spot')
  const [lead, from] = [said.slice(0, Math.max(0, name - 1)), said[name - 1]]
  const isMeant =
    from !== undefined &&
    !lead.some(span => NOT.test(span.typed)) &&
    FROM.test(from.typed) &&
    isLink(from) &&
    lead.every(isLink)
  if (!isMeant || !said.slice(name + 1).every(isFiller)) return spans
  const earlier = before()
  const isOfDistance = earlier?.kind === 'about' && earlier.aspects.some(({ of }) => of === 'distance to')
  if (!isOfDistance) return spans
  const relation: Span = { ...from, meaning: { is: 'relation', relation: 'from' }, said: 'from' }
  return [...lead.map(span => ({ ...span, meaning: FILLER })), relation, ...said.slice(name)]
}

/** As a preposition ends what is said before the name, in each language. */
const FROM = /(^| )(from|to|von|vom|nach|bis|de|du|d|depuis|desde|hasta|da|dal|dalla)$/i

const NOT = /^(not|nicht|pas)$/i

/** "No,", "sorry", "I meant from". */
function isLink({ meaning }: Span): boolean {
  return LINKS.has(meaning.is) && (meaning.is !== 'follow' || meaning.as !== 'more')
}

const LINKS: ReadonlySet<Span['meaning']['is']> = new Set(['stop', 'negation', 'comma', 'follow', 'relation', 'and'])
