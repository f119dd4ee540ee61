// Names of OpenStreetMap objects: which are names at all, which only say what a thing is, and which mean the same place.
import { fold } from '../../../text/fold.ts'
import type { Tags } from '../elements.ts'
import type { SpotKind } from '../kinds.ts'
import { KIND_WORDS } from './kind-words.ts'
import { plainName } from './plain-name.ts'
import { plainPattern } from './plain-pattern.ts'

/** Joins what is one word among others: "de la", "d'", "the". */
const CONNECTORS = words(
  'a al am an and area auf aux bei by d da dal das de dei del della dels den der des di die do dos du e el els em en es et i il im in l la las le les lo los na of oder on ou s sa ses the u und van vom von y zu zum zur',
)

const LETTERS = /\p{L}/u
const HEIGHT_NOTE = /\s*[([]?\b\d[\d.,' ]*\s?(?:m|mt|mts|msnm|ft|m ?ü\. ?M\.|м|мет\p{L}*)\.?[)\]]?$/u

/** Cleans a name of what is none of it: a height at its end, blanks in it, further names behind semicolons. */
export function cleanName(text: string): string {
  const [first = text.trim()] = namesIn(text)
  const bare = first.replace(HEIGHT_NOTE, '').trim()
  return LETTERS.test(bare) ? bare : first
}

/** The real names that a tag holds: lists are parted by semicolons. */
export function namesIn(text: string): string[] {
  return text
    .split(';')
    .map(part => part.replaceAll(/\s+/g, ' ').trim())
    .filter(isName)
}

/** What mappers write where there is no name, and what signs forbid; folded. */
const NO_NAMES = plainPattern(
  /^(future|proposed|planned) |^(open spaces?|bridge over (the )?(river|stream|creek)|water taps?)$|^(unnamed|no ?name|nameless|unknown|noname|n\/?a|none|name|fixme|todo|test|sans nom|ohne namen?|namenlos|unbenannt|sin nombre|sem nome|senza nome|bez nazwy|nimeton|без названия|безымянн\p{L}+|неизвестн\p{L}+|名称不明|名称未設定|無名|无名)( \p{L}+)?$|\b(no (swimming|access|trespassing|entry|camping)|keep out|private (property|land|road)|privatgrund|betreten verboten|propiedad privada|propriete privee)\b|\b(awesome|amazing|(nice|great|good|best|beautiful) (place|spot|view)s? (for|to|of)|place for (pictures|photos)|feel free|no water|correct location|(photo|picture|selfie) (spot|place|point))\b/u,
)

/** A height with the word for one before it; folded. */
const HEIGHT_NAMES = plainPattern(
  /^(cota|cote|quota|kota|kote|pt|pkt|pto|punt|punkt|punto|ponto|point|trig|hohe|hohenpunkt|отм|отметка|выс|высота|kot)\.? ?\d[\d.,' ]*(m|м)?\.?$/u,
)

/** Numbers, heights and signposts' codes ("1.500m", "117", "P12") are no names. */
function isName(text: string): boolean {
  const folded = fold(text)
  if (NO_NAMES.test(folded) || /^\S*\p{L}_\p{L}\S*$/u.test(text)) return false
  // All that is told of heights and codes has a digit, which few names have.
  if (!/\d/.test(folded)) return LETTERS.test(text) && !/^\p{Ll}$/u.test(text)
  if (HEIGHT_NAMES.test(folded)) return false
  const rest = text.replace(HEIGHT_NOTE, '')
  return LETTERS.test(rest) && !/^\p{L}{0,2}[\s.-]?\d+\p{L}?$/u.test(rest) && !/^\p{Ll}$/u.test(rest)
}

/** A mountain may be called K2. */
export function isMountainCode(text: string): boolean {
  return /^\p{Lu}{1,2}[\s-]?\d+$/u.test(text.trim())
}

/** What a name says alone that is of one kind: a spring of the name "Waterfall" is the one or the other. */
const KINDS_SAID = new Map<SpotKind, RegExp>([
  ['waterfall', /^(waterfalls?|wasserfall|cascades?|cascadas?|cascat[ae]|salts?|foss|cachoeira)$/],
  ['beach', /^(beach|strand|plage|playa|platja|spiaggia|praia)$/],
  ['cave', /^(caves?|hohle|grottes?|cuevas?|cov[ae]s?|grott[ae]|gruta)$/],
])

/** Tells whether a name is a word for another kind of place than the thing is. */
export function isOfOtherKind(name: string, kind: SpotKind): boolean {
  const said = plainName(name)
  return KINDS_SAID.entries().some(([of, words]) => of !== kind && words.test(said))
}

/** Phrases that are one word for a kind, folded. */
const KIND_PHRASES =
  /\b(area|zona|aire) (de|d|di) \w+|\bparque de merendas\b|\bsun ?(set|rise) views?( ?points?)?\b|\b(free|wild) camping\b|\b(punt|punto|point) (de|di) (vista|vue)\b|\bpicnic (area|site|place)\b|\btables? d (orientation|interpretation)\b|\bpoint d (eau|observation)\b/g

/**
 * Tells whether a name only says what the thing is: "Font", "Wild camp", "Mirador 1", "Àrea de pícnic". An article makes
 * it a name: "The Mount", "Refugi de l'Illa".
 */
export function isKindName(name: string): boolean {
  // "Grill-Platz" is one word.
  return isOfKindWords(name) || (name.includes('-') && isOfKindWords(name.replaceAll('-', '')))
}

/** "Ramada 4" is one of many, which their numbers tell apart and nobody calls so. */
export function withoutNumber(name: string): string {
  return name.replace(/\s*(?:#|№|n[°ºo]\.?)?\s*\d+$/iu, '') || name
}

function isOfKindWords(name: string): boolean {
  const rest = plainName(name).replaceAll(KIND_PHRASES, '').trim().split(/\s+/)
  return rest.every(word => word === '' || KIND_WORDS.has(word) || /^\d+$/.test(word))
}

/**
 * Brings a name into a form in which namesakes are equal: "Mirador del Roc dels Senders" and "Roc de Senders", when
 * `without` holds "mirador". A name of which nothing would be left stays whole.
 */
export function stemOf(name: string, without: ReadonlySet<string>): string {
  return stemOfWords(wordsOf(name), without)
}

/** The words of a name without those that join, of which stems are made. A name of nothing else keeps them. */
export function wordsOf(name: string): string[] {
  const all = fold(name).split(' ')
  const own = all.filter(word => !CONNECTORS.has(word))
  return own.length > 0 ? own : all
}

export function stemOfWords(own: readonly string[], without: ReadonlySet<string>): string {
  const stem = own.filter(word => !without.has(word))
  return (stem.length > 0 ? stem : own).join(' ')
}

export function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

const LATIN = /\p{Script=Latin}/u

/** Returns the name that readers of English can read: where `name` is in another script, the English or Latin one. */
export function latinName(tags: Tags): string | undefined {
  const { name } = tags
  if (name === undefined || LATIN.test(name)) return name
  const others = [tags['name:en'], tags['int_name'], tags['name:latin']]
  return others.find(other => other !== undefined && LATIN.test(other)) ?? name
}
