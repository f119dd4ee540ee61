import type { AspectAsk } from '../../query.ts'

/** Leaves out the rating where another answer tells it: how sure it is, or whether it is above a number. */
export function withoutToldRating(asked: readonly AspectAsk[]): AspectAsk[] {
  const isSure = asked.some(({ of }) => of === 'confidence')
  if (!isSure && !asked.some(({ of }) => of === 'rating at')) return [...asked]
  // "Is it quiet, and is it rated above 4?" asks twice.
  return asked.filter(aspect => aspect.of !== 'rating' || (!isSure && aspect.asked !== undefined))
}
