import { countValues, type Figures, figuresOfGroups, figuresOfValues, shareOf } from '../../find/figures/summarise.ts'
import { decided } from '../../compared-as.ts'
import { isBounded } from '../../least.ts'
import { isSuchShare } from '../../share-asked.ts'
import type { Condition, Group, Measure, Query, Summary } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { capitalised, listed } from '../../../text/english.ts'
import { HEARD } from '../noises/heard-sentences.ts'
import type { Doc } from '../../../index/types.ts'
import { nounPhrase } from '../noun-phrase.ts'
import { sayEach } from '../kinds/each.ts'
import { percentOf } from '../kinds/percent.ts'
import { sayRange } from '../kinds/range.ts'
import { presentIn, sayPresent, sayRecorded } from '../kinds/recorded.ts'
import { type Speech, speech, withBeside } from '../speech.ts'
import { labelOf, LINE } from '../spot-line.ts'
import { sayBests } from './bests.ts'
import { besideNoises, missingOfNoises } from '../noises/noise-figures.ts'
import { apartInDb, pointsApartOf, pointsOf, sayPointsApart } from './points.ts'
import { MOST_EQUAL, SUMMARY } from './summary-phrases.ts'
import { sameRated, sameText } from './ties.ts'

/** Says a share, an average, a comparison of groups, or which country or kind has the most. */
export function saySummary(query: Query, summary: Summary, context: QuestionContext): Speech {
  const missing = missingOfNoises(summary, context.index)
  if (missing) return speech([SUMMARY[missing]])
  const said = figuresSaid(query, summary, context)
  const { unknown, isOfAircraft } = besideNoises(summary, context.index)
  return withBeside(said, [
    ...(unknown > 0 ? [SUMMARY.unheard(unknown)] : []),
    ...(isOfAircraft ? [HEARD.onlyAirfields] : []),
  ])
}

function figuresSaid(query: Query, summary: Summary, context: QuestionContext): Speech {
  switch (summary.of) {
    case 'share':
      return sayShare(summary, context)
    case 'groups':
      return sayGroups(query, summary, context)
    case 'values':
      return summary.asked === 'each' || summary.asked === 'none'
        ? speech(sayEach(summary, context))
        : sayValues(summary, context)
    case 'range':
      return sayRange(summary, context)
    case 'recorded':
      return speech(sayRecorded(summary, context))
    default:
      return speech([
        SUMMARY.distinct(
          countValues(summary.by, summary.conditions, context.index),
          summary.by,
          phrase(summary.conditions, 0),
        ),
      ])
  }
}

function sayShare(summary: Extract<Summary, { of: 'share' }>, context: QuestionContext): Speech {
  const { count, of, unknown, docs, tied, tried } = shareOf(summary, context)
  const present = presentIn(summary.part, { of, count })
  if (present !== null && of > 0) {
    const said = sayPresent({ of, count: present.count }, summary.base, summary.part)
    const best =
      count > 0 && count === present.count
        ? [SUMMARY.best(listed(docs.map(doc => label(doc, context))), docs.length, tied)]
        : []
    return speech([...said, ...best], best.length > 0 ? docs : [])
  }
  const [whole, part] = [phrase(summary.base, of), phrase([...summary.base, ...summary.part], count)]
  if (of === 0) return speech([SUMMARY.none(whole)])
  if (tried !== null) return speech([SUMMARY.shareOfTooMany(of, whole, tried)])
  if (unknown === of) return speech([SUMMARY.shareUnknown(of, whole)])
  const share = SUMMARY.share({ count, of, whole, part, percent: percent(count, of) })
  const said = summary.asked ? SUMMARY.whether(isSuchShare(summary.asked, { count, of, unknown }), share) : share
  const best = docs.length > 0 ? [SUMMARY.best(listed(docs.map(doc => label(doc, context))), docs.length, tied)] : []
  return speech([said, ...(unknown > 0 ? [SUMMARY.unknown(unknown)] : []), ...best], docs)
}

/** In whole percent; "less than 1" and "over 99" where that would say none or all. */
function percent(count: number, of: number): string {
  const share = (100 * count) / of
  if (count > 0 && share < 1) return SUMMARY.lessThanOne
  return count < of && share > 99 ? SUMMARY.overNinetyNine : String(Math.round(share))
}

