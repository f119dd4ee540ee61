import { ARE_IN_SHORT, swearingIn } from '../languages/chat/swearing.ts'
import type { Rewrite } from '../languages/language-table.ts'
import type { Language } from '../languages/languages.ts'
import { disturbedByEventsIn } from './disturbed-by-events.ts'
import { knownValuesIn } from './known-values.ts'
import { mostCommonNoiseIn } from './most-common-noise.ts'
import { outsideTownsIn } from './outside-towns.ts'
import { roundaboutIn } from './roundabout.ts'
import { rulesInForceIn } from './rules-in-force.ts'
import { anyCountryIn } from './sentences/any-country.ts'
import { coastOfSideIn } from './sentences/coast-of-side.ts'
import { comparableIn } from './sentences/comparable.ts'
import { exceptNearIn } from './sentences/except-near.ts'
import { loudNearIn } from './sentences/loud-near.ts'
import { mapAgeIn } from './sentences/map-age.ts'
import { needAskedIn } from './sentences/need-asked.ts'
import { orderAskedIn } from './sentences/order-asked.ts'
import { thanTheRestIn } from './sentences/than-the-rest.ts'
import { whereMostIn } from './sentences/where-most.ts'
import { whyAskedIn } from './why-asked.ts'
import { whyUnsureIn } from './why-unsure.ts'
import { wokenByIn } from './woken-by.ts'

/** Writes what is asked in a roundabout way as the tables know it. */
export function askedOtherwiseIn(language: Language): readonly Rewrite[] {
  const short = language === 'en' ? [ARE_IN_SHORT] : []
  return [
    ...swearingIn(language),
    ...short,
    ...roundaboutIn(language),
    ...outsideTownsIn(language),
    ...rulesInForceIn(language),
    ...whyAskedIn(language),
    ...needAskedIn(language),
    ...mapAgeIn(language),
    ...thanTheRestIn(language),
    ...orderAskedIn(language),
    ...coastOfSideIn(language),
    ...anyCountryIn(language),
    ...whereMostIn(language),
    ...comparableIn(language),
    ...exceptNearIn(language),
    ...loudNearIn(language),
    ...whyUnsureIn(language),
    ...knownValuesIn(language),
    ...mostCommonNoiseIn(language),
    ...wokenByIn(language),
    ...disturbedByEventsIn(language),
  ]
}
