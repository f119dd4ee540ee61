import { coveredPoint } from '../../service/covered-point.ts'
import type { Service } from '../../http/service.ts'
import type { Spot } from '../../spots/spot.ts'
import { pathIn } from '../site.ts'

/** What the docs say that depends on the service: where it is, its limits, and a spot to show. */
export type DocsFacts = {
  baseUrl: string
  to: (path: string) => string
  /** Requests a minute. */
  limit: number
  /** A spot of the catalogue; the sandbox's while the catalogue is empty. */
  spot: Spot
  apiPathOfSpot: string
  /** A point that can be asked for its silence, null where no region has been imported. */
  coveredPoint: { latitude: number; longitude: number } | null
  sources: readonly { name: string; ratings: 'editorial' | 'computed' }[]
  webhookPublicKey: string
}

export function docsFactsOf(service: Service): DocsFacts {
  const { links, rateWindows, webhookPublicKey } = service
  const { index } = service.directory()
  const spot = (index.count > 0 ? index : service.sandbox.index).spot(0)
  return {
    baseUrl: links.baseUrl,
    to: path => pathIn(links, path),
    limit: rateWindows.peek('docs').limit,
    spot,
    apiPathOfSpot: `/api/spots/${spot.slug ?? spot.id}`,
    coveredPoint: coveredPoint(service.directory()),
    sources: index.sources,
    webhookPublicKey,
  }
}
