import type { Aspect, MissingField } from '../../vocabulary/meanings.ts'
import type { Meaning } from '../spans.ts'

/** Makes of a fact the question whether it is recorded. */
export function recorded(meaning: Meaning): Meaning {
  const field = fieldOf(meaning)
  return { is: 'recorded', feature: meaning.is === 'feature' && field === null ? meaning.feature : null, field }
}

/** The field that a word is of. */
export function fieldOf(meaning: Meaning): MissingField | null {
  if (meaning.is === 'access' || meaning.is === 'fire' || meaning.is === 'transport') return meaning.is
  if (meaning.is === 'feature' && meaning.feature === 'no-access') return 'access'
  return meaning.is === 'aspect' ? (FIELDS[meaning.aspect] ?? null) : null
}

const FIELDS: Readonly<Partial<Record<Aspect, MissingField>>> = {
  access: 'access',
  fire: 'fire',
  transport: 'transport',
  elevation: 'elevation',
  level: 'level',
  scenery: 'scenery',
  activities: 'activities',
}