type Groups = Extract<Summary, { of: 'groups' }>

function sayGroups(query: Query, summary: Groups, context: QuestionContext): Speech {
  const { groups, measure, how } = summary
  const points = measure === 'rating' ? sayPoints(query, summary, context) : null
  if (points) return points
  const figures = figuresOfGroups(groups, summary, context.index)
  const rows = groups.map((group, at) => ({ group, ...(figures[at] ?? NO_FIGURES) }))
  const docs = rows.flatMap(({ best }) => best ?? [])
  const [only] = rows
  const lead = summary.isOfSpotsAlone ? [SUMMARY.ofSpotsAlone] : []
  if (rows.length === 1 && only) {
    return speech([...lead, oneGroup(only, { measure, how }, context)], docs)
  }
  const total = ({ count }: Row) =>
    summary.isOfTotal ? ` That is ${percentOf(count, context.index.count)} % of all ${context.index.count}.` : ''
  const lines = rows.map(row => `${LINE}${capitalised(oneGroup(row, { measure, how }, context))}${total(row)}`)
  return speech([...lead, conclusion(query, summary, rows, context), ...lines], docs)
}

/** Towns are compared by the noise that was computed at their middle; null where that is not known of each. */
function sayPoints(query: Query, summary: Groups, context: QuestionContext): Speech | null {
  const apart = pointsApartOf(summary, context)
  if (apart.length > 0) return sayPointsApart(query, apart, context)
  const points = pointsOf(summary, context)
  if (!points) return null
  const { known, first, second, isEqual, areTowns } = points
  const isAsked = query.isYesNo && query.comparative !== null
  const is = isAsked ? decided(summary, { isAhead: first === known[0], isEqual }) : null
  const yes = is === null ? '' : is ? SUMMARY.yes : SUMMARY.no
  const levels = known.map(({ name, lden, rating }) =>
    SUMMARY.point(name, lden === '< 20' ? lden : `${Math.round(lden)}`, rating),
  )
  const said = isEqual
    ? SUMMARY.equalPoints(first.name, second.name, areTowns)
    : SUMMARY.points(first.name, second.name, summary.end, areTowns)
  const db = summary.isDifference ? apartInDb(points) : null
  const difference = db === null ? [] : [SUMMARY.pointsDiffer(first.name, second.name, db)]
  return speech([yes === '' ? capitalised(said) : `${yes}${said}`, ...difference, SUMMARY.computed(levels, areTowns)])
}

const NO_FIGURES: Figures = { count: 0, known: 0, average: null, best: null }

type Row = Figures & { group: Group }

function oneGroup(
  { group, count, known, average, best }: Row,
  { measure, how }: Pick<Groups, 'measure' | 'how'>,
  context: QuestionContext,
): string {
  const spots = phrase(group.conditions, count)
  if (count === 0) return SUMMARY.none(spots)
  const unknown = count - known
  return SUMMARY.group({
    count,
    spots,
    average: average === null ? null : SUMMARY.measured(measure, average),
    how,
    unknown: unknown > 0 && measure !== 'count' ? unknown : 0,
    best: best === null ? null : `${label(best, context)}${sameText(sameRated(best, group.conditions, context.index))}`,
  })
}

