// Shares, averages, comparisons of groups and what there is most of, in the language of the question.
import { aheadIn, withAnswerIn } from './kinds/ahead.ts'
import { decided } from '../../compared-as.ts'
import type { Doc } from '../../../index/types.ts'
import { type Figures, figuresOfGroups, figuresOfValues, shareOf } from '../../find/figures/summarise.ts'
import { isBounded } from '../../least.ts'
import { isSuchShare } from '../../share-asked.ts'
import type { Condition, Group, Measure, Query, Summary } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { bestsIn } from './kinds/bests.ts'
import { distinctIn, eachIn } from './kinds/each.ts'
import { percentOf } from '../kinds/percent.ts'
import { withNoises } from './noises/noise-figures.ts'
import { pointsIn } from './noises/points.ts'
import { rangeIn } from './kinds/range.ts'
import { presentIn } from '../kinds/recorded.ts'
import { recordedIn, recordedOfIn } from './kinds/recorded.ts'
import { KIND_SENTENCES } from './kinds/sentences.ts'
import { LINE } from '../spot-line.ts'
import { type Speech, speech } from '../speech.ts'
import { ratingIn } from './noise.ts'
import { conditionText, genderOf, phraseOf } from './phrase.ts'
import { boundSign } from '../figures/bounds.ts'
import { MOST_EQUAL } from '../ranking/summary-phrases.ts'
import { sameRated } from '../ranking/ties.ts'
import type { Voice } from './voice.ts'

/** Says numbers about many spots. */
export function summaryIn(voice: Voice, query: Query, summary: Summary, context: QuestionContext): Speech {
  return withNoises(voice, { summary, index: context.index }, () => figuresIn(voice, query, summary, context))
}

function figuresIn(voice: Voice, query: Query, summary: Summary, context: QuestionContext): Speech {
  switch (summary.of) {
    case 'share':
      return shareIn(voice, summary, context)
    case 'groups':
      return groupsIn(voice, query, summary, context)
    case 'values':
      return summary.asked === 'each' || summary.asked === 'none'
        ? speech(eachIn(voice, summary, context))
        : valuesIn(voice, summary, context)
    case 'range':
      return rangeIn(voice, summary, context)
    case 'recorded':
      return speech(recordedIn(voice, summary, context))
    default:
      return speech([distinctIn(voice, summary, context)])
  }
}

function shareIn(voice: Voice, summary: Extract<Summary, { of: 'share' }>, context: QuestionContext): Speech {
  const { figures } = voice
  const { count, of, unknown, docs, tied, tried } = shareOf(summary, context)
  const whole = phraseOf(summary.base, of === 1, voice, context.index)
  if (of === 0) return speech([voice.say.zero(whole)])
  const present = presentIn(summary.part, { of, count })
  if (present !== null) {
    const what = voice.words.labels.get(present.key) ?? present.key
    const told = recordedOfIn(voice, { of, count: present.count }, whole, what)
    const first = count > 0 && count === present.count ? quietestSaid(voice, docs, tied, context) : []
    return speech([told, KIND_SENTENCES[voice.language].onlyThere, ...first], first.length > 0 ? docs : [])
  }
  const part = summary.part.map(condition => conditionText(condition, voice, context.index)).filter(text => text !== '')
  const percent = percentOf(count, of).replace(/^([<>]) (\d+)$/, (_, sign: string, figure: string) =>
    sign === '<' ? figures.lessThan(figure) : figures.over(figure),
  )
  if (tried !== null) return speech([KIND_SENTENCES[voice.language].tooMany(of, tried)])
  if (unknown === of) return speech([KIND_SENTENCES[voice.language].ofNoneRecorded(of, whole)])
  const share = figures.share(of, whole, count, part.join(', '), percent)
  // Where it is only not known of some, neither is true.
  const isSo = summary.asked ? isSuchShare(summary.asked, { count, of, unknown }) : null
  return speech(
    [
      withAnswerIn(voice, share, isSo),
      ...(unknown > 0 ? [figures.unknownOf(unknown)] : []),
      ...quietestSaid(voice, docs, tied, context),
    ],
    docs,
  )
}

