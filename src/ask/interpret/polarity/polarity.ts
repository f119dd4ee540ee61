// What words do to those beside them: they wish for it, rule it out, or say that it is what disturbs.
import type { Span } from '../../recognise/spans.ts'
import type { Language } from '../../vocabulary/languages/languages.ts'
import { withAnyPark } from '../../recognise/places/any-park.ts'
import { withAversions } from './aversions.ts'
import { withCauses } from './causes.ts'
import { withComplaints } from './complaints.ts'
import { withCorrections } from './corrections.ts'
import { withIndifference } from './indifference/indifference.ts'
import { withLeastNoise } from './least-noise.ts'
import { withNotAllowed } from '../../recognise/denials/not-allowed.ts'
import { withLostNegations } from './lost-negations.ts'
import { withQuieterThan } from './quieter-than.ts'
import { withPreferences, withRather } from './rather.ts'
import { withRemovals } from './removals.ts'
import { withWishes } from './wishes.ts'

/** Reads wishes, aversions and negations as what they make of the words beside them. */
export function withPolarity(scanned: readonly Span[], language: Language = 'en'): readonly Span[] {
  const heeded = withIndifference({ spans: scanned, language })
  let spans = withCauses({
    spans: withComplaints({ spans: withRather(withPreferences({ spans: heeded, language })), language }),
    language,
  })
  spans = withAversions({ spans: withNotAllowed(spans), language })
  spans = withLeastNoise({ spans, language })
  spans = withRemovals({ spans, language })
  spans = withQuieterThan(withLostNegations(withCorrections(spans)))
  return withAnyPark({ spans: withWishes({ spans, language }), language })
}
