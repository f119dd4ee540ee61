// "Are you sure that's free?" behind an answer: whether it is, of what was told, and not how sure its rating is.
import type { Query } from '../../../query.ts'
import { LANGUAGES, type Language } from '../../../vocabulary/languages/languages.ts'
import { isSingle, LISTS } from '../of-shown.ts'

/** What asks so, what it speaks of with its verb, and how that is asked of one and of several; what else is sure has its verb first. */
type Sure = { sure: string; is: string; one: string; several: string }

const SURE: Readonly<Record<Language, Sure>> = {
  en: {
    sure: 'are (?:you|u) (?:really |quite |absolutely |totally |100% )?(?:sure|certain|positive),?(?: that| about)?',
    is: "(?:that|it|this|they|those|these|access)(?:[’']s|[’']re| is| are)",
    one: 'is it',
    several: 'are they',
  },
  de: {
    sure: '(?:bist du|seid ihr|sind sie)(?: dir| euch| sich)?(?: wirklich| ganz)? sicher,? dass',
    is: '(?:das|es|die|sie)(?= [^?.!]* (?:ist|sind)\\W*$)',
    one: 'ist es',
    several: 'sind sie',
  },
  fr: {
    sure: '(?:es-tu|êtes-vous|tu es|vous êtes) (?:vraiment |bien )?(?:sûr|certain)e?s? que',
    is: "(?:c[’']est|ils sont|elles sont|il est|elle est)",
    one: 'est-ce',
    several: 'sont-ils',
  },
  es: {
    sure: '(?:estás|está|están|estáis) (?:realmente )?segur[oa]s?(?: de)? que',
    is: '(?:es|son|eso es|está|están)',
    one: 'es',
    several: 'son',
  },
  it: {
    sure: '(?:sei|siete|è) (?:davvero |proprio )?sicur[oaie] che',
    is: '(?:sia|siano|è|sono)',
    one: 'è',
    several: 'sono',
  },
}

/** What is said of a rating stays a question of how sure that is. */
const OF_RATING =
  /(?<!\p{L})(quiet|silent|calm|peaceful|loud|noisy|rat(ed|ing)|ruhig|still|leise|laut|bewert|calme|tranquil|silencieu|bruyant|not[ée]|silencios|ruidos|puntua|silenzios|rumoros|vot[oi])/iu

const PATTERNS = LANGUAGES.map(language => {
  const { sure, is, one, several } = SURE[language]
  return {
    one,
    several,
    said: new RegExp(
      String.raw`^(\W*(?:(?:and|but|und|aber|et|mais|y|pero|e|ma)\s+)?)(?:${sure})\s+(?:${is})\s+(?=\p{L})`,
      'iu',
    ),
  }
})

/** Reads such texts as whether it is so: of the one that was told, or of each that was listed. */
export function withSureAsked(
  all: readonly string[],
  queryOf: (texts: readonly string[]) => Query | null,
): readonly string[] {
  return all.reduce<string[]>((texts, text) => {
    const found = texts.length === 0 || OF_RATING.test(text) ? undefined : PATTERNS.find(({ said }) => said.test(text))
    const before = found ? queryOf(texts) : null
    if (!found || !before) return [...texts, text]
    const areSeveral = LISTS.has(before.kind) && !isSingle(before)
    const asked = text.replace(found.said, `$1${areSeveral ? found.several : found.one} `)
    // In German the verb is at the end.
    return [...texts, asked.replace(/(?<=^\W*(?:ist es|sind sie) [^?.!]*) (?:ist|sind)(?=\W*$)/iu, '')]
  }, [])
}
