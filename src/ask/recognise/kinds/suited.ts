import { RECORDING, SOUNDS } from '../../vocabulary/noises/recording-words.ts'
import { FILLER, namesSpot, type Span } from '../spans.ts'

/**
 * Reads "how is Sarek for recording" as the question how quiet it is there and what is heard: that is what decides. Vehicles and
 * flights that one worries about there are noises, and no way to get there.
 */
export function withSuited(spans: readonly Span[]): readonly Span[] {
  const marks = spans.filter(({ typed }) => RECORDING.test(typed))
  const [first] = marks
  if (!first || !spans.some(namesSpot) || spans.some(isPlaceAsked)) return spans
  const isWorried = spans.some(({ typed }) => WORRIES.test(typed))
  return spans.map(span => {
    if (span === first) return { ...span, said: 'why', meaning: { is: 'ask', ask: 'why' } }
    const isNoise = isWorried && (/^(transport|noise source)$/.test(span.meaning.is) || NOISES.test(span.typed))
    const isPart = marks.includes(span) || SOUNDS.test(span.typed) || WORRIES.test(span.typed)
    // A verb of worrying is no wish of its own, once the noises are told.
    return isPart || isNoise ? { ...span, said: 'the', typed: '', meaning: FILLER } : span
  })
}

const WORRIES =
  /^(?:(?:me|mi|nous|nos|ci|m|mich|uns) )?(?:worr(?:y|ies|ied)(?: about)?|afraid|bother(?:s|ed)?|preocupan?|molestan?|inquiète(?:nt)?|gêne(?:nt)?|dérange(?:nt)?|preoccupa(?:no)?|disturba(?:no)?|stör(?:t|en)|sorge|sorgen)$/i
const NOISES = /^(flights?|vuelos|vols|voli|flüge|motos|quads?|todoterrenos|helicopters?|drones)$/i

function isPlaceAsked({ meaning }: Span): boolean {
  return /^(generic|feature|superlative|rating)$/.test(meaning.is)
}
