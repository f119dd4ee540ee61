import type { Links } from '../spots/links.ts'

export const SITE_NAME = 'Sanctuary Directory'

/**
 * Writes a path as a page links to it: from the root of the host, below the path of PUBLIC_URL. Links within the site
 * name no host, so that the pages also work where the service is reached under another name.
 */
export function pathIn({ baseUrl }: Pick<Links, 'baseUrl'>, path: string): string {
  return new URL(baseUrl).pathname.replace(/\/$/, '') + path
}

/** Returns a URL that a page may link to, undefined for one that is not of the web (data comes with links of its own). */
export function webUrl(text: string | null): string | undefined {
  const url = text === null ? null : URL.parse(text)
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined
}