/** The quietest, and how many more are rated as the last of them. */
function quietestSaid(voice: Voice, docs: readonly Doc[], tied: number, context: QuestionContext): string[] {
  if (docs.length === 0) return []
  const { figures, say } = voice
  const names = docs.map(doc => label(voice, doc, context))
  const more = tied > 0 ? [figures.tiedMore(tied)] : []
  return [sentence(figures.quietest([...names, ...more].join(`${say.semicolon} `)))]
}

type Groups = Extract<Summary, { of: 'groups' }>
type Row = Figures & { group: Group }

function groupsIn(voice: Voice, query: Query, summary: Groups, context: QuestionContext): Speech {
  const { figures, say } = voice
  const { groups, measure, end, isOfSpotsAlone } = summary
  const points = measure === 'rating' ? pointsIn(voice, query, summary, context) : null
  if (points) return points
  const all = figuresOfGroups(groups, summary, context.index)
  const rows = all.map((row, at) => ({ ...row, group: groups[at] ?? NO_GROUP }))
  const docs = rows.flatMap(({ best }) => best ?? [])
  const lead = isOfSpotsAlone ? [figures.ofSpotsAlone] : []
  const [only] = rows
  if (rows.length === 1 && only) return speech([...lead, groupIn(voice, only, summary, context)], docs)
  const { ofTotal } = KIND_SENTENCES[voice.language]
  const total = ({ count }: Row) =>
    summary.isOfTotal ? ` (${ofTotal(percentOf(count, context.index.count), context.index.count)})` : ''
  const lines = rows.map(row => `${LINE}${groupIn(voice, row, summary, context)}${total(row)}`)
  const valueOf = ({ count, best, average }: Row) =>
    measure === 'count'
      ? count
      : measure !== 'best'
        ? average
        : best === null
          ? null
          : context.index.silenceRating(best)
  const sign = end === 'most' ? -1 : 1
  const known = rows
    .flatMap(row => {
      const value = valueOf(row)
      return value === null ? [] : [{ row, value, text: figureIn(voice, measure, value) }]
    })
    .toSorted((a, b) => sign * (a.value - b.value))
  const [first, second] = known
  if (!first || !second) return speech([...lead, figures.notComparable, ...lines], docs)
  const isEqual = first.text === second.text
  const nameOf = ({ row }: { row: Row }) => groupName(voice, row.group, context)
  const named = known.map(each => `${nameOf(each)} (${each.text})`).join(`${say.semicolon} `)
  const names = voice.listed(known.filter(({ text }) => text === first.text).map(nameOf))
  const said = isEqual ? figures.equal(names, first.text) : figures.inOrder(aheadIn(voice, summary), named)
  const isAsked = query.isYesNo && (query.comparative !== null || measure === 'count') && !isOfSpotsAlone
  const told = withAnswerIn(voice, said, isAsked ? decided(summary, { isAhead: first.row === rows[0], isEqual }) : null)
  return speech([...lead, told, ...lines], docs)
}

const NO_GROUP: Group = { said: '', conditions: [] }

function groupIn(
  voice: Voice,
  { group, count, known, average, best }: Row,
  { measure, how }: Groups,
  context: QuestionContext,
) {
  const { figures } = voice
  const spots = phraseOf(group.conditions, count === 1, voice, context.index)
  if (count === 0) return voice.say.zero(spots)
  const facts = [
    ...(average === null
      ? []
      : [
          `${figures.how[how]} ${figureIn(voice, measure === 'count' || measure === 'best' ? 'rating' : measure, average)}`,
        ]),
    ...(known < count && measure !== 'count' ? [figures.unknownOf(count - known).replace(/\.$/, '')] : []),
    ...(best === null ? [] : [figures.quietest(label(voice, best, context))]),
  ]
  const same = best === null ? 0 : sameRated(best, group.conditions, context.index)
  const tied = same > 0 ? ` ${voice.say.tied(same, genderOf(group.conditions, voice, context.index))}` : ''
  return `${count} ${spots}${voice.say.colon} ${facts.join(`${voice.say.semicolon} `)}.${tied}`
}

