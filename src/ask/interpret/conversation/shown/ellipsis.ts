import type { Span } from '../../../recognise/spans.ts'

/**
 * Tells whether a question asks elsewhere for what was asked before and leaves it out: "anywhere in Canada where they are", "is
 * there one in Norway", "wo in Kanada darf man es".
 */
export function isElliptic(spans: readonly Span[]): boolean {
  const words = spans.filter(({ meaning }) => !JOINTS.has(meaning.is))
  const place = words.findLastIndex(({ meaning }) => meaning.is === 'name' || meaning.is === 'distance')
  if (place < 0) return false
  const [before, behind] = [words.slice(0, place), words.slice(place + 1)]
  return isBareClause(behind) || (words.every(isOfAsking) && (isOfOne(before) || asksWhereAllowed(words)))
}

const JOINTS: ReadonlySet<Span['meaning']['is']> = new Set(['sign', 'comma'])

/** "Where they are", "that does", "où on peut": a relative clause of function words alone. */
function isBareClause([first, ...others]: readonly Span[]): boolean {
  if (!first || !others.every(isOfAsking)) return false
  if (first.meaning.is === 'ask' && first.meaning.ask === 'where') return true
  const isRelative =
    (first.meaning.is === 'aspect' && first.meaning.aspect === 'location') || RELATIVE.test(first.typed)
  return isRelative && others.length > 0
}

const RELATIVE = /^(that|which|who|der|die|das|qui|que|che)$/i

/** "Is there one", "anywhere", "irgendwo": what is looked for was said before. */
function isOfOne(spans: readonly Span[]): boolean {
  const generic = spans.filter(({ meaning }) => meaning.is === 'generic')
  const isExisting = spans.some(({ meaning }) => meaning.is === 'ask' && meaning.ask === 'exists')
  return generic.length > 0 ? generic.every(({ typed }) => INDEFINITE.test(typed)) : isExisting
}

const INDEFINITE =
  /^(ones?|any|anything|something|anywhere|somewhere|etwas|irgendwas|irgendwo|woanders|quelque chose|quelque part|algo|qualcosa|algún (lugar|sitio)|alguna parte|da qualche parte)$/i

/** "Where in Sweden are they", "where in Canada can I"; "where in Canada is it" asks where that place lies. */
function asksWhereAllowed([first, ...others]: readonly Span[]): boolean {
  if (first?.meaning.is === 'ask' && first.meaning.ask === 'where') return true
  const isWhere = first?.meaning.is === 'aspect' && first.meaning.aspect === 'location'
  return isWhere && others.some(({ meaning, said }) => isOfThem(meaning) || /^(can|could|may)$/i.test(said))
}

function isOfThem(meaning: Span['meaning']): boolean {
  return meaning.is === 'allowed' || (meaning.is === 'pronoun' && meaning.of === 'spots')
}

/** What asks and names no wish. */
function isOfAsking({ meaning }: Span): boolean {
  return ASKING.has(meaning.is)
    ? !(meaning.is === 'stop' && meaning.isContent) && !(meaning.is === 'aspect' && meaning.aspect !== 'location')
    : meaning.is === 'ask' && (meaning.ask === 'exists' || meaning.ask === 'where')
}

const ASKING: ReadonlySet<Span['meaning']['is']> = new Set([
  'stop',
  'pronoun',
  'allowed',
  'generic',
  'relation',
  'name',
  'distance',
  'follow',
  'and',
  'or',
  'aspect',
])
