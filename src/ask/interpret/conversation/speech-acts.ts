// What a question that goes on with another does, by the words it begins with, and whether its answer does that.
import { LOOKING } from '../../account/abstaining.ts'
import type { Condition, Query } from '../../query.ts'
import type { Account } from '../../understanding.ts'
import type { Span } from '../../recognise/spans.ts'
import type { Reading } from '../understand.ts'
import { utteranceOf } from './utterances/utterance.ts'

type SpeechAct = 'how many' | 'how far' | 'when' | 'why' | 'who' | 'which' | 'whether'

/** The words that each begins with, in English, German, French, Spanish and Italian. */
const HEADS: readonly (readonly [SpeechAct, RegExp])[] = [
  ['how many', /^(how many|wie ?viele|combien (d|sont|y)|cu[aá]nt[oa]s|quant[ie])(?!\p{L})/iu],
  [
    'how far',
    /^(how far|wie weit|(à|a) quelle distance|quelle (est la )?distance|a qu[eé] distancia|qu[eé] distancia|c[oó]mo de lejos|qu[eé] tan lejos|a che distanza|quanto (dista|distano|(è|sono) lontan[oaie]))(?!\p{L})/iu,
  ],
  ['when', /^(when|wann|quand|cu[aá]ndo|quando)(?!\p{L})/iu],
  // "Why not Norway" proposes something.
  [
    'why',
    /^(why|how come|warum|wieso|weshalb|pourquoi|por qu[eé]|perch[eé])(?!\p{L})(?! (not|don.?t|nicht|pas|no|non)(?!\p{L}))/iu,
  ],
  ['who', /^(who|whose|wer|wessen|qui a|qui est|qui va|qui sont|qui[eé]n(es)?|chi)(?!\p{L})/iu],
  ['which', /^(in )?(which|welche[rsnm]?|lequel|laquelle|lesquel(le)?s|quel(le)?s?|cu[aá]l(es)?|qual[ei]?)(?!\p{L})/iu],
  [
    'whether',
    /^(is|are|was(?= (it|that|this|they|there|the) )|does|do|did|has|have|ist|sind|liegt|liegen|hat|haben|est|sont|a-t-(il|elle)|ont|es|son|est[aá]n?|queda[n]?|tiene[n]?|è|sono|si trova|ha|hanno)(?!\p{L})(?! there\b)/iu,
  ],
]

/** What people say before they ask. */
const LEADS =
  /^[\s¿¡"„«]*((and|so|ok|okay|so|but|hmm|um|thanks|thank you|great|nice|cool|und|aber|danke|gut|et|mais|merci|bon|y|pero|gracias|vale|bueno|e|ed|ma|grazie|bene)[\s,.!;:]+[¿¡]?)*/iu

function actOf(text: string): SpeechAct | undefined {
  const asked = text.normalize('NFC').replace(LEADS, '')
  return HEADS.find(([, head]) => head.test(asked))?.[0]
}

/** Tells of each whether a query, which looks for spots, answers it all the same. */
const DONE: Record<SpeechAct, (query: Query, reading: Reading) => boolean> = {
  'how many': ({ kind, aspects }) => kind === 'count' || kind === 'summary' || aspects.length > 0,
  'how far': ({ kind, aspects, conditions, unmeasured }) =>
    kind === 'nearest' ||
    unmeasured !== null ||
    aspects.some(({ of }) => of === 'distance to') ||
    conditions.some(isMeasured),
  when: ({ unknowable }) => unknowable.length > 0,
  why: ({ unknowable }) => unknowable.length > 0,
  who: ({ unknowable }) => unknowable.length > 0,
  which: ({ kind, conditions }, { aspects, reference: { comparative, follow, hasHead, thanSpot } }) => {
    if (thanSpot) return true
    // "Which country has more of them?"
    if (follow === 'more' && aspects.some(({ of }) => of === 'location')) return false
    if (comparative === 'closer' || comparative === 'farther') return hasHead || conditions.some(isMeasured)
    return kind !== 'find' || hasHead || comparative === null || comparative === 'cheaper'
  },
  // "Is it farther than the other?" wants no spots; "are they nice?" says nothing that a spot could have.
  whether: ({ conditions }, { query, reference: { comparative, hasHead, thanSpot } }) =>
    hasHead ||
    // "Do you have anything quieter?"
    (comparative !== null && conditions.some(({ on }) => on === 'compared')) ||
    thanSpot !== null ||
    (comparative === null && (SAYS_MORE.has(query.kind) || query.conditions.length > 0)),
}

const SAYS_MORE: ReadonlySet<Query['kind']> = new Set(['superlative', 'nearest', 'count', 'summary'])

function isMeasured({ on }: Condition): boolean {
  return on === 'near' || on === 'around'
}

/** Tells whether an answer does what a question that goes on with another asks: spots that are listed again are no distance, and no yes. */
export function isAsAsked(text: string, reading: Reading, query: Query): boolean {
  const act = actOf(text)
  // "Why so few?" asks for all that there are.
  const isDone =
    act === undefined || reading.reference.turn !== null || !LOOKING.has(query.kind) || DONE[act](query, reading)
  return isDone || utteranceOf(text) === 'all'
}

/**
 * Tells whether nothing of what is said after an answer makes a difference: it would only be given again. "And in winter?" asks
 * for that.
 */
export function isAnsweredAgain(
  text: string,
  { spans, query: { kind, aspects, unknowable } }: { spans: readonly Span[]; query: Query },
  accounted: () => Account,
): boolean {
  const isMeant = spans.some(({ meaning }) => meaning.is === 'unknown' || meaning.is === 'off topic')
  // "And without midges?" is a wish about what was found, which is named as not applied.
  const isWish = spans.find(({ meaning }) => meaning.is !== 'and' && meaning.is !== 'comma')?.meaning.is === 'negation'
  if (unknowable.length > 0 || !isMeant || isWish) return false
  const { applied, foreign } = accounted()
  if (applied.length > 0 || foreign.length === 0) return false
  return LOOKING.has(kind) || (kind === 'about' && aspects.length === 0 && actOf(text) !== undefined)
}
