import type { Language } from '../../../vocabulary/languages/languages.ts'

/** How "the same thing" is said that is looked for elsewhere, what asks for it there, how "and" is said, the words that say where, and what ends it. */
const SAME: Readonly<
  Record<Language, Readonly<Record<'lead' | 'same' | 'behind' | 'and' | 'where' | 'ends', string>>>
> = {
  en: {
    lead: "and|ok|okay|so|now|then|well|please|but|what about|how about|what of|can you do|could you do|do|show me|find me|give me|tell me|i want|i would like|i[’']d like",
    same: '(?:(?:the|exactly the|the very) )?same(?: (?:thing|one|question|search|query|kind of (?:thing|place|spot)))?',
    behind: 'but|again|only|just|please',
    and: 'and',
    where: 'in|near|around|close to|within|on|at',
    ends: 'instead|please|then|now|though',
  },
  de: {
    lead: "und|ok|okay|gut|also|nun|jetzt|dann|bitte|aber|was ist mit|wie wäre es mit|wie wär(?:[’']?s) mit|zeig(?:e)?(?: mir)?|such(?:e)?(?: mir)?",
    same: '(?:genau )?(?:dasselbe|das ?gleiche|die ?gleiche (?:frage|suche)|dieselbe (?:frage|suche))',
    behind: 'aber|nochmal|noch einmal|nur|bitte|auch',
    and: 'und',
    where: 'in|im|bei|nahe|rund um|um|auf|am|an',
    ends: 'stattdessen|bitte|dann|mal',
  },
  fr: {
    lead: "et|ok|bon|alors|maintenant|mais|qu[’']en est-il de|montre(?:z)?-moi|cherche(?:z)?|je voudrais",
    same: '(?:exactement )?(?:la même (?:chose|question|recherche)|pareil|idem)',
    behind: "mais|encore|seulement|s[’']il (?:te|vous) plaît|aussi",
    and: 'et',
    where: "en|au|aux|à|dans|près de|près d[’']|près du|autour de|sur",
    ends: "plutôt|à la place|s[’']il (?:te|vous) plaît|alors",
  },
  es: {
    lead: 'y|ok|vale|bueno|entonces|ahora|pero|qué tal|qué hay de|muéstrame|busca|quiero',
    same: '(?:exactamente )?(?:lo mismo|la misma (?:cosa|pregunta|búsqueda)|igual)',
    behind: 'pero|otra vez|solo|sólo|por favor|también',
    and: 'y',
    where: 'en|cerca de|cerca del|alrededor de|por',
    ends: 'en su lugar|en cambio|por favor|mejor|entonces',
  },
  it: {
    lead: 'e|ed|ok|bene|allora|adesso|ora|ma|che ne dici di|che mi dici di|mostrami|cerca|vorrei',
    same: '(?:esattamente )?(?:lo stesso|la stessa (?:cosa|domanda|ricerca)|uguale|idem)',
    behind: 'ma|però|ancora|solo|per favore|anche',
    and: 'e',
    where: "in|nel|nello|nella|nell[’']|nei|negli|nelle|a|ad|al|vicino a|vicino ad|intorno a|su|sul|sull[’']|sulla",
    ends: 'invece|al suo posto|per favore|allora',
  },
}

const PATTERNS = new Map(
  Object.entries(SAME).map(([language, { lead, same, behind, and, where, ends }]) => [
    language,
    {
      and,
      said: new RegExp(
        String.raw`^[\s¿¡]*(?:(?:${lead})[\s,]+)*${same}(?:[\s,]+(?:${behind}))*[\s,]+(?<there>(?:${where})(?<=['’]|(?!\p{L})) ?\p{L}.*)$`,
        'iu',
      ),
      ends: new RegExp(String.raw`[\s,]+(?:${ends})(?=\W*$)`, 'iu'),
    },
  ]),
)

/**
 * Reads "what about the same thing in Botswana instead?" behind an answer as "and in Botswana?": what was looked for is looked for
 * there, also where a fact of what was found was asked in between, and nobody asks whether that lies there.
 */
export function withTheSame(text: string, language: Language): string {
  const { and, said, ends } = PATTERNS.get(language) ?? {}
  const there = said?.exec(text)?.groups?.['there']
  return there === undefined || ends === undefined ? text : `${and} ${there.replace(ends, '')}`
}
