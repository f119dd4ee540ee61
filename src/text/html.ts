const BREAKS = /<\s*(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi
const HIDDEN = /<\s*(script|style)\b[^<>]*>[\s\S]*?<\s*\/\s*\1\s*>|<!--[\s\S]*?-->/gi
/** Also of XML, with a prefix (`<o:p>`), and of components (`<my-tag>`). */
const TAG = /<\/?[a-z][a-z0-9]*(?:[:-][a-z0-9]+)*(?:\s[^<>]*)?\/?>/gi
const DECLARATION = /<!doctype\b[^<>]*>|<\?xml\b[^<>]*>/gi
const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>/g
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    rsquo: '’',
    lsquo: '‘',
    rdquo: '”',
    ldquo: '“',
    deg: '°',
    auml: 'ä',
    ouml: 'ö',
    uuml: 'ü',
    szlig: 'ß',
    eacute: 'é',
    egrave: 'è',
    agrave: 'à',
    ccedil: 'ç',
    ntilde: 'ñ',
  }),
)

/** Turns HTML into plain text; what holds no tag and no entity stays as it is. */
export function htmlToText(text: string): string {
  if (!/<[a-z/!?]|&[#a-z]/i.test(text)) return text
  const bare = text
    .replaceAll(CDATA, '$1')
    .replaceAll(HIDDEN, '')
    .replaceAll(DECLARATION, '')
    .replaceAll(BREAKS, '\n')
    .replaceAll(TAG, '')
  return bare
    .replaceAll(ENTITY, decoded)
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function decoded(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? entity
  const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return point > 0x1f && point <= 0x10_ffff && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : ''
}
