// What a turn says as a whole of spots that were looked for: "no matter where", "paid ones are fine too", "wie sieht es in X aus".
import { fold } from '../../../../text/fold.ts'
import type { Query } from '../../../query.ts'
import { type Span, merged } from '../../../recognise/spans.ts'
import type { Language } from '../../../vocabulary/languages/languages.ts'
import type { Said } from '../../polarity/marks.ts'
import { LISTS } from '../of-shown.ts'
import { withContrast } from './contrast.ts'
import { withRatherWithout } from './rather-without.ts'
import { type WholeTurn, WHOLE_TURNS } from './turn-said.ts'

/** Words that may stand before and behind it. */
const BESIDE: Readonly<Record<Language, string>> = {
  en: 'and|ok|okay|well|then|now|or|but|so|please|actually|also|just|no|what about|how about|for me',
  de: 'und|ok|okay|dann|jetzt|nun|oder|aber|also|bitte|eigentlich|auch|nein|doch|ruhig|mir|das ist mir|uns',
  fr: 'et|ok|alors|maintenant|ou|mais|donc|s il vous plait|s il te plait|svp|stp|en fait|aussi|non|bon|sinon',
  es: 'y|ok|vale|entonces|ahora|o|pero|pues|por favor|en realidad|tambien|no|bueno|me',
  it: 'e|ok|allora|adesso|ora|o|ma|dunque|per favore|in realta|anche|no|beh|mi',
}

const WHOLE: Readonly<Record<WholeTurn, Readonly<Record<Language, string>>>> = {
  'anywhere at all': {
    en: 'world ?wide|globally|(?:anywhere|everywhere|all over|all around|across|in)(?: (?:in|on))? (?:the )?(?:whole |entire )?(?:world|globe|earth|planet)|anywhere(?: at all)?(?: is fine| will do| would do)?|everywhere|no matter where|wherever|(?:i|we) (?:do not|don t) (?:care|mind) where|(?:it|that) does(?: not|n t) matter where|where does(?: not|n t) matter|in any country|in all countries|the (?:whole|entire) world',
    de: 'weltweit|(?:auf|in) der (?:ganzen|gesamten) (?:welt|erde)|auf der welt|egal wo|wo auch immer|uberall(?: auf der welt)?|irgendwo auf der welt|wo,? ist egal|(?:es )?ist egal,? wo|in allen landern|in jedem land|in irgendeinem land',
    fr: 'dans le monde(?: entier)?|partout(?: dans le monde| au monde)?|n importe ou(?: dans le monde)?|peu importe (?:ou|l endroit|le pays|le lieu)|ou que ce soit|a l echelle mondiale|au niveau mondial|mondialement|dans tous les pays|dans n importe quel pays',
    es: '(?:en|por) todo el mundo|a nivel mundial|en el mundo|da igual donde|donde sea|no importa donde|en cualquier (?:sitio|lugar|parte|pais)(?: del mundo)?|en todas? partes?(?: del mundo)?|en todos los paises|por todas partes',
    it: 'in tutto il mondo|nel mondo(?: intero)?|a livello mondiale|ovunque(?: nel mondo)?|dappertutto|dovunque|non importa dove|dove capita|in qualsiasi (?:posto|luogo|paese)|in qualunque (?:posto|luogo|paese)|in tutti i paesi|fa lo stesso dove',
  },
  'paid or not': {
    en: '(?:they|it|these|those|that) (?:(?:do|does)(?: not|n t) (?:have|need) to|need(?: not|n t)(?: to)?|(?:is|are) not required to) be (?:free|for free|free of charge)|(?:paid|paying|paid for) (?:ones|places|spots|entry|access|sites) (?:is|are|would be|will be) (?:fine|ok|okay|good|no problem|all right)(?: too| as well| also)?|paid (?:is|would be) (?:fine|ok|okay)(?: too| as well)?|(?:they|it|that) (?:may|can|could|might) cost (?:something|money|a bit|a little)(?: too| as well)?|(?:they|it) (?:may|can|could) be paid(?: ones)?(?: too| as well)?|free or (?:not|paid),?(?: (?:i|we) (?:do not|don t) (?:care|mind)| (?:it )?does(?: not|n t) matter| no matter)?|(?:i|we) (?:do not|don t) mind paying|(?:i|we) can pay',
    de: '(?:(?:sie|es|die|das) )?(?:mussen|muss|mussten|musste|brauchen|braucht) nicht (?:unbedingt )?(?:kostenlos|kostenfrei|gratis|umsonst|frei) (?:zu )?sein|nicht (?:unbedingt|zwingend|notwendigerweise) (?:kostenlos|kostenfrei|gratis|umsonst)|(?:kostenlos|kostenfrei|gratis|umsonst) (?:muss|mussen|musste|mussten) (?:es|sie|das|die) nicht (?:unbedingt )?sein|(?:es|sie|das|die) (?:darf|durfen|kann|konnen|durfte|konnte) (?:auch |ruhig )*(?:etwas|was|geld|eintritt) kosten|(?:kostenpflichtige?|bezahlte) (?:orte |platze )?(?:gehen|geht|waren|ware|sind|ist)(?: auch)?(?: ok| okay| in ordnung| gut| recht)?|kostenlos oder nicht,?(?: (?:ist )?(?:mir )?egal)?|ob kostenlos oder nicht,?(?: (?:ist )?(?:mir )?egal)?',
    fr: '(?:ils|elles|ce|ca) n ?(?:ont|a) pas (?:besoin d|a) ?etre gratuite?s?|pas besoin (?:que ce soit|d etre) gratuite?s?|(?:ca|ils|elles|cela) (?:peut|peuvent) (?:aussi )?etre payante?s?(?: aussi)?|(?:ca|cela) peut couter (?:quelque chose|un peu|de l argent)|(?:les |des )?payante?s (?:me vont|nous vont|conviennent|me conviennent|vont|ca va)(?: aussi| bien)*|gratuite?s? ou (?:non|pas|payante?s?),?(?: peu importe| ca m est egal| c est egal)?|je (?:peux|veux bien) payer',
    es: '(?:no )?(?:tienen?|tiene|hace falta|necesitan?) (?:que )?(?:ser|sean|sea) (?:gratis|gratuit[oa]s?)|(?:pueden?|podrian?) (?:ser|costar) (?:de pago|algo|dinero)|(?:los |las )?de pago (?:tambien )?(?:valen|sirven|estan bien|me valen|me sirven|van bien)|(?:gratis|gratuit[oa]s?) o (?:no|de pago),?(?: da igual| me da igual| no importa)?|no me importa pagar|puedo pagar',
    it: '(?:non )?(?:devono|deve|occorre che siano|serve che siano|bisogna che siano) (?:essere )?gratuit[aieo]|(?:possono|puo|potrebbero) (?:anche )?(?:essere a pagamento|costare (?:qualcosa|qualche soldo))|(?:vanno|va|andrebbero) bene (?:anche )?(?:quell[ie] )?a pagamento|(?:gratuit[aieo]|gratis) o (?:no|non|a pagamento),?(?: non importa| fa lo stesso| e uguale)?|(?:quell[ie] )?a pagamento (?:vanno|va) bene|non mi dispiace pagare|posso pagare',
  },
}

