import type { Query } from '../../../query.ts'
import { merged, type Span, UNSAID } from '../../../recognise/spans.ts'
import { typedText } from '../../../recognise/spelling/typed-text.ts'
import type { Language } from '../../../vocabulary/languages/languages.ts'
import type { Said } from '../../polarity/marks.ts'

type Words = Readonly<Record<'where' | 'nearby' | 'allowed' | 'nearest', string>>

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    where: '(?:and |so |but |then )*where(?: else| then)?',
    nearby: 'nearby|close by|near by|near here|around here|in the (?:area|vicinity)',
    allowed:
      '(?:is|are|would|will) (?:it|that|this|they|those)(?: be)?(?: allowed| permitted| possible| ok| okay| legal)?|(?:can|may) (?:i|we|you|one|people)(?: (?:then|do|have|make|light) ?(?:it|that|so|one|some)?)?',
    nearest: '(?:where|what) (?:is|are|s) the (?:nearest|closest|next)(?: ones?)?',
  },
  de: {
    where: '(?:und |aber |dann |also )*(?:wo )?wo(?: denn)?(?: sonst| dann)?(?: noch)?',
    nearby: '(?:hier |dort |da )?in der (?:nahe|umgebung|gegend)|(?:dort |hier )nahe?bei',
    allowed:
      '(?:ist|ware|sind|waren) (?:es|das|sie)(?: denn| dann)?(?: erlaubt| gestattet| moglich)?|(?:darf|kann|konnte|durfen|konnen) (?:man|ich|wir)(?: es| das)?(?: machen| tun)?|erlaubt|gestattet|moglich',
    nearest: '(?:wo|welches|welche|welcher) (?:ist|liegt|sind) (?:das|die|der) nachst(?:en?|gelegenen?)',
  },
  fr: {
    where: '(?:et |mais |alors )*ou(?: donc| alors| d autre| ailleurs)?',
    nearby: 'a proximite|pres d ici|dans (?:les environs|le coin)|aux alentours|a cote|pas loin|tout pres|par ici',
    allowed:
      '(?:est ce|c est|est ce que c est|sont ils|sont elles)(?: autorise[es]*| permis[es]*| possible| admis[es]*)?|(?:peut on|est ce qu on peut|on peut|puis je|pouvons nous)(?: le faire| en faire| en trouver)?|autorise|permis|possible',
    nearest: '(?:ou est|ou sont|quel est|quelle est|ou se trouve) (?:le|la|les) plus proches?',
  },
  es: {
    where: '(?:y |pero |entonces )*donde(?: mas)?',
    nearby: 'cerca(?: de (?:aqui|alli|ahi))?|por (?:aqui|alli|ahi)(?: cerca)?|en los alrededores|en la zona',
    allowed:
      '(?:si )?(?:esta|estan|es|seria) (?:permitid[oa]s?|autorizad[oa]s?|posible)|(?:si )?se (?:puede|permite|pueden|permiten|admiten)(?: hacer(?:lo)?)?|(?:puedo|podemos)(?: hacerlo)?',
    nearest: '(?:donde estan?|cual es|donde queda) (?:el|la|los|las) mas (?:cercan[oa]s?|proxim[oa]s?)',
  },
  it: {
    where: '(?:e |ma |allora )*dove(?: altro| invece)?',
    nearby: '(?:li |qui |la )?vicino|nelle vicinanze|nei (?:dintorni|paraggi)|in zona|qui intorno',
    allowed:
      '(?:e|sono|sarebbe) (?:permess[oaie]|consentit[oaie]|ammess[oaie]|possibile|autorizzat[oaie])|si (?:puo|possono)(?: fare| farlo)?|(?:posso|possiamo)(?: farlo)?',
    nearest: '(?:dov e|dove sono|dove si trova|qual e) (?:il|la|i|le|quello|quella) piu vicin[oaie]',
  },
}

/**
 * Reads "where nearby is it allowed?", "wo in der Nähe darf man es?" behind what was asked of one spot as looking for that around
 * it: a fire, drinking water, a place for a tent.
 */
export function withAllowedNearby({ spans, language }: Said, before: () => Query | null): readonly Span[] {
  const said = spans.filter(({ meaning }) => meaning.is !== 'sign' && meaning.is !== 'comma')
  const text = typedText(said)
  const isNearest = NEAREST[language].test(text)
  if (said.length === 0 || !(isNearest || NEARBY[language].test(text))) return spans
  const earlier = before()
  const asked = earlier?.kind === 'about' && earlier.subjects.length === 1 ? factOf(earlier) : null
  if (asked === null) return spans
  const fact = merged(said, asked.meaning, asked.said)
  const beside: Span = { ...UNSAID, from: fact.to, to: fact.to }
  const near: Span = { ...beside, meaning: { is: 'relation', relation: 'near' }, said: 'near' }
  const it: Span = { ...beside, meaning: { is: 'pronoun', of: 'spot' }, said: 'it' }
  const nearest: Span = { ...beside, meaning: { is: 'superlative', by: 'distance' }, said: 'nearest' }
  const place: Span = { ...beside, meaning: { is: 'generic' }, said: 'place' }
  // "The nearest toilets to it"; "a place where fires are allowed near it".
  const head = isNearest && asked.meaning.is === 'feature' ? [] : [place]
  return [...(isNearest ? [nearest] : []), ...head, fact, near, it]
}

/** What was asked last, where it can be looked for. */
function factOf({ aspects, conditions }: Query): Pick<Span, 'meaning' | 'said'> | null {
  const last = aspects.at(-1)
  if (last?.of === 'fire') {
    const said = conditions.find(({ on }) => on === 'fire')?.said
    return { meaning: { is: 'fire', fire: 'allowed' }, said: said ?? 'fires allowed' }
  }
  if (last?.of !== 'feature') return null
  const { feature } = last
  const said = conditions.find(each => each.on === 'feature' && each.any.includes(feature))?.said
  return { meaning: { is: 'feature', feature }, said: said ?? feature }
}

const NEARBY = byLanguage(({ where, nearby, allowed }) => {
  const near = `(?:${nearby})`
  const may = `(?:${allowed})`
  return `${where}(?: ${near} ${may}| ${may} ${near}(?: ${may})?| sonst ${near}| ${near})`
})
const NEAREST = byLanguage(({ nearest }) => nearest)

function byLanguage(pattern: (words: Words) => string): Readonly<Record<Language, RegExp>> {
  const whole = (language: Language) => new RegExp(`^(?:${pattern(WORDS[language])})$`)
  return { en: whole('en'), de: whole('de'), fr: whole('fr'), es: whole('es'), it: whole('it') }
}
