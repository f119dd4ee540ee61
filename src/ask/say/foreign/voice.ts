import { countryName } from '../../../geo/countries.ts'
import { capitalised } from '../../../text/english.ts'
import { fold } from '../../../text/fold.ts'
import type { Place } from '../../gazetteer/place.ts'
import { MIDDLE } from '../../gazetteer/region-place.ts'
import { countryWithArticle } from '../../../index/regions/regions.ts'
import type { Foreign } from '../../vocabulary/languages/languages.ts'
import { GERMAN_FIGURES, type Figures } from './de/figures.ts'
import { GERMAN_SENTENCES, type Sentences } from './de/sentences.ts'
import { GERMAN_WORDS } from './de/words.ts'
import { SPANISH_FIGURES } from './es/figures.ts'
import { SPANISH_SENTENCES } from './es/sentences.ts'
import { SPANISH_WORDS } from './es/words.ts'
import { FRENCH_FIGURES } from './fr/figures.ts'
import { FRENCH_SENTENCES } from './fr/sentences.ts'
import { FRENCH_WORDS } from './fr/words.ts'
import { ITALIAN_FIGURES } from './it/figures.ts'
import { ITALIAN_SENTENCES } from './it/sentences.ts'
import { ITALIAN_WORDS } from './it/words.ts'
import { GERMAN } from '../../vocabulary/languages/de/german.ts'
import { SPANISH } from '../../vocabulary/languages/es/spanish.ts'
import { FRENCH } from '../../vocabulary/languages/fr/french.ts'
import { ITALIAN } from '../../vocabulary/languages/it/italian.ts'
import type { LanguageTable } from '../../vocabulary/languages/language-table.ts'
import { exonymOf } from '../../vocabulary/names/exonyms.ts'
import { halfIn } from './places/half.ts'
import { inCountry } from './places/in-country.ts'
import type { Words } from './words.ts'

/** A language as answers speak it: its sentences, words and ways to write numbers, names and lists. */
export type Voice = {
  language: Foreign
  say: Sentences
  words: Words
  figures: Figures
  /** An average with two decimals. */
  hundredths: (value: number) => string
  /** A rating with one decimal. */
  decimal: (value: number) => string
  /** Kilometres: one decimal below 10, none from there on. */
  km: (km: number) => string
  /** "a, b and c". */
  listed: (parts: readonly string[], joint?: 'and' | 'or') => string
  quoted: (texts: readonly string[], joint?: 'and' | 'or') => string
  country: (code: string) => string
  /** A place by itself, as one names it. */
  placeName: (place: Pick<Place, 'name' | 'region' | 'said' | 'country'>) => string
  /** Where a spot is near, as the catalogue writes it in English: "Orgosolo and Urzulei, Sardinia". */
  near: (text: string) => string
  /** "in Sweden". */
  inPlace: (place: Pick<Place, 'name' | 'region' | 'kind' | 'said' | 'saidWhere' | 'country'>) => string
}

const TABLES: Readonly<Record<Foreign, { say: Sentences; words: Words; figures: Figures }>> = {
  de: { say: GERMAN_SENTENCES, words: GERMAN_WORDS, figures: GERMAN_FIGURES },
  fr: { say: FRENCH_SENTENCES, words: FRENCH_WORDS, figures: FRENCH_FIGURES },
  es: { say: SPANISH_SENTENCES, words: SPANISH_WORDS, figures: SPANISH_FIGURES },
  it: { say: ITALIAN_SENTENCES, words: ITALIAN_WORDS, figures: ITALIAN_FIGURES },
}
/** Words inside a name that have no capital. */
const SMALL = /^(di|de|del|della|d|la|le|les|du|des|von|der|am|an|sur|en|el|los|las)$/
/** What a language calls towns and parts of the world, by their English names. */
const LOCAL_NAMES: Readonly<Record<Foreign, ReadonlyMap<string, string>>> = {
  de: localNames(GERMAN),
  fr: localNames(FRENCH),
  es: localNames(SPANISH),
  it: localNames(ITALIAN),
}

function localNames({ rows }: LanguageTable): Map<string, string> {
  const names = rows.filter(({ english }) => /^\p{Lu}/u.test(english))
  return new Map(names.map(({ english, said: [first = english] }) => [fold(english), titled(first)]))
}

function titled(name: string): string {
  return name.replaceAll(/(?<!\p{L})\p{Ll}+/gu, (word, at: number) =>
    at > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  )
}

/** Splits "Atlantis (South Africa)" into the name and the code of the country. */
function withoutCountry(name: string, code: string): [string, string?] {
  const end = ` (${countryWithArticle(code) ?? code})`
  return name.endsWith(end) ? [name.slice(0, -end.length), code] : [name]
}

