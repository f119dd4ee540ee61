import type { Recogniser } from '../name-recognisers.ts'

/** Recognises the paddling of children, who wade and bathe; others paddle a canoe. */
export const recognisePaddling: Recogniser = (tokens, at) => {
  if (!/^paddl(e|es|ing)$/.test(tokens[at]?.folded ?? '') || tokens[at]?.source !== null) return undefined
  const isInBoat = tokens.some(({ folded }) => BOATS.test(folded))
  const isBathing = !isInBoat && tokens.some(({ folded }) => BATHERS.test(folded))
  return isBathing ? { meaning: { is: 'feature', feature: 'swimming' }, length: 1 } : undefined
}

const BOATS = /^(canoe|canoes|canoeing|kayak|kayaks|kayaking|boat|boats|board|boards|boarding|sup|raft)$/
const BATHERS =
  /^(kids?|child|children|toddlers?|baby|babies|son|sons|daughters?|grandchild|grandchildren|grandson|grandsons|granddaughters?|grandkids|feet|toes|barefoot|little|yr|yo|old|ones|boys?|girls?|swim|swimming|bathe)$/
