import { z } from 'zod'

/** Where else a spot is described: absolute URLs. */
export const SpotLinks = z.object({
  website: z.url().optional().describe('its own page'),
  wikipedia: z.url().optional().describe('its article'),
  wikidata: z.url().optional().describe('its item'),
})
export type SpotLinks = z.infer<typeof SpotLinks>

/** Links as sources write them: a URL with or without its scheme, `en:Loch Ness`, `Q49650`. */
export type LinkTexts = { [Site in keyof SpotLinks]?: string | null | undefined }

/** Reads links; what is no link is left out, and null is returned when none is left. */
export function spotLinks(texts: LinkTexts): SpotLinks | null {
  const links: SpotLinks = {}
  for (const site of SITES) {
    const url = READERS[site](texts[site]?.trim() ?? '')
    if (url !== null) links[site] = url
  }
  return Object.keys(links).length === 0 ? null : links
}

const SITES = ['website', 'wikipedia', 'wikidata'] as const
const LONGEST_URL = 500

const READERS: Record<(typeof SITES)[number], (text: string) => string | null> = {
  website: webUrl,
  // https://wiki.openstreetmap.org/wiki/Key:wikipedia
  wikipedia(text) {
    const [, language, title] = /^([a-z]{2,3}(?:-[a-z-]+)?):\s*(.+)$/i.exec(text) ?? []
    if (language === undefined || title === undefined || title.startsWith('//')) {
      const url = webUrl(text)
      return url !== null && /^https:\/\/[a-z-]+(\.m)?\.wikipedia\.org\//.test(url) ? url : null
    }
    return `https://${language.toLowerCase()}.wikipedia.org/wiki/${encodeURI(title.replaceAll(' ', '_')).replaceAll('?', '%3F')}`
  },
  wikidata(text) {
    const [id] = /\bQ[1-9]\d*$/.exec(text) ?? []
    return id === undefined || !/^(https?:\/\/(www\.)?wikidata\.org\/(wiki|entity)\/)?Q\d+$/.test(text)
      ? null
      : `https://www.wikidata.org/wiki/${id}`
  },
}

/** Several are parted by semicolons: the first is taken. */
function webUrl(text: string): string | null {
  const [first = ''] = text.split(/;\s*/)
  const isBare = /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(first)
  const url = URL.parse(isBare ? `https://${first}` : first)
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname.includes('.') || url.username !== '') return null
  return url.href.length > LONGEST_URL ? null : url.href
}
