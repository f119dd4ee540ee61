import assert from 'node:assert/strict'
import { describe, before, test } from 'node:test'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { attribute, type Dom, textIn, withTag } from '../../../test/support/dom.ts'
import { type PageClient, pageClient, type Visited } from '../../../test/support/page-client.ts'
import { testService } from '../../../test/support/service.ts'
import { randomSpots, spotRecord } from '../../../test/support/spots.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { TABLES, wordsIn } from './words.ts'
import type { Key } from './table.ts'

const FOREIGN = LANGUAGES.filter(language => language !== 'en')
const keys = Object.keys(TABLES.en) as Key[]

/** The texts of a phrase, with the names that they take. */
function formsOf(language: Language, key: Key): string[] {
  const phrase: string | { one: string; other: string } = TABLES[language][key]
  return typeof phrase === 'string' ? [phrase] : [phrase.one, phrase.other]
}

function namesIn(text: string): string[] {
  return Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name).sort()
}

test('every table has every key, with the same values to put in', () => {
  assert.ok(keys.length > 200)
  for (const language of FOREIGN) {
    assert.deepEqual(Object.keys(TABLES[language]).sort(), keys.toSorted(), language)
    for (const key of keys) {
      const forms = formsOf(language, key)
      for (const [i, form] of forms.entries()) {
        const english = namesIn(formsOf('en', key)[i] ?? '')
        assert.notEqual(form.trim(), '', `${language} ${key}`)
        assert.deepEqual(namesIn(form), english, `${language} ${key}`)
      }
    }
  }
})

test('lists within a text have as many parts in every language', () => {
  for (const [key, parting, count] of [
    ['fact.compass', ' ', 4],
    ['rose.directionNames', '|', 8],
  ] as const) {
    for (const language of LANGUAGES) assert.equal(TABLES[language][key].split(parting).length, count, language)
  }
})

test('numbers and plurals are those of the language', () => {
  const found = (language: Language, count: number) => wordsIn(language).say('results.found', { count })
  assert.deepEqual(
    [0, 1, 1234].map(count => found('en', count)),
    ['0 places found', '1 place found', '1,234 places found'],
  )
  assert.deepEqual(
    [0, 1, 1234].map(count => found('de', count)),
    ['0 Orte gefunden', '1 Ort gefunden', '1.234 Orte gefunden'],
  )
  assert.deepEqual(
    [0, 1, 2].map(count => found('fr', count)),
    ['0 lieu trouvé', '1 lieu trouvé', '2 lieux trouvés'],
  )
  assert.equal(found('fr', 12_345), '12\u202f345 lieux trouvés')
  assert.equal(wordsIn('es').decimal(4.6), '4,6')
  assert.equal(wordsIn('it').distance(12.34), '12\u00a0km')
  assert.equal(wordsIn('de').distance(2.34), '2,3\u00a0km')
  assert.equal(wordsIn('de').quietIn('lake', 'SE'), 'ruhige Seen in Schweden')
  assert.equal(wordsIn('en').quietIn('lake', 'US'), 'quiet lakes in the United States')
})

