import type { Spot } from '../../spots/spot.ts'
import type { AspectAsk } from '../query.ts'
import { speaksOf, SUBJECT_EVIDENCE } from '../vocabulary/texts/evidence.ts'
import { UNKNOWABLE, type UnknowableSubject } from '../vocabulary/unknowable.ts'

/** Says that a subject is not known here, and where one would ask. */
export function sayUnknowable(subject: UnknowableSubject): string {
  const { what, ask } = UNKNOWABLE[subject]
  return `${what} is not known here: ${ask}.`
}

/** Of one spot, with the way there where that tells of it. */
export function sayUnknowableOf(subject: UnknowableSubject, spot: Spot, way: string): string[] {
  const told = toldByWay(subject, spot)
  return [...(told === 'all' ? [] : [sayUnknowable(subject)]), ...(told === 'nothing' ? [] : [way])]
}

/**
 * What the way to a spot, as it is recorded, tells of what is asked: all of it ("Bus stop Malbun, 580 m in a straight line"), something beside
 * that it is not known ("Ship only, permit needed"), or nothing.
 */
export function toldByWay(subject: UnknowableSubject, { transportation }: Spot): 'all' | 'some' | 'nothing' {
  const words = SUBJECT_EVIDENCE[subject]
  if (subject === 'law') return words !== undefined && speaksOf(words, transportation ?? '') ? 'some' : 'nothing'
  const stop = STOPS_AWAY[subject]
  if (stop === undefined || !transportation) return 'nothing'
  return stop.test(transportation) ? 'all' : 'some'
}

/** A way that says how far what is asked for is. */
const STOPS_AWAY: Partial<Record<UnknowableSubject, RegExp>> = {
  stations: /^(train |railway )?station\b.*\d m (away|in a straight line)$/i,
  stops: /\bstop\b.*\d m (away|in a straight line)$/i,
}

/** Of what a spot costs nothing more is known than whether it is free, and where that is told. */
export function withCosts(asked: readonly AspectAsk[], { links }: Pick<Spot, 'links'>): readonly AspectAsk[] {
  const isOfCosts = asked.some(aspect => aspect.of === 'unknowable' && aspect.subject === 'prices')
  if (!isOfCosts) return asked
  const others: readonly AspectAsk[] = [{ of: 'access' }, ...(links?.website ? [{ of: 'website' } as const] : [])]
  return [...asked, ...others.filter(({ of }) => asked.every(each => each.of !== of))]
}
