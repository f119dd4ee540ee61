import type { Condition, Subject } from '../query.ts'
import { isLandscape } from './conditions.ts'
import type { Mark } from './marks.ts'
import { type Asking, isSubject, type Located, relationBefore } from './places.ts'

/** Spots that the question is about, each once. */
export function subjectsIn(marks: readonly Mark[], asking: Asking): Subject[] {
  const subjects: Subject[] = []
  for (const [at, { sense }] of marks.entries()) {
    const relation = relationBefore(marks, at)
    let docs: readonly number[] = []
    if (sense.is === 'spot')
      docs = relation === 'near' || relation === 'to' || relation === 'from' || relation === 'between' ? [] : sense.docs
    else if (sense.is === 'name' && isSubject(sense.named, relation, asking))
      docs = sense.named.spots.length > 0 ? sense.named.spots : sense.named.cores
    const phrase = sense.is === 'name' || sense.is === 'spot' ? sense.phrase : ''
    if (docs.length > 0 && !subjects.some(({ docs: [first] }) => first === docs[0])) subjects.push({ phrase, docs })
  }
  return subjects
}

/** "Białowieża entrance fee": a small place asked about stands for the spots that lie there. */
export function subjectsAt(located: readonly Located[], marks: readonly Mark[]): Subject[] {
  const [first, ...others] = located
  const asksFact = marks.some(({ sense }) => FACTS.has(sense.is) || (sense.is === 'ask' && sense.ask === 'tell'))
  if (!first || others.length > 0 || !asksFact || first.place.docs.length === 0 || first.place.radiusKm > SMALL_KM)
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
      return sense.is === 'feature' && isLandscape(sense.feature) && isBeside ? [sense.feature] : []
    }),
  )
  return conditions.filter(condition => condition.on !== 'feature' || !condition.any.some(key => besideNames.has(key)))
}