/** "How is it in": of what was looked for, with what may end it. */
const HOW: Readonly<Record<Language, readonly [how: string, end: string]>> = {
  en: [
    'how is it|how are things|what is it like|how does it look|what does it look like|hows it|what is there|what have you got|what do you have',
    'like',
  ],
  de: [
    'wie ist es|wie ist das|wie sieht es|wie sieht das|wie siehts|wie steht es|wie ist s|wie war es|was gibt es(?: in)?(?: den| der)?|was habt ihr',
    'aus|so|denn',
  ],
  fr: [
    'qu en est il|qu en est|comment est ce|comment c est|qu y a t il|qu est ce qu il y a|il y a quoi|ca donne quoi|et qu en est il',
    'alors',
  ],
  es: [
    'que tal(?: en)?(?: el| la| los| las| invierno| verano| primavera| otono)?|y que tal|que tal es|como es|como esta la cosa|que hay(?: en)?',
    'entonces',
  ],
  it: [
    'com e|e com e|com e la situazione|com ee|come e|come va|com e la situazione|che ne dici|come siamo messi|cosa c e|che c e|cosa avete|che cosa c e|che mi dici',
    'allora',
  ],
}

const WHOLES = WHOLE_TURNS.map(
  turn =>
    [
      turn,
      byLanguage(language => {
        const beside = `(?:(?:${BESIDE[language]}) )*`
        return new RegExp(`^${beside}(?:${WHOLE[turn][language]}) ${beside}$`)
      }),
    ] as const,
)
const ENDS_OF_HOW = byLanguage(language => new RegExp(`^(?:${HOW[language][1]})$`))
const HOWS = byLanguage(language => new RegExp(`^(?:(?:${BESIDE[language]}) )*(?:${HOW[language][0]}) $`))

function byLanguage(make: (language: Language) => RegExp): Readonly<Record<Language, RegExp>> {
  return { en: make('en'), de: make('de'), fr: make('fr'), es: make('es'), it: make('it') }
}

/** Reads such a turn behind spots that were looked for as what it asks of them; behind all else it says what it says. */
export function withTurn(whole: Said, before: () => Query | null): readonly Span[] {
  const { language } = whole
  const contrasted = withContrast(whole, before)
  const spans = withRatherWithout({ spans: contrasted, language }, before)
  const said = spans.filter(({ meaning }) => meaning.is !== 'sign' && meaning.is !== 'comma')
  const text = textOf(said)
  const [turn] = WHOLES.find(([, patterns]) => patterns[language].test(text)) ?? []
  const how = turn === undefined ? howAsked({ spans: said, language }) : undefined
  if ((turn === undefined && how === undefined) || !LISTS.has(before()?.kind ?? 'help')) return spans
  return turn === undefined ? (how ?? spans) : [merged(said, { is: 'follow', as: 'instead' }, turn)]
}

/** "Wie sieht es in Japan aus": what was looked for, there. */
function howAsked({ spans, language }: Said): readonly Span[] | undefined {
  const length = [...spans.keys()].findLast(
    at => at < MOST_OF_HOW && HOWS[language].test(textOf(spans.slice(0, at + 1))),
  )
  if (length === undefined) return undefined
  const rest = spans.slice(length + 1).filter(({ typed }) => !ENDS_OF_HOW[language].test(fold(typed)))
  const isPlaced = rest.length > 0 && rest.every(({ meaning: { is } }) => OF_PLACE.has(is))
  return isPlaced ? [merged(spans.slice(0, length + 1), { is: 'follow', as: 'and' }, 'and'), ...rest] : undefined
}

const MOST_OF_HOW = 6
const OF_PLACE: ReadonlySet<Span['meaning']['is']> = new Set(['name', 'relation', 'stop', 'time'])

function textOf(spans: readonly Span[]): string {
  const typed = spans.map(span => span.typed).filter((word, at, all) => word !== all[at - 1])
  return `${fold(typed.join(' ').replaceAll(/['’-]/g, ' ')).replaceAll(/\s+/g, ' ').trim()} `
}
