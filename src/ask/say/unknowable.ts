import type { Spot } from '../../spots/spot.ts'
import { speaksOf, SUBJECT_EVIDENCE } from '../vocabulary/texts/evidence.ts'
import { UNKNOWABLE, type UnknowableSubject } from '../vocabulary/unknowable.ts'

/** Says that a subject is not known here, and where one would ask. */
export function sayUnknowable(subject: UnknowableSubject): string {
  const { what, ask } = UNKNOWABLE[subject]
  return `${what} is not known here: ${ask}.`
}

/** Whether the way to a spot, as it is recorded, tells of what is asked: "Ship only, permit needed". */
export function isToldByWay(subject: UnknowableSubject, { transportation }: Spot): boolean {
  const words = SUBJECT_EVIDENCE[subject]
  return subject === 'law' && words !== undefined && speaksOf(words, transportation ?? '')
}
