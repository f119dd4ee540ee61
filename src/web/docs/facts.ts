import { pathIn } from '../../spots/links.ts'
import { coveredPoint } from '../../service/covered-point.ts'
import type { PageContext } from '../../http/page.ts'
import type { Spot } from '../../spots/spot.ts'

/** Facts of the service in the docs: its address, its limits, and a spot to show. */
export type DocsFacts = {
  baseUrl: string
  to: (path: string) => string
  /** Requests a minute. */
  limit: number
  /** The same for pages and files. */
  pageLimit: number
  /** A spot of the catalogue; the sandbox's while the catalogue is empty. */
  spot: Spot
  apiPathOfSpot: string
  /** A point whose silence is known, null before a region is imported. */
  coveredPoint: { latitude: number; longitude: number } | null
  /** Whom to credit for all spots. */
  attribution: string
  sources: readonly { name: string; ratings: 'editorial' | 'computed' }[]
  webhookPublicKey: string
}

export function docsFactsOf({ links, settings, directory, sandbox }: PageContext): DocsFacts {
  const { index } = directory
  const spot = (index.count > 0 ? index : sandbox.index).spot(0)
  return {
    baseUrl: links.baseUrl,
    to: path => pathIn(links, path),
    limit: settings.rateLimitPerMinute,
    pageLimit: settings.pageLimitPerMinute,
    spot,
    apiPathOfSpot: `/api/spots/${spot.slug ?? spot.id}`,
    coveredPoint: coveredPoint(directory),
    attribution: index.attribution,
    sources: index.sources,
    webhookPublicKey: settings.webhookPublicKey(),
  }
}
