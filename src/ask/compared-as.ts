/** What else is asked where groups of spots are compared. */
export type ComparedAs = {
  /** A whole region was asked about, of which only the spots are known. */
  isOfSpotsAlone?: true
  /** The average of the ratings there is asked for, and not how loud it is at a place. */
  isOfRatings?: true
  /** What part of the whole catalogue each group is, is asked for too. */
  isOfTotal?: true
  /** By how much they differ is asked for too. */
  isDifference?: true
  /** What a yes or no is about: whether the two are equal, and not which is ahead; or what their figures do not decide. */
  decides?: 'equal' | 'nothing'
}

/** Says whether what is compared is as asked; null where that is not asked, or not known. `isAhead`: the first of the question is. */
export function decided({ decides }: ComparedAs, { isAhead, isEqual }: Record<'isAhead' | 'isEqual', boolean>) {
  if (decides === 'nothing') return null
  // "As many as": with more it has as many, and is not equal to the other.
  if (decides === 'equal') return isEqual ? true : isAhead ? null : false
  return isAhead && !isEqual
}
