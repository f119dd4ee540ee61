import type { Span } from '../recognise/spans.ts'
import { LANDSCAPE_KEYS } from '../vocabulary/features.ts'

/** Tells whether spans name the kind of thing that is looked for; "anything in Norway, too?" leaves it to what was asked before. */
export function isHeadSaid(spans: readonly Span[], { isToo }: { isToo: boolean }): boolean {
  if (isSomethingMore(spans)) return false
  return (
    spans.some(
      ({ meaning, said }, at) =>
        (meaning.is === 'generic' && !/^ones?$/i.test(said) && !(isToo && ANYTHING.test(said))) ||
        (meaning.is === 'superlative' && meaning.isOfPoints === true) ||
        (meaning.is === 'distance' && meaning.estimate === 'trip') ||
        (meaning.is === 'feature' && LANDSCAPE_KEYS.has(meaning.feature) && !isRuledOut(spans, at)),
    ) || isHeadFirst(spans)
  )
}

/** "That are not in a national park": where they are not to be, and not what is looked for. */
function isRuledOut(spans: readonly Span[], at: number): boolean {
  const before = spans.slice(0, at)
  const last = before.findLastIndex(({ meaning: { is } }) => is !== 'stop' && is !== 'relation')
  return before[last]?.meaning.is === 'negation' && before.slice(last).some(({ meaning: { is } }) => is === 'relation')
}

const ANYTHING = /^(anything|something|any|some)$/i

/** "Something by the water?", of no place: of what was looked for before. */
export function isSomethingMore(spans: readonly Span[]): boolean {
  const first = spans.find(({ meaning }) => !BEFORE.has(meaning.is))
  const isOpen = first?.meaning.is === 'generic' && SOMETHING.test(first.typed)
  return isOpen && !spans.some(({ meaning }) => OF_PLACE.has(meaning.is) || isNear(meaning))
}

/** "Nearby": of the place that was spoken of. */
function isNear(meaning: Span['meaning']): boolean {
  return meaning.is === 'relation' && meaning.relation === 'near'
}

const SOMETHING =
  /^(anything|something|somewhere|etwas|irgendwas|irgendwo|quelque chose|quelque part|algo|algún sitio|qualcosa|qualche posto)$/i
const BEFORE: ReadonlySet<Span['meaning']['is']> = new Set(['stop', 'sign', 'comma', 'and'])
const OF_PLACE: ReadonlySet<Span['meaning']['is']> = new Set([
  'name',
  'spot',
  'coordinates',
  'here',
  'box',
  'pronoun',
  'distance',
])

/** "Huts in Andorra", "refugios en Andorra": the first word is a thing that many places have, and is what is looked for. */
function isHeadFirst(spans: readonly Span[]): boolean {
  const at = spans.findIndex(({ meaning }) => meaning.is !== 'stop' && meaning.is !== 'ask' && meaning.is !== 'sign')
  const [first, next] = [spans[at], spans[at + 1]]
  const isHead = first !== undefined && isThing(first) && first.isPlural
  return isHead && next?.meaning.is === 'relation' && !/^(for|of|to)$/i.test(next.said)
}

/** "A picnic site next to it": looked for; "is there one" may ask of what was shown. */
export function isThingSaid(spans: readonly Span[]): boolean {
  return spans.some(isThing) && !spans.some(({ meaning }) => meaning.is === 'ask')
}

function isThing({ meaning }: Span): boolean {
  return meaning.is === 'feature' && THINGS.has(meaning.feature)
}

/** What a spot can be by itself, and not only have. */
const THINGS: ReadonlySet<string> = new Set(['hut', 'shelter', 'firepit', 'bird-hide', 'picnic'])
