import { FILLER, type Meaning, namesSpot, type Span } from '../spans.ts'

/**
 * Reads "lakes with their fire rules", "name, rating and access of lakes" as lakes of which these fields are told: a field
 * that is named, and not a value of it, restricts nothing. In a number of spots it is one that is recorded of them.
 */
export function withToldFields(spans: readonly Span[]): readonly Span[] {
  // "Where access is unknown" and "with no known fire rule" ask for what is not recorded.
  if (spans.some(({ meaning, typed }) => meaning.is !== 'unread' && KNOWN.test(typed))) return spans
  const isRuled = spans.some(({ meaning: { is } }) => is === 'allowed' || is === 'forbidden' || is === 'negation')
  const isOfNumbers = spans.some(({ meaning }) => meaning.is === 'share' || isCount(meaning))
  const rules: Meaning = isOfNumbers ? { is: 'recorded', feature: null, field: 'fire' } : TOLD.fire
  const isOfOne = spans.some(namesSpot)
  const listed = isOfNumbers || !(isOfOne || spans.some(isHead)) ? new Set<number>() : listedFields(spans)
  return spans.map((span, at) => {
    if (!isRuled && span.meaning.is === 'fire' && RULES.test(span.said)) return { ...span, meaning: rules }
    // What is asked of one spot is asked; its name is in the answer anyway.
    const told = !listed.has(at) ? undefined : isOfOne && !NAME.test(span.typed) ? span.meaning : fieldOf(span)
    return told ? { ...span, meaning: told } : span
  })
}

const KNOWN = /\b((un)?known|(un)?bekannte?[nrs]?|(in)?connue?s?|(des)?conocid[oa]s?|s?conosciut[oaie]|ignot[oaie])\b/i

/** "A fire" is a value, "fire rules" are a field. */
const RULES = /\bfire ?(rules?|status|policy|regulations?)$/i

const TOLD = {
  access: { is: 'told', fact: { is: 'access', access: 'free' } },
  fire: { is: 'told', fact: { is: 'fire', fire: 'allowed' } },
} as const

/** What a field is told by: name, rating and place stand in every answer. */
const FIELDS: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['access', TOLD.access],
  ['fire', TOLD.fire],
  ['rating', FILLER],
  ['location', FILLER],
])

function fieldOf({ meaning, said, typed }: Span): Meaning | undefined {
  if (meaning.is === 'rating word' || NAME.test(typed)) return FILLER
  // "Name, country and access": by country nothing is counted, and each is told with its own.
  if (meaning.is === 'group' && COUNTRY.test(typed)) return FILLER
  if (meaning.is === 'fire' && RULES.test(said)) return TOLD.fire
  // Where a spot lies stands in every answer, but in no figures.
  if (isOfCoordinates({ meaning, said }) || isOfId({ meaning })) return meaning
  return meaning.is === 'aspect' ? FIELDS.get(meaning.aspect) : undefined
}

/** "Give me the coordinates of the five quietest": where each lies is to be told in figures. */
function isOfCoordinates({ meaning, said }: Pick<Span, 'meaning' | 'said'>): boolean {
  return meaning.is === 'aspect' && meaning.aspect === 'location' && COORDINATES.test(said)
}

function isOfId({ meaning }: Pick<Span, 'meaning'>): boolean {
  return meaning.is === 'aspect' && meaning.aspect === 'id'
}

/** What is to be told of each spot in figures: where it lies, and its id. */
export function figuresTold(spans: readonly Span[]): readonly ('coordinates' | 'id')[] {
  return [
    ...(spans.some(isOfCoordinates) ? ['coordinates' as const] : []),
    ...(spans.some(isOfId) ? ['id' as const] : []),
  ]
}

const COORDINATES = /\b(coordinates|gps|latitude|longitude|lat|latlong)\b/i

const COUNTRY = /^(country|land|pays|país|paese|nazione)$/i

const NAME = /^(names?|namen?|noms?|nombres?|nom[ei])$/i

/** Fields of which others stand in one list with them, or that are "theirs". */
function listedFields(spans: readonly Span[]): ReadonlySet<number> {
  const fields = spans.flatMap((span, at) => (fieldOf(span) && !BY.test(spans[at - 1]?.typed ?? '') ? [at] : []))
  const isBeside = (a: number, b: number) => spans.slice(a + 1, b).every(isBetween)
  return new Set(
    fields.filter((at, i) => {
      const [before, after] = [fields[i - 1], fields[i + 1]]
      const isOfList = (before !== undefined && isBeside(before, at)) || (after !== undefined && isBeside(at, after))
      return isOfList || THEIR.test(spans[at - 1]?.typed ?? '')
    }),
  )
}

/** "By country and rating" sorts, and tells no field. */
const BY = /^(by|per|nach|par|por)$/i

const THEIR = /^(their|its|ihre[nmrs]?|ihr|leurs?|sus?|loro|il loro|la loro)$/i

function isBetween({ meaning, typed }: Span): boolean {
  return meaning.is === 'and' || meaning.is === 'comma' || ARTICLE.test(typed)
}

const ARTICLE = /^(the|a|their|its|d(er|ie|as|en|em)|ihre?[nmrs]?|l[ea]s?|l|leurs?|el|los|sus?|il|gli|lo|i|loro)$/i

function isCount(meaning: Meaning): boolean {
  return meaning.is === 'ask' && meaning.ask === 'count'
}

function isHead({ meaning }: Span): boolean {
  return meaning.is === 'generic' || meaning.is === 'superlative' || meaning.is === 'feature'
}