function groupName(voice: Voice, { said, conditions }: Group, context: QuestionContext): string {
  const where = conditions.find(({ on }) => on === 'place' || on === 'around')
  const [place] = where && 'places' in where ? where.places : []
  return said !== '' && place ? voice.placeName(place) : phrase(voice, conditions, context)
}

function valuesIn(voice: Voice, summary: Extract<Summary, { of: 'values' }>, context: QuestionContext): Speech {
  const { figures } = voice
  const { by, measure, end, conditions, limit, least } = summary
  const values = figuresOfValues(summary, context.index)
  const [first] = values
  const spots = phrase(voice, conditions, context)
  if (!first) return speech([voice.say.zero(spots)])
  const text = (row: (typeof values)[number]) =>
    figureIn(voice, measure, (measure === 'count' ? row.count : row.average) ?? 0)
  const named = ({ key, value }: (typeof values)[number]) =>
    by === 'country'
      ? voice.country(key)
      : by === 'continent'
        ? voice.placeName({ name: value, region: null })
        : (voice.words.labels.get(key) ?? voice.words.nouns.get(key)?.one ?? value)
  if (measure === 'best')
    return bestsIn(voice, { summary, values, named, label: doc => label(voice, doc, context) }, context)
  const equal = values.filter(row => text(row) === text(first))
  const others = values.filter(row => !equal.includes(row))
  const next = others.slice(0, Math.max(0, limit - equal.length))
  const tied = others.slice(next.length).filter(row => next.length > 0 && text(row) === text(next.at(-1) ?? row))
  // An average of one spot says less than that of many.
  const withSpots = (row: (typeof values)[number]) =>
    measure === 'count' ? text(row) : `${text(row)}${voice.say.semicolon} ${figures.ofSpots(row.known)}`
  const told = (rows: typeof values) => rows.map(row => `${named(row)} (${withSpots(row)})`)
  const more = (rows: typeof values) => rows.slice(0, 1).map(row => `${figures.moreValues(rows.length)} (${text(row)})`)
  const shown = equal.slice(0, MOST_EQUAL).map(named)
  const names = equal.length > MOST_EQUAL ? [...shown, figures.moreValues(equal.length - MOST_EQUAL)] : shown
  const best = equal.length === 1 ? first.best : null
  return speech(
    [
      figures.inOrder(
        `${upper(isBounded(least) ? `${boundSign(least)} ${spots}` : spots)} ${figures.by[by]}, ${figures.leading[measure][end]}`,
        `${voice.listed(names)} (${equal.length === 1 ? withSpots(first) : text(first)})`,
      ),
      ...(next.length > 0 ? [figures.next([...told(next), ...more(tied)].join(`${voice.say.semicolon} `))] : []),
      ...(best === null ? [] : [sentence(figures.quietest(label(voice, best, context)))]),
    ],
    best === null ? [] : [best],
  )
}

function figureIn(voice: Voice, measure: Measure, value: number): string {
  switch (measure) {
    case 'rating':
      return voice.hundredths(value)
    case 'best':
      return voice.decimal(value)
    case 'elevation':
      return `${Math.round(value)} m`
    case 'level':
      return `${voice.decimal(value)} dB`
    default:
      return String(value)
  }
}

function phrase(voice: Voice, conditions: readonly Condition[], { index }: QuestionContext): string {
  return phraseOf(conditions, false, voice, index)
}

function label(voice: Voice, doc: Doc, { index }: QuestionContext): string {
  return `${index.name(doc)}, ${voice.say.rating(ratingIn(voice, index.spot(doc)))}`
}

function sentence(text: string): string {
  return `${upper(text)}.`
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