describe('pages in five languages', () => {
  let visit: PageClient['visit']
  const road = { latitude: 42.509, longitude: 1.5, ratedBy: 'model' as const, silenceRating: 3.4 }
  before(async () => {
    const spots = [
      spotRecord('computed', {
        ...road,
        name: 'Qqa',
        description: 'Zza.',
        tags: ['lake', 'camping'],
        activities: ['hiking'],
      }),
      spotRecord('known', {
        name: 'Qqb',
        description: 'Zzb.',
        tags: ['forest', 'no-access'],
        accessStatus: 'free',
        fireStatus: 'prohibited',
        sceneryType: 'lake',
        country: 'NO',
        place: 'Zzp',
        confidence: 'low',
        commentsCount: 2,
        elevation: 1234,
        transportation: 'Zz bus, 300 m away',
        otherNames: ['Zzo'],
        silenceRating: 2,
      }),
      spotRecord('near', { name: 'Qqc', description: 'Zzc.', sceneryType: 'lake', country: 'NO', silenceRating: 1 }),
      spotRecord('also', { name: 'Qqd', description: 'Zzd.', sceneryType: 'lake', country: 'NO', silenceRating: 4 }),
      ...randomSpots(60, 3).map((spot, i) => ({ ...spot, name: `Qq${i}`, description: `Zz${i}.` })),
    ]
    visit = pageClient(await testService(spots, { contactUrl: 'mailto:a@b.example' })).visit
  })

  const PATHS = [
    '/',
    '/?minRating=3.4&tag=lake&scenery=lake&access=free&country=NO&activity=hiking&near=42.5,1.5&radiusKm=100&said=zz',
    '/?near=42.5,1.5&radiusKm=1000&sort=distance&noisy=yes',
    '/?q=zzzzqqqq&minRating=2',
    '/?q=laek',
    '/spots/computed',
    '/spots/known',
    '/spots/near',
    '/embed/spots/known',
    '/embed/spots/computed',
    '/silence',
    '/silence?latitude=42.509&longitude=1.5',
    '/silence?latitude=10&longitude=10',
    '/silence?latitude=100&longitude=10',
    '/saved',
    '/saved?ids=known,near',
    '/quiet/lakes/norway',
    '/offline',
    '/nowhere',
  ]

  for (const language of FOREIGN)
    test(`no English is left in a page in ${language}`, async () => {
      const same = new Set<string>()
      for (const path of PATHS) {
        const english = new Set(textsOn((await visit(path, inLanguage('en'))).dom))
        const page = await visit(path, inLanguage(language))
        for (const text of textsOn(page.dom)) if (english.has(text)) same.add(text.replace(/ \(\d+\)$/, ''))
        assert.equal(languageOf(page), language, path)
        assert.equal(page.headers.get('content-language'), language, path)
      }
      assert.deepEqual([...same].sort(), SAME[language])
    })

  test('what is the catalogue’s is marked as English on a page of another language, and on none in English', async () => {
    for (const language of LANGUAGES) {
      for (const path of ['/', '/spots/known', '/embed/spots/known', '/quiet/lakes/norway', '/saved?ids=known']) {
        const { dom } = await visit(path, inLanguage(language))
        const told = dom.elements.filter(element =>
          element.childNodes.some(
            node =>
              'value' in node &&
              /^\s*(Zz[a-d\d]+\.$|Zz bus|Test list)/.test(node.value) &&
              element.tagName !== 'script',
          ),
        )
        assert.ok(told.length > 0, path)
        for (const element of told) assert.equal(languageAt(element), language === 'en' ? undefined : 'en', path)
      }
    }
  })

  test('the language is the one of the address, else of the cookie, else of the reader, else English', async () => {
    const cases: [string, Record<string, string>, Language][] = [
      ['/', {}, 'en'],
      ['/', { 'accept-language': 'pt-BR, fr;q=0.8, de;q=0.5' }, 'fr'],
      ['/', { 'accept-language': 'pt' }, 'en'],
      ['/', { 'accept-language': 'fr', cookie: 'a=b; lang=it' }, 'it'],
      ['/', { 'accept-language': 'fr', cookie: 'lang=xx' }, 'fr'],
      ['/?lang=es', { 'accept-language': 'fr', cookie: 'lang=it' }, 'es'],
      ['/?lang=pt', { 'accept-language': 'fr' }, 'fr'],
    ]
    for (const [path, headers, language] of cases) {
      const page = await visit(path, { headers })
      assert.equal(languageOf(page), language, JSON.stringify([path, headers]))
      const cookie = page.headers.get('set-cookie')
      assert.equal(cookie, path === '/?lang=es' ? 'lang=es; Path=/; Max-Age=31536000; SameSite=Lax' : null)
    }
  })

  test('no cache mixes two languages: each has its own tag, and Vary names what chooses', async () => {
    const pages = await Promise.all(LANGUAGES.map(async language => visit('/spots/known', inLanguage(language))))
    assert.equal(new Set(pages.map(({ headers }) => headers.get('etag'))).size, LANGUAGES.length)
    for (const { headers } of pages) assert.equal(headers.get('vary'), 'Accept-Encoding, Accept-Language, Cookie')
    const tag = pages[0]?.headers.get('etag') ?? ''
    const same = await visit('/spots/known', { headers: { 'accept-language': 'en', 'if-none-match': tag } })
    assert.deepEqual([same.status, same.headers.get('vary')], [304, 'Accept-Encoding, Accept-Language, Cookie'])
    const other = await visit('/spots/known', { headers: { 'accept-language': 'de', 'if-none-match': tag } })
    assert.deepEqual([other.status, languageOf(other)], [200, 'de'])
    // What is in English alone stays one for all.
    assert.equal((await visit('/docs', inLanguage('de'))).headers.get('vary'), 'Accept-Encoding')
    assert.equal(languageOf(await visit('/docs', inLanguage('de'))), 'en')
  })

  test('an indexed page names its address in every language, and one that names a language is itself indexed', async () => {
    const links = async (path: string) => {
      const { dom } = await visit(path, inLanguage('fr'))
      return withTag(dom, 'link').flatMap(link => {
        const [rel, href = ''] = [attribute(link, 'rel'), attribute(link, 'href')]
        return rel === 'canonical' || rel === 'alternate'
          ? [`${attribute(link, 'hreflang') ?? rel} ${new URL(href).pathname}${new URL(href).search}`]
          : []
      })
    }
    const others = [...LANGUAGES.map(language => `${language} /spots/known?lang=${language}`), 'x-default /spots/known']
    assert.deepEqual(await links('/spots/known'), ['canonical /spots/known', ...others])
    assert.deepEqual(await links('/spots/known?lang=de'), ['canonical /spots/known?lang=de', ...others])
    assert.deepEqual(await links('/?q=zz'), [])
  })

  test('the switch leads to the same page in each language', async () => {
    const { dom } = await visit('/?tag=lake&minRating=2', inLanguage('de'))
    const links = withTag(dom, 'a').filter(link => attribute(link, 'hreflang') !== undefined)
    assert.deepEqual(links.map(textIn), ['English', 'Deutsch', 'Français', 'Español', 'Italiano'])
    assert.equal(attribute(links[2] ?? assert.fail('no link'), 'href'), '?tag=lake&minRating=2&lang=fr')
    assert.equal(attribute(links[1] ?? assert.fail('no link'), 'aria-current'), 'true')
  })

  test('scripts get the phrases of one language, and pages stay within 30 KB', async () => {
    for (const language of LANGUAGES) {
      const { dom, text } = await visit('/', inLanguage(language))
      const block = withTag(dom, 'script').find(script => attribute(script, 'id') === 'words')
      const phrases = JSON.parse(block ? textIn(block) : '{}')
      assert.equal(phrases.language, language)
      assert.equal(phrases['js.again'], TABLES[language]['js.again'])
      assert.ok(Object.keys(phrases).every(key => key === 'language' || key.startsWith('js.')))
      assert.ok(text.length < 30 * 1024, `${text.length}`)
    }
  })
})

