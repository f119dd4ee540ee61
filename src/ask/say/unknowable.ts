import { UNKNOWABLE, type UnknowableSubject } from '../vocabulary/unknowable.ts'

/** Says that a subject is not known here, and where one would ask. */
export function sayUnknowable(subject: UnknowableSubject): string {
  const { what, ask } = UNKNOWABLE[subject]
  return `${what} is not known here: ${ask}.`
}
