export const SITE_NAME = 'Sanctuary Directory'

/** Returns a URL that a page may link to, undefined for one that is not of the web (data comes with links of its own). */
export function webUrl(text: string | null): string | undefined {
  const url = text === null ? null : URL.parse(text)
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined
}
