// What is made of the numbers of the questions before: their sum, the two beside each other, and the share that the last is of the one before it.
import { typedText } from '../../../recognise/spelling/typed-text.ts'
import { isWhere, type Query } from '../../../query.ts'
import type { Span } from '../../../recognise/spans.ts'
import { LANDSCAPE_KEYS } from '../../../vocabulary/features.ts'
import { BEYOND_BUDGET, earlierQuery, type Given } from '../earlier.ts'
import { shownFor } from '../listed/spots-of.ts'
import { asCount, inTotal, isOfBoth, isOfLastAlone, LISTS, testOf } from '../total.ts'

/** What is counted: of two places both, of one search its spots. */
export function sumOf(said: readonly Span[], prev: readonly string[], last: Query, given: Given): Query | null {
  const both = isOfLastAlone(said, last, prev) ? null : ofLastTwo(prev, last, given, inTotal)
  return both ?? (isOfBoth(said) ? null : asCount(last, prev, () => shownFor(last, given.context)))
}

/** What the last two questions looked for, together; null where they did not look for the same. */
export function ofLastTwo(prev: readonly string[], last: Query, given: Given, together: typeof inTotal): Query | null {
  const first = prev.length > 1 ? earlierQuery(prev.slice(0, -1), given) : null
  return first === null || first === BEYOND_BUDGET ? null : together(first, last)
}

/** Tells whether a question asks for the number before it as a share, and nothing else: "as a percentage?", "und in Prozent?". */
function asksForShare(spans: readonly Span[]): boolean {
  return SHARE.test(typedText(spans.filter(({ meaning }) => meaning.is !== 'sign' && meaning.is !== 'comma')))
}

const SHARE = new RegExp(
  `^(?:(?:and|so|ok|und|also|et|donc|alors|y|pues|e|allora) )*(?:${[
    '(?:what (?:is|s|would) (?:that|this|it)(?: be)? |(?:give (?:me )?|tell me )?(?:that|this|it) )?(?:as|in) (?:a )?(?:percent|percents|percentages?|per cent|share|proportion|fraction|percentage terms)(?: of (?:all|the total|the whole|them all|all of them))?',
    '(?:what|which|how much|how many) (?:percent|percentages?|per cent|share|proportion|fraction)(?: of (?:all|the total|the whole|them all|all of them))? (?:is|are|would|does) (?:that|this|it|those|they|these)(?: be| make)?(?: of (?:all|the total|the whole|them all|all of them))?',
    '(?:what (?:is|s) )?(?:the|that) (?:percentage|share|proportion)',
    '(?:(?:was|wie ?viel) (?:ist|sind|ware|waren|macht) (?:das|es) |(?:das |es )?(?:bitte )?)(?:in prozent|prozentual|als (?:prozentsatz|prozentzahl|prozentwert|anteil))(?: ausgedruckt)?',
    '(?:wie ?viele?|welcher|welchem|was fur ein) (?:prozent|prozentsatz|anteil)(?: (?:ist|sind|ware|waren|macht|entspricht) (?:das|es|dem))?(?: von allen)?',
    'wie (?:hoch|gross) ist (?:der|dieser) (?:anteil|prozentsatz)',
    '(?:ca (?:fait|donne) (?:combien )?|c est combien |combien (?:est ce )?|soit (?:combien )?)?en (?:pourcentages?|pour ?cent|proportion)',
    '(?:ca (?:fait|represente)|c est|cela (?:fait|represente)) (?:quel(?:le)? (?:pourcentage|part|proportion)|combien de pour ?cent)',
    'quel(?:le)? (?:est le |est la )?(?:pourcentage|part|proportion)(?: (?:est ce|cela fait il|cela represente t il|ca fait|ca represente))?',
    '(?:cuanto es (?:eso )?|eso |cuantos son )?en (?:porcentaje|(?:tanto )?por ?ciento|proporcion)',
    '(?:que|cual es el|cual es la) (?:porcentaje|proporcion|parte|tanto por ciento)(?: (?:es|son|representa|representan|seria)(?: (?:eso|esto|ellos))?)?',
    '(?:quanto (?:fa|e|sarebbe) |quanti sono )?in (?:percentuale|per ?cento|proporzione)',
    '(?:che|quale|qual e la) (?:percentuale|quota|parte|proporzione)(?: (?:e|sono|sarebbe|rappresenta|rappresentano|fa))?(?: questo| quello)?',
  ].join('|')})$`,
  'u',
)

