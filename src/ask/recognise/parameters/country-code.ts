import { countryOfCode } from '../../../index/regions/regions.ts'
import { within } from '../../../text/english.ts'
import { STATES } from '../../vocabulary/states.ts'
import type { Recognised, Seen } from '../name-recognisers.ts'
import type { Token } from '../tokens.ts'

/**
 * "country=NO", "country code == 'NO'", "lakes, HR", "in SE or FI", "on IM", "Douglas IM": the code of a country, as programs write
 * it; "IN" or "NO" alone is a word.
 */
export function recogniseCountryCode(tokens: readonly Token[], at: number, { spans }: Seen): Recognised | undefined {
  const unequal = unequalAt(tokens, at)
  if (unequal > 0) return { meaning: { is: 'negation' }, length: unequal }
  const label = labelAt(tokens, at)
  const code = codeAt(tokens, at + label)
  const region = code === undefined ? undefined : countryOfCode(code)
  if (code === undefined || !region) return undefined
  const isWhere =
    isBetweenThings(tokens, at, spans) ||
    isListed(tokens, at) ||
    isApart(tokens, at) ||
    isBehindTown(code, spans) ||
    isBehindThing(tokens, at, spans)
  if (label === 0 && !isUnequalTo(spans) && !isWhere) return undefined
  const named = { spots: [], cores: [], region, part: [], settlements: [] }
  return { meaning: { is: 'name', named, phrase: region.name }, length: label + 1 }
}

/** How many tokens say "country code =" before a code. */
function labelAt(tokens: readonly Token[], at: number): number {
  let next = at
  if (isKey(tokens[next])) next++
  if (KIND_OF_KEY.test(tokens[next]?.folded ?? '')) next++
  if (next === at) return 0
  const isOfCode = tokens.slice(at, next).some(({ folded }) => OF_CODE.test(folded))
  const equal = next
  while (EQUAL.test(tokens[next]?.folded || textAt(tokens, next)) || ENCLOSES.test(textAt(tokens, next))) next++
  return next > equal || isOfCode || !CODES_OF_WORDS.test(textAt(tokens, next)) ? next - at : 0
}

/** How many tokens say "country != " before a code. */
function unequalAt(tokens: readonly Token[], at: number): number {
  if (!isKey(tokens[at])) return 0
  const next = tokens.findIndex((token, i) => i > at && CODE.test(token.text) && !BEHIND.test(token.text))
  const between = tokens.slice(at + 1, next).map(({ text }) => text.toLowerCase())
  return next > at && UNEQUAL.test(between.join('')) ? next - at : 0
}

