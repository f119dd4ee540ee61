// What is said of noisy spots, which are left out where quiet is looked for and others fit.
import { NOISY_BELOW } from '../../../silence/rating.ts'
import type { Retrieved } from '../../find/retrieve.ts'

/** Says how many of those that fit are too noisy to be shown. */
export function sayNoisy({ noisy, isFar }: Retrieved): string[] {
  if (noisy === 0 || isFar) return []
  return [`${noisy} noisy ${noisy === 1 ? 'one is' : 'ones are'} not shown (rated below ${NOISY_BELOW}).`]
}