function inLanguage(language: Language) {
  return { headers: { 'accept-language': language } }
}

function languageOf({ dom }: Visited): string | undefined {
  const [root] = withTag(dom, 'html')
  return root && attribute(root, 'lang')
}

const SAID_IN = ['alt', 'aria-label', 'content', 'placeholder', 'title'] as const

/** What is said on a page, in texts and attributes; data and names are left out. */
function textsOn({ elements }: Dom): string[] {
  return elements.flatMap(element => {
    if (['script', 'style', 'code', 'bdi'].includes(element.tagName) || isForeign(element)) return []
    const own = element.childNodes.flatMap(node => ('value' in node ? [node.value] : []))
    const said = SAID_IN.flatMap(name => attribute(element, name) ?? [])
    return [...own, ...said].map(text => text.trim()).filter(text => /\p{L}{2}/u.test(text) && !isData(text))
  })
}

/** The language of the part of a page that an element is in; undefined where it is the page's own. */
function languageAt(element: DefaultTreeAdapterTypes.Element): string | undefined {
  for (
    let node: DefaultTreeAdapterTypes.ParentNode | null = element;
    node && 'tagName' in node;
    node = node.parentNode
  ) {
    const language = node.tagName === 'html' ? undefined : attribute(node, 'lang')
    if (language !== undefined) return language
  }
  return undefined
}

/** In a part of a page that is in a language of its own, such as the names of languages. */
function isForeign(element: DefaultTreeAdapterTypes.Element): boolean {
  return languageAt(element) !== undefined
}

/** Names, units and values of the catalogue, of its sources and of the machine. */
function isData(text: string): boolean {
  return (
    /^(Sanctuary Directory|API|OpenAPI|GPX|GeoJSON|OpenStreetMap|OsmAnd|Organic Maps|Apple|Google|L|den|dB|km)$/.test(
      text,
    ) ||
    /^(https?:|\/|width=|light dark|noindex|summary_large_image|website$)/.test(text) ||
    /^[\d.,()\s]+(km|m|dB|dB\(A\))?$/.test(text) ||
    /\b(Qq|Zz)\w+/i.test(text) ||
    /^(SR-[\d.]+|Long Road|Test list|here)\b/.test(text)
  )
}

/** What is the same word in English. */
const SAME: Record<Exclude<Language, 'en'>, readonly string[]> = {
  de: ['Park', 'Tundra'],
  fr: ['Glacier', 'Latitude', 'Longitude', 'Silence', 'Site', 'camping'],
  es: ['Tundra'],
  it: ['Tundra', 'picnic'],
}