/** Which group comes first, by how much; of a yes/no question about the first group whether that is so. */
function conclusion(query: Query, summary: Groups, rows: readonly Row[], context: QuestionContext): string {
  const { measure, how, end, isOfSpotsAlone } = summary
  const valueOf = (row: Row) =>
    measure === 'count' ? row.count : measure === 'best' ? bestOf(row, context) : row.average
  const known = rows.filter(row => valueOf(row) !== null)
  const sign = end === 'most' ? -1 : 1
  const [first, second, ...rest] = known.toSorted((a, b) => sign * ((valueOf(a) ?? 0) - (valueOf(b) ?? 0)))
  if (!first || !second) return SUMMARY.notComparable
  const name = ({ group, count }: Row) =>
    group.said === '' ? phrase(group.conditions, count === 1 ? 2 : count) : group.said
  const [a, b] = [shown(measure, valueOf(first)), shown(measure, valueOf(second))]
  const isEqual = a === b
  const isAsked = query.isYesNo && (query.comparative !== null || measure === 'count' || isEqual)
  const is = isAsked && !(isEqual && isOfSpotsAlone) ? decided(summary, { isAhead: first === rows[0], isEqual }) : null
  const yes = is === null ? '' : is ? SUMMARY.yes : SUMMARY.no
  if (isEqual) {
    const alike = known.filter(row => shown(measure, valueOf(row)) === a)
    return `${yes}${SUMMARY.equal(measure, how, a, alike.map(name))}`
  }
  const text = SUMMARY.conclusion({ measure, how, end, first: name(first), second: name(second), a, b })
  const others = rest.map(row => `${name(row)} (${shown(measure, valueOf(row))})`)
  const apart = Math.abs(Number.parseFloat(a) - Number.parseFloat(b))
  const difference = summary.isDifference ? [SUMMARY.difference(SUMMARY.figure(measure, apart))] : []
  const said = yes === '' ? capitalised(text) : `${yes}${text}`
  const further = others.length === 0 ? [] : [SUMMARY.further(listed(others), others.length)]
  return [said, ...difference, ...further].join(' ')
}

function bestOf({ best }: Figures, { index }: QuestionContext): number | null {
  return best === null ? null : index.silenceRating(best)
}

function shown(measure: Measure, value: number | null): string {
  return value === null ? '' : measure === 'count' ? String(value) : SUMMARY.figure(measure, value)
}

type Values = Extract<Summary, { of: 'values' }>

/** What a condition is on that says where to look. */
const WHERE: ReadonlySet<Condition['on']> = new Set(['place', 'near', 'around', 'between'])

function sayValues(summary: Values, context: QuestionContext): Speech {
  const { by, measure, end, conditions, limit, least } = summary
  const values = figuresOfValues(summary, context.index)
  const [first] = values
  if (!first) return speech([isBounded(least) ? SUMMARY.noneWith(least, by) : SUMMARY.none(phrase(conditions, 0))])
  if (measure === 'best') return sayBests(summary, values, context)
  const text = (row: (typeof values)[number]) => shown(measure, measure === 'count' ? row.count : row.average)
  // An average of one spot says less than that of many.
  const withSpots = (row: (typeof values)[number]) =>
    measure === 'count' ? text(row) : `${text(row)}, ${spotsOf(row)}`
  const equal = values.filter(row => text(row) === text(first))
  const others = values.filter(row => !equal.includes(row))
  const next = others.slice(0, Math.max(0, limit - equal.length))
  const last = next.at(-1)
  const tied = last ? others.slice(next.length).filter(row => text(row) === text(last)).length : 0
  const said = SUMMARY.value({
    by,
    measure,
    end,
    names: equal.slice(0, MOST_EQUAL).map(({ value }) => value),
    more: Math.max(0, equal.length - MOST_EQUAL),
    figure: equal.length === 1 && measure !== 'count' ? `${text(first)} (${spotsOf(first)})` : text(first),
    spots: `${phrase(conditions, 2)}${isBounded(least) ? SUMMARY.bounded(least, by, phrase(least.of === 'all' ? [] : conditions, least.most ?? least.spots)) : ''}`,
  })
  // Of a part of the world only its own countries can have none.
  const within = conditions.filter(({ on, isNegated }) => WHERE.has(on) && !isNegated)
  const none = measure === 'count' && end === 'least' ? countValues(by, within, context.index) - values.length : 0
  const lead = none > 0 && least.spots === 1 ? [SUMMARY.without(none, by, phrase(conditions, 2))] : []
  const rest = last
    ? [
        SUMMARY.next(
          next.map(row => `${row.value} (${withSpots(row)})`),
          tied,
          by,
        ),
      ]
    : []
  const best = equal.length === 1 && first.best !== null ? [SUMMARY.bestThere(label(first.best, context))] : []
  return speech([...lead, said, ...rest, ...best], equal.length === 1 && first.best !== null ? [first.best] : [])
}

function spotsOf({ known }: Figures): string {
  return `${known} ${known === 1 ? 'spot' : 'spots'}`
}

function phrase(conditions: Query['conditions'], count: number): string {
  return nounPhrase(conditions, count)
}

function label(doc: Doc, context: QuestionContext): string {
  return labelOf({ doc, km: null }, context, null)
}
