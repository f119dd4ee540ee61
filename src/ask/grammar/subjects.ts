import type { Gazetteer, Named } from '../gazetteer/gazetteer.ts'
import type { Condition, Subject } from '../query.ts'
import { isLandscape, isPartOfName } from '../interpret/conditions.ts'
import type { Mark } from '../recognise/spans.ts'
import { type Asking, isAtSpot, isSubject, type Located, relationBefore } from './places.ts'

/** Spots that the question is about, each once. */
export function subjectsIn(marks: readonly Mark[], asking: Asking, gazetteer: Gazetteer): Subject[] {
  const subjects: Subject[] = []
  const isNamed = marks.some(({ sense }) => sense.is === 'name' && sense.named.spots.length > 0)
  for (const [at, { sense }] of marks.entries()) {
    // Beside a spot that is named outright a mere likeness names no second one.
    if (sense.is === 'spot' && sense.isGuess && isNamed && !asking.isComparing) continue
    const found = subjectAt(marks, at, asking, gazetteer)
    if (found && !subjects.some(({ docs: [first] }) => first === found.docs[0])) subjects.push(found)
  }
  if (subjects.length > 0 || !asking.isDistance) return subjects
  // "From Zürich to Sihlwald": of the two ends the one that is a spot.
  return marks
    .flatMap(({ sense }) => {
      const [doc] = sense.is === 'spot' ? sense.docs : sense.is === 'name' ? sense.named.spots : []
      return doc === undefined || !('phrase' in sense) ? [] : [{ phrase: sense.phrase, docs: [doc] }]
    })
    .slice(0, 1)
}

/** "Except Lahemaa", "besides Sarek": spots that are not wanted among those that are looked for. */
export function excludedIn(marks: readonly Mark[], asking: Asking): Condition[] {
  if (!asking.hasHead) return []
  return marks.flatMap(({ sense, said }, at): Condition[] => {
    const docs =
      sense.is === 'spot' ? sense.docs : sense.is === 'name' ? [...sense.named.spots, ...sense.named.cores] : []
    if (docs.length === 0 || !isExcluded(marks, at)) return []
    return [{ on: 'docs', docs, isNegated: true, said: `not ${said}`, shown: `other than ${said}` }]
  })
}

function isExcluded(marks: readonly Mark[], at: number): boolean {
  const before = marks[at - 1]
  return (before?.sense.is === 'negation' && !/^(in|no)$/i.test(before.said)) || /^besides?$/i.test(before?.said ?? '')
}

function subjectAt(marks: readonly Mark[], at: number, asking: Asking, gazetteer: Gazetteer): Subject | undefined {
  const sense = marks[at]?.sense
  if (asking.hasHead && isExcluded(marks, at)) return undefined
  const relation = relationBefore(marks, at)
  if (sense?.is === 'spot') return RELATED.has(relation ?? '') ? undefined : sense
  if (sense?.is !== 'name') return undefined
  const { named, phrase } = sense
  const next = marks[at + 1]
  // "Mona Lisa" is not Isla de Mona: a capital behind the core of a name makes it another one.
  const isLonger = next?.isCapital === true && (next.sense.is === 'unknown' || next.sense.is === 'name')
  if (named.spots.length === 0 && isLonger) return undefined
  if (isAtSpot(marks, at) || isSubject(named, relation, asking))
    return { phrase, docs: named.spots.length > 0 ? named.spots : named.cores }
  const docs = isSmall(named) && relation === null ? spotsMeant(marks, at, asking, gazetteer) : []
  return docs.length === 1 ? { phrase, docs } : undefined
}

const RELATED: ReadonlySet<string> = new Set(['near', 'to', 'from', 'between'])

/** "Rila Monastery", "Biebrza or Białowieża": the place stands for the one spot that lies there. */
function spotsMeant(
  marks: readonly Mark[],
  at: number,
  { isComparing }: Asking,
  gazetteer: Gazetteer,
): readonly number[] {
  const sense = marks[at]?.sense
  const part = sense?.is === 'name' ? sense.named.part : []
  const next = marks[at + 1]
  if (next?.sense.is === 'feature' && isLandscape(next.sense.feature) && !next.isPlural) {
    return gazetteer.having(part, next.sense.feature)
  }
  return isComparing ? part : []
}

function isSmall({ region, settlements }: Named): boolean {
  return region === null && settlements.every(({ population }) => population < SMALL_TOWN)
}

const SMALL_TOWN = 20_000

/** "Białowieża entrance fee": a small place asked about stands for the spots that lie there. */
export function subjectsAt(located: readonly Located[], marks: readonly Mark[]): Subject[] {
  const [first, ...others] = located
  const asksFact = marks.some(({ sense }) => FACTS.has(sense.is) || (sense.is === 'ask' && sense.ask === 'tell'))
  if (!first || others.length > 0 || !asksFact || first.place.docs.length !== 1 || first.place.radiusKm > SMALL_KM)
    return []
  return [{ phrase: first.place.name, docs: first.place.docs }]
}

const FACTS: ReadonlySet<Mark['sense']['is']> = new Set(['aspect', 'access', 'fire', 'transport'])
const SMALL_KM = 5

/** "Synevyr lake", "Sarek national park": what kind of place the named spot is needs not be met again. */
export function withoutNames(
  conditions: readonly Condition[],
  marks: readonly Mark[],
  about: boolean,
): readonly Condition[] {
  if (!about) return conditions
  const besideNames = new Set(
    marks.flatMap(({ sense }, at) => {
      const isBeside =
        marks[at - 1]?.sense.is === 'name' ||
        marks[at + 1]?.sense.is === 'name' ||
        marks[at - 1]?.sense.is === 'spot' ||
        marks[at + 1]?.sense.is === 'spot'
      return sense.is === 'feature' && isPartOfName(sense.feature) && isBeside ? [sense.feature] : []
    }),
  )
  return conditions.filter(condition => condition.on !== 'feature' || !condition.any.some(key => besideNames.has(key)))
}