const UNEQUAL = /^(<>|!=|notin)["'([]*$/

function isUnequalTo(spans: Seen['spans']): boolean {
  const before = spans.at(-1)
  return before?.meaning.is === 'negation' && COUNTRY.test(before.said.split(' ')[0] ?? '')
}

/** "countryCode", "country" in each language. */
function isKey(token: Token | undefined): boolean {
  const { folded = '', source } = token ?? {}
  return COUNTRY.test(folded) || COUNTRY.test(source?.text.toLowerCase() ?? '')
}

const COUNTRY = /^(country|countrycode|iso|land|pays|pais|país|paese)$/
const KIND_OF_KEY = /^(code|iso)$/
const OF_CODE = /^(code|countrycode|iso)$/
const EQUAL = /^([:=]|in|equals)$/
/** "Which country IS the quietest": no sign says that a code is meant. */
const CODES_OF_WORDS = /^(AM|AS|AT|BE|BY|DO|IN|IS|IT|ME|MY|NO|SO|TO|US)$/
const ENCLOSES = /^[()[\]"'“”„]$/

/** As it was typed: of "AD" Italian makes a preposition. */
function textAt(tokens: readonly Token[], at: number): string {
  const { text = '', source } = tokens[at] ?? {}
  return source && CODE.test(source.text) ? source.text : text
}

function codeAt(tokens: readonly Token[], at: number): string | undefined {
  // "country=ad": what stands behind the sign is a value.
  const isValue = textAt(tokens, at - 1) === '=' && isKey(tokens[at - 2])
  const text = textAt(tokens, at)
  return (isValue || isHanging(tokens, at) ? /^\p{L}{2}$/u : CODE).test(text) ? text.toUpperCase() : undefined
}

/** "Lakes in no", "the quietest lake im": at the end, where no word of these two letters can stand. */
function isHanging(tokens: readonly Token[], at: number): boolean {
  const text = textAt(tokens, at)
  if (!isLast(tokens, at) || text === 'it') return false
  return textAt(tokens, at - 1).toLowerCase() === 'in' || HALVES.test(text)
}

/** Of "I'm", "I've" and "you're", and signs of doubt. */
const HALVES = /^(eh|er|hm|im|ly|nr|re|um|ve|vg)$/

function isLast(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 1).every(({ folded }) => folded === '')
}

const CODE = /^\p{Lu}{2}$/u

/** "In SE or FI", "country IN (DE, AT)": behind what says where, alone or with others. Of codes of states alone states are meant. */
function isListed(tokens: readonly Token[], at: number): boolean {
  const isOfList = (i: number) => {
    const text = textAt(tokens, i)
    return JOINS.test(text) || ENCLOSES.test(text) || (CODE.test(text) && !BEHIND.test(text))
  }
  let [first, last] = [at, at]
  while (isOfList(first - 1)) first--
  while (isOfList(last + 1)) last++
  const run = tokens.slice(first, last + 1).map((_, i) => textAt(tokens, first + i))
  const codes = run.filter(text => CODE.test(text) && !JOINS.test(text))
  const lead = textAt(tokens, first - 1)
  if (EQUAL.test(lead.toLowerCase()) && isKey(tokens[first - 2])) return true
  const isBehind = BEHIND.test(lead) || (/^on$/i.test(lead) && codes.every(isOfIsland))
  if (isBehind && codes.length === 0) return isHanging(tokens, at)
  return isBehind && codes.every(code => countryOfCode(code)) && !codes.every(isState)
}

/** Germany, India and Indonesia rather than Delaware, Indiana and Idaho. */
function isState(code: string): boolean {
  return STATES.has(code) && !/^(DE|ID|IN)$/.test(code)
}

const JOINS = /^([,|]|or|and|und|oder|ou|et|y|o|e)$/i
const BEHIND = /^(in|within)$/i

/** "On IM": nobody is on Norway. */
function isOfIsland(code: string): boolean {
  return within(countryOfCode(code)?.name ?? '') === 'on'
}

/** "Lakes, HR", where not all is in capitals. */
function isApart(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.text === ',' && tokens.some(({ text }) => /^\p{Ll}/u.test(text))
}

/** "The quietest peak LI": the last word, behind what is sought, where not all is in capitals; a state's code may mean that state. */
function isBehindThing(tokens: readonly Token[], at: number, spans: Seen['spans']): boolean {
  const isThing = /^(feature|generic|superlative)$/.test(spans.at(-1)?.meaning.is ?? '')
  if (!isThing || !isLast(tokens, at) || /^(IN|ON)$/.test(textAt(tokens, at)) || isState(textAt(tokens, at)))
    return false
  return tokens.some(({ text, source }) => /^\p{Ll}/u.test((source?.text ?? text).slice(1)))
}

/** "Camping CH ruhig": behind what is sought, where more follows that is no name. */
function isBetweenThings(tokens: readonly Token[], at: number, spans: Seen['spans']): boolean {
  const [code, next] = [textAt(tokens, at), textAt(tokens, at + 1)]
  const isThing = /^(feature|generic)$/.test(spans.at(-1)?.meaning.is ?? '')
  const isWord = CODES_OF_WORDS.test(code) || STATES.has(code) || /^(SE|NE|ES|LA)$/.test(code)
  return isThing && !isWord && /^\p{Ll}/u.test(next)
}

/** "Douglas IM": a town of that country. */
function isBehindTown(code: string, spans: Seen['spans']): boolean {
  const town = spans.at(-1)?.meaning
  return town?.is === 'name' && town.named.settlements.some(({ country }) => country === code)
}