/** "By how much?", "de combien ?": the difference of what was compared. */
function asksForDifference(spans: readonly Span[]): boolean {
  return DIFFERENCE.test(typedText(spans.filter(({ meaning }) => meaning.is !== 'sign' && meaning.is !== 'comma')))
}

const DIFFERENCE = new RegExp(
  `^(?:(?:and|so|but|und|aber|et|mais|y|pero|e|ma) )*(?:${[
    '(?:is (?:it|that) )?by (?:how (?:much|many (?:decibels?|dbs?|points?))|what (?:margin|amount))(?: is (?:it|that)(?: (?:quieter|louder|noisier))?)?',
    'how (?:big|large|great) is (?:the|that) (?:difference|gap)|(?:what (?:is|s) )?the difference(?: in (?:decibels?|dbs?))?',
    '(?:um|und um) wie ?viele?(?: (?:dezibel|db|punkte))?(?: (?:ist (?:es|das) )?(?:ruhiger|leiser|lauter))?|wie (?:gross|hoch) ist (?:der|dieser) unterschied|(?:was ist )?der unterschied',
    'de combien(?: (?:de (?:decibels?|db|points?)|est ce(?: plus (?:calme|bruyant))?|plus (?:calme|bruyant)e?))?|quel(?:le)? (?:est )?(?:la |l )?(?:difference|ecart)|la difference|l ecart',
    '(?:por|en) cuant[oa]s?(?: (?:decibelios?|db|puntos?))?|(?:cual|de cuanto) es la diferencia|que diferencia hay|la diferencia',
    'di quant[oi](?: (?:decibel|db|punti))?|(?:qual|di quanto) e la differenza|che differenza c e|la differenza',
  ].join('|')})$`,
  'u',
)

/** A share or a difference of the numbers before; null where a question asks for neither. */
export function madeOf(said: readonly Span[], prev: readonly string[], last: Query, given: Given): Query | null {
  if (asksForShare(said)) return shareOf(prev, last, given)
  const { summary, kind } = last
  if (kind === 'compare' && asksForDifference(said)) {
    const again = { ...last, isComparedByAll: false, isYesNo: false } as const
    return isInDecibels(said) ? { ...again, comparedBy: levelOrder(last), comparedAlso: [] } : again
  }
  if (summary?.of !== 'groups' || summary.groups.length < 2 || !asksForDifference(said)) return null
  return { ...last, summary: { ...summary, isDifference: true }, isYesNo: false, aspects: [] }
}

function isInDecibels(said: readonly Span[]): boolean {
  return said.some(({ typed }) => DECIBELS.test(typed))
}

const DECIBELS = /(?<!\p{L})(d[eé]cib[eè]l|dezibel|db(?!\p{L}))/iu

/** The first that is told is the one that was asked for. */
function levelOrder({ comparative, order }: Query): 'highest level' | 'lowest level' {
  return comparative === 'louder' || order === 'noise' ? 'highest level' : 'lowest level'
}

/** Tells whether a question may ask for one of these. */
export function asksForMade(spans: readonly Span[]): boolean {
  return asksForShare(spans) || asksForDifference(spans)
}

/** The share of what was counted last: of what was counted before it, or of those of its kind; null where it is part of nothing. */
function shareOf(prev: readonly string[], last: Query, given: Given): Query | null {
  if (!LISTS.has(last.kind) || last.subjects.length > 0) return null
  const first = prev.length > 1 ? earlierQuery(prev.slice(0, -1), given) : null
  const whole = first === null || first === BEYOND_BUDGET || !LISTS.has(first.kind) ? [] : first.conditions
  const keys = whole.map(testOf)
  const isPart = keys.length > 0 && keys.every(key => last.conditions.some(condition => testOf(condition) === key))
  const isOfWhole = (condition: Query['conditions'][number]) =>
    isPart ? keys.includes(testOf(condition)) : isWhere(condition) || isLandscape(condition)
  const base = last.conditions.filter(isOfWhole)
  const part = last.conditions.filter(condition => !isOfWhole(condition))
  if (base.length === 0 || part.length === 0) return null
  const summary = { of: 'share', base, part } as const
  return { ...last, kind: 'summary', summary, conditions: [], aspects: [], isYesNo: false, order: 'rating', rank: 1 }
}

function isLandscape(condition: Query['conditions'][number]): boolean {
  return condition.on === 'feature' && !condition.isNegated && condition.any.every(key => LANDSCAPE_KEYS.has(key))
}
