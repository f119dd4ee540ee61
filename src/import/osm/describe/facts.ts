import type { Candidate } from '../collect/candidates/candidate.ts'
import type { NearbyFeature } from '../collect/nearby/nearby.ts'
import type { Entry } from './entry.ts'
import type { Heard } from './heard.ts'
import type { NearestPlace } from './nearest-place.ts'

/** What a description is made of. */
export type Facts = {
  candidate: Candidate
  place: NearestPlace | null
  /** A named area around it. */
  container: Candidate | undefined
  near: readonly NearbyFeature[]
  heard: Heard
  fireStatus: 'allowed' | 'prohibited' | null
  entry: Entry
}
