// "As quiet but closer to Glasgow" behind one spot: what that is measured against, which the text leaves out, is named in it.
import type { Doc } from '../../../../index/types.ts'
import { LANGUAGES, type Language } from '../../../vocabulary/languages/languages.ts'
import type { Told } from './pointed.ts'
import { tokenOf } from './spot-token.ts'

/** What says as quiet, or quieter where something closer is asked for as well, and the word before the spot that is left out. */
type Measure = { said: RegExp; as: string; beside?: RegExp }

/** Where no noun follows: "genauso ruhig, aber"; "genauso ruhige Seen" is of lakes. */
const ENDS = String.raw`(?=\s*(?:[,;.?!]|$|(?:but|and|near|in|around|close|aber|nur|und|bei|näher|mais|près|dans|en|pero|cerca|ma|vicino|a|nei)(?!\p{L})))`

/** How a language says both, and "something", which a text leaves out that begins with it: "just as quiet near Glasgow". */
const SAID: Readonly<Record<Language, { something: string; measures: readonly Measure[] }>> = {
  en: {
    something: 'something',
    measures: [
      measure('(?:as|equally) (?:quiet|silent|peaceful|calm)', 'as'),
      measure('(?:quieter|calmer|more peaceful)', 'than', 'closer|nearer'),
    ],
  },
  de: {
    something: 'etwas',
    measures: [
      measure('(?:genauso|ebenso|gleich) (?:ruhig|still|leise?)(?:es)?', 'wie'),
      measure('(?:ruhiger|leiser|stiller)(?:es)?', 'als', 'näher'),
    ],
  },
  fr: {
    something: 'un lieu',
    measures: [
      measure('aussi (?:calme|tranquille|silencieux)', 'que'),
      measure('plus (?:calme|tranquille|silencieux)', 'que', 'plus (?:près|proche)'),
    ],
  },
  es: {
    something: 'un lugar',
    measures: [
      measure('igual de (?:tranquilo|silencioso)', 'que'),
      measure('tan (?:tranquilo|silencioso)', 'que', 'pero|más cerca'),
      measure('más (?:tranquilo|silencioso)', 'que', 'más (?:cerca|cercano)'),
    ],
  },
  it: {
    something: 'un posto',
    measures: [
      measure('(?:altrettanto|ugualmente) (?:tranquillo|silenzioso)', 'come'),
      measure('più (?:tranquillo|silenzioso)', 'di', 'più vicino'),
    ],
  },
}

/** Names in each text the one spot that the text before it told, where it says "as quiet" and not as what. */
export function withComparandsNamed(
  all: readonly string[],
  tell: (texts: readonly string[]) => Told | null,
): readonly string[] {
  return all.reduce<string[]>((texts, text) => {
    const said = texts.length === 0 ? undefined : measureIn(text)
    const to = said && spotOf(tell(texts))
    return [...texts, said && to !== undefined ? named(text, said, to) : text]
  }, [])
}

function measureIn(text: string): (Measure & { something: string }) | undefined {
  for (const language of LANGUAGES) {
    const { something, measures } = SAID[language]
    const found = measures.find(({ said, beside }) => said.test(text) && (beside?.test(text) ?? true))
    if (!found) continue
    const isOfIt = OTHER_ASKED.test(text) || OF_IT.test(text.slice(0, text.search(found.said)))
    return isOfIt ? undefined : { ...found, something }
  }
  return undefined
}

/** "Is it really as quiet?", "what makes it quieter": asks nothing of others. */
const OF_IT = /(?<!\p{L})(it|they|es|er|sie|il|elle|c['’]est|est|está|è)\s+(\p{L}+\s+)?$/iu
const OTHER_ASKED =
  /^\W*((and|but|so|und|aber|et|mais|y|pero|e|ma)\s+)?(why|what makes|how come|warum|wieso|weshalb|pourquoi|por qué|qué lo hace|perché)(?!\p{L})|(?<!\p{L})(in|during|im|en|au)\s+(the\s+)?(winter|summer|spring|autumn|fall|sommer|herbst|frühling|hiver|été|automne|printemps|invierno|verano|otoño|primavera|inverno|estate|autunno)(?!\p{L})/iu

function named(text: string, { said, as, something }: Measure & { something: string }, to: Doc): string {
  return text.replace(said, (words: string, at: number) => {
    const asked = `${as === 'as' ? words.replace(/^equally/i, 'as') : words} ${as} ${tokenOf(to)}`
    return BEGINS.test(text.slice(0, at)) ? `${something} ${asked}` : asked
  })
}

const BEGINS = /^\W*((and|or|but|maybe|just|und|oder|aber|vielleicht|et|ou|mais|y|o|pero|e|ma) )*$/iu

/** The one that was asked about, or the best that was looked for. */
function spotOf(told: Told | null): Doc | undefined {
  if (!told || told.query.first !== null) return undefined
  const isOfOne = OF_ONE.has(told.query.kind) ? told.docs.length === 1 : told.query.kind === 'superlative'
  return isOfOne ? told.docs[0] : undefined
}

const OF_ONE: ReadonlySet<string> = new Set(['about', 'why'])

function measure(said: string, as: string, beside?: string): Measure {
  const word = (pattern: string, end = '') => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})${end}`, 'iu')
  return { said: word(said, ENDS), as, ...(beside !== undefined && { beside: word(beside) }) }
}
