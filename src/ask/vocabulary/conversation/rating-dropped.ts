// "Drop the rating": the limit that was set for it is taken back.
import type { Language } from '../languages/languages.ts'

/** How a language takes it back, before the rating and behind it, what the rating is called, and what says in that language that any will do. */
type Dropped = { before: string; rating: string; behind: string; as: string }

const DROPPED: Readonly<Record<Language, Dropped>> = {
  en: {
    before:
      '(?:drop|forget(?: about)?|ignore|disregard|remove|lift|skip|scrap|cancel|leave out|leave off|never ?mind|without|any|no matter|whatever)',
    rating:
      '(?:(?:the|that|a|any|my|this) )?(?:(?:minimum|min|silence) )*(?:ratings?|score|minimum)(?: (?:condition|limit|filter|requirement|threshold|restriction|criterion|minimum))?(?: (?:is (?:fine|ok|okay)|will do|again|altogether))?',
    behind: "(?:does not|doesn['’]?t) matter|is not important|isn['’]?t important",
    as: 'regardless of the rating',
  },
  de: {
    before:
      '(?:vergiss|vergesst|ignoriere?|streiche?|entferne?|lass(?:e|t)?|ohne|egal welche|jede|jegliche|unabhängig von|egal wie)',
    rating:
      '(?:(?:der|die|das|den|eine|einer) )?(?:(?:bedingung|grenze) (?:mit|zu|für|bei) (?:der|die) )?(?:mindest)?(?:bewertung|note)s?(?:bedingung|grenze|filter|vorgabe|kriterium)?(?: (?:wieder )?(?:weg|raus|fallen|sein|beiseite))?',
    behind: 'ist (?:mir |uns )?egal|spielt keine rolle|ist nicht wichtig',
    as: 'egal wie laut',
  },
  fr: {
    before:
      "(?:oublie[sz]?|oublions|ignore[sz]?|enlève[sz]?|enlevez|retire[sz]?|supprime[sz]?|laisse[sz]? tomber|sans|peu importe|quelle que soit|n[’']importe quelle|toutes? l[ae]s?)",
    rating:
      "(?:(?:l[ae]|les|une?) )?(?:(?:condition|critère|limite|filtre) (?:de|sur|d[’']après) (?:la )?)?notes?(?: (?:minimale|minimum))?",
    behind: "n[’']importe pas|n[’']a pas d[’']importance|m[’']est égale",
    as: 'peu importe le bruit',
  },
  es: {
    before:
      '(?:olv[ií]da(?:te de)?|olvide|ignora|quita|elimina|deja|sin|cualquier|no importa|da igual|sin importar|independientemente de)',
    rating:
      '(?:(?:la|el|las|una) )?(?:(?:condici[oó]n|criterio|l[ií]mite|filtro) (?:de|sobre) (?:la )?)?(?:puntuaci[oó]n|nota|valoraci[oó]n)(?: m[ií]nima)?',
    behind: '(?:no importa|da igual|me da igual)',
    as: 'sin importar el ruido',
  },
  it: {
    before:
      '(?:dimentica|ignora|togli|elimina|lascia (?:perdere|stare)|senza|qualsiasi|qualunque|non importa|indipendentemente da)',
    rating:
      "(?:(?:il|la|i|un|l[’']) ?)?(?:(?:condizione|criterio|limite|filtro) (?:del|sul|di) )?(?:voto|punteggio|valutazione)(?: minimo| minima)?",
    behind: 'non (?:importa|conta)',
    as: 'non importa il rumore',
  },
}

const LEAD = String.raw`^\W*(?:(?:ok|okay|please|bitte|then|now|and|but|und|aber|et|mais|y|pero|e|ma|dann|alors|entonces|allora|por favor|per favore)[\s,]+)*`
/** "Without a rating below 3" goes on. */
const END = String.raw`(?:\s+(?:please|bitte|por favor|per favore|s[’']il (?:te|vous) pla[iî]t))?(?=\s*(?:$|[,.;!?]))`

const PATTERNS = new Map(
  Object.entries(DROPPED).map(([language, { before, rating, behind, as }]) => [
    language,
    { said: new RegExp(`${LEAD}(?:${before} ${rating}|${rating} (?:${behind}))${END}`, 'iu'), as },
  ]),
)

/** Reads "drop the rating", said to an answer, as that any rating will do. */
export function withRatingDropped(text: string, language: Language): string {
  const { said, as = '' } = PATTERNS.get(language) ?? {}
  return said === undefined ? text : text.replace(said, as)
}