/** What a name of a lake or a river may begin with, which is said before it anyway. */
const KIND_BEFORE = /^(?:lake|lac|lago|see|la|le|el|il|river|rio|fiume) /i

/** What a river has carved or piled up, which one is in. */
const VALLEY = /gorge|schlucht|garganta|gole|delta|val|tal(?!\p{L})/iu
/** "Île de Man", "Insel Man": a region by the name that people type. */
const ISLAND = /^(?:îles?|islas?|isol[ae]|insel) /iu

/** Words are quoted up to this many, then counted. */
const MOST_QUOTED = 8

const known = new Map<Foreign, Voice>()

/** The voice of a language. */
export function voiceOf(language: Foreign): Voice {
  const voice = known.get(language) ?? newVoice(language)
  known.set(language, voice)
  return voice
}

function newVoice(language: Foreign): Voice {
  const { say, words, figures } = TABLES[language]
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const country = (code: string) => names.of(code) ?? countryName(code) ?? code
  const codeOf = ({ region }: Pick<Place, 'region'>) => (region?.kind === 'country' ? region.countries[0] : undefined)
  const landsOf = ({ region }: Pick<Place, 'region'>) => region?.within.map(country).join('–') ?? ''
  const named = (place: Pick<Place, 'name' | 'said' | 'region' | 'country'>) => {
    const { name, said, region, country: code } = place
    if (region?.type === 'border') return say.where.border(landsOf(place))
    const [bare, land] = code === undefined ? [name] : withoutCountry(name, code)
    const plain = bare.replace(/^the /, '').replace(region ? /, .*$/ : '', '')
    const local =
      exonymOf(language, bare) ??
      LOCAL_NAMES[language].get(fold(bare)) ??
      LOCAL_NAMES[language].get(fold(plain)) ??
      said ??
      plain
    return land === undefined ? local : `${local} (${country(land)})`
  }
  const halfOf = ({ region }: Pick<Place, 'region'>) => {
    const { half } = region ?? {}
    const [code] = half?.of.kind === 'country' ? half.of.countries : []
    return (
      half &&
      halfIn(language, half, code === undefined ? named({ name: half.of.name, region: half.of }) : country(code))
    )
  }
  const listed: Voice['listed'] = (parts, joint = 'and') =>
    parts.length <= 1
      ? (parts[0] ?? '')
      : `${parts.slice(0, -1).join(', ')} ${say.joint(joint, parts.at(-1) ?? '')} ${parts.at(-1)}`
  return {
    language,
    say,
    words,
    figures,
    // As English rounds it: all four write a comma.
    hundredths: value => value.toFixed(2).replace('.', ','),
    decimal: value => tenths.format(value),
    km(km) {
      const tenth = Math.round(km * 10) / 10
      if (tenth === 0 && km > 0) return say.lessThan(`${tenths.format(0.1)} km`)
      return tenth < 10 ? `${tenths.format(tenth)} km` : `${Math.round(km)} km`
    },
    listed,
    quoted(texts, joint = 'and') {
      const named = texts.slice(0, MOST_QUOTED).map(say.quoted)
      return listed(texts.length > named.length ? [...named, say.moreWords(texts.length - named.length)] : named, joint)
    },
    country,
    placeName(place) {
      if (place.name.startsWith(MIDDLE))
        return say.middle(this.placeName({ ...place, name: place.name.slice(MIDDLE.length) }))
      const code = codeOf(place)
      return halfOf(place)?.name ?? (code === undefined ? named(place) : country(code))
    },
    near: text =>
      text
        .split(', ')
        .map(part => listed(part.split(' and ').map(name => exonymOf(language, name) ?? name)))
        .join(', '),
    inPlace(place) {
      const half = halfOf(place)
      if (half) return half.within
      const code = codeOf(place)
      const special = words.regions.get(code ?? place.name)
      // "Im Mittelmeer" of islands, "am Mittelmeer" of a coast.
      const isAsSaid = place.region?.type === 'sea' && place.saidWhere !== undefined
      if (special !== undefined && !isAsSaid) return special
      if (code !== undefined) return inCountry(language, country(code))
      if (place.saidWhere !== undefined) return place.saidWhere
      if (place.region?.type === 'border') return say.where.alongBorder(landsOf(place))
      const type = VALLEY.test(named(place)) ? 'valley' : place.region?.type
      if (type === 'river' || type === 'lake') return say.where[type](named(place).replace(KIND_BEFORE, ''))
      if (ISLAND.test(named(place))) return inCountry(language, capitalised(named(place)))
      return place.region ? say.where.inRegion(named(place)) : say.where.in(named(place))
    },
  }
}
