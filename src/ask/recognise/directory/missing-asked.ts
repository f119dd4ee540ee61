import { foldedStart } from '../../../text/fold.ts'
import { SERVICE_PHRASES } from '../../vocabulary/kinds/service-topics.ts'
import { FILLER, type Meaning, namesSpot, type Span } from '../spans.ts'

/**
 * Reads "why is Poland missing", "pourquoi n'y a-t-il aucun lieu en Belgique" as asking how many spots there are, where a place
 * is named, and what the catalogue has and lacks: "no" denies nothing of a search.
 */
export function withMissingAsked(spans: readonly Span[]): readonly Span[] {
  const text = ` ${spans
    .map(({ typed }, at) => (spans[at - 1]?.typed === typed ? '' : foldedStart(typed)))
    .join(' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
  const isAsked = MISSING.test(text) || NONE.test(text)
  if (!isAsked || spans.some(namesSpot) || !spans.every(isPart)) return spans
  const isNamed = spans.some(({ meaning }) => meaning.is === 'name')
  if (!isNamed && spans.some(({ meaning }) => THINGS.includes(meaning.is))) return spans
  const isKept = ({ meaning }: Span) => KEPT.has(meaning.is)
  const [first = -1, second = -1] = spans.flatMap((span, at) => (isKept(span) || !isSaid(span) ? [] : [at]))
  const [said = ''] = SERVICE_PHRASES.missing.split('|')
  return spans.map((span, at): Span => {
    if (at === first) return { ...span, said, meaning: { is: 'ask', ask: 'help' }, corrected: null }
    if (at === second && isNamed)
      return { ...span, said: 'how many', meaning: { is: 'ask', ask: 'count' }, corrected: null }
    if (isKept(span) && isNamed) return span
    return { ...span, meaning: isSaid(span) ? FILLER : { is: 'sign' }, corrected: null }
  })
}

const WHY = '(why|how come|warum|wieso|weshalb|pourquoi|por que|perche|come mai)'
const MISSING = new RegExp(
  ` ${WHY} (.* )?(missing|absent|not (listed|included|covered|there|in (the|your) (list|catalogue|directory))|fehlt|fehlen|nicht (dabei|drin|gelistet|enthalten|vertreten|im (katalog|verzeichnis))|manque|manquent|absente?s?|pas dans (la|votre) liste|falta|faltan|no (esta|estan|sale|salen|aparece|aparecen)|manca|mancano|non (c e|e presente|sono presenti|compare|compaiono)) `,
)
/** That there is none: said in one with the verb, or behind it. */
const NONE = new RegExp(
  ` ${WHY} (.* )?((no (hay|teneis|tienen)|non (ci sono|c e|avete))|(are there|is there|there (is|are|s)|theres|you have|do you have|have you( got)?|gibt es|gibts|gibt s|habt ihr|haben sie|hat|y a t il|il n y a|y a|avez vous|vous n avez|(do you |we )?(list|show|cover|include)|listet ihr|zeigt ihr|fuhrt ihr|listez vous|listais|mostrais|elencate|mostrate) (.* )?(no|not any|nothing|keine?n?|nichts|aucune?|pas|rien)) `,
)

function isSaid({ typed }: Span): boolean {
  return /[\p{L}\p{N}]/u.test(typed)
}

/** What spots are or have: asked of a place, how many there are. */
const THINGS: readonly Meaning['is'][] = ['feature', 'access', 'fire']

/** Nothing else is said: no noise, no train. */
function isPart({ meaning, typed }: Span): boolean {
  return (
    PARTS.has(meaning.is) ||
    KEPT.has(meaning.is) ||
    BESIDE.test(foldedStart(typed)) ||
    (meaning.is === 'stop' && !meaning.isContent)
  )
}

const KEPT: ReadonlySet<Meaning['is']> = new Set([
  'name',
  'relation',
  'generic',
  'quality',
  'intensifier',
  'or',
  'and',
  'follow',
  ...THINGS,
])
const PARTS: ReadonlySet<Meaning['is']> = new Set(['ask', 'negation', 'sign', 'comma', 'pronoun'])
const BESIDE =
  /^(missing|absent|listed|included|covered|list|catalogue|directory|fehlt|fehlen|dabei|drin|gelistet|enthalten|vertreten|katalog|verzeichnis|liste|manque|manquent|absente?s?|annuaire|falta|faltan|aparecen?|salen?|lista|catalogo|directorio|manca|mancano|presenti?|compa(re|iono)|elenco|eigentlich|denn|das|ganz|komplett|so|viele|many|countries|lander|orte|pays|lieux|paises|lugares|paesi|luoghi|tant|tanti|tantos|todo|toute?|totalement)$/
