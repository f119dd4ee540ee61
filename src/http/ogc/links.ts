import type { Links } from '../../spots/links.ts'
import { JSON_TYPE } from '../response/response.ts'

type Link = { href: string; rel: string; type: string; title: string }

export const OPENAPI_30 = 'application/vnd.oai.openapi+json;version=3.0'

export function linkTo(
  { baseUrl }: Pick<Links, 'baseUrl'>,
  path: string,
  { rel, title, type = JSON_TYPE }: { rel: string; title: string; type?: string },
): Link {
  return { href: `${baseUrl}${path}`, rel, type, title }
}

export function collectionPath(id: string): string {
  return `/ogc/collections/${encodeURIComponent(id)}`
}
