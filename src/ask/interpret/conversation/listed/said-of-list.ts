// What a turn says as a whole behind what was asked of a spot of a list: "etwas Ruhigeres", "uno más alto", "not those, others".
import { typedText } from '../../../recognise/spelling/typed-text.ts'
import type { Query } from '../../../query.ts'
import { type Span, merged, UNSAID } from '../../../recognise/spans.ts'
import { LANGUAGES, type Language } from '../../../vocabulary/languages/languages.ts'
import type { Said } from '../../polarity/marks.ts'
import { LISTS } from '../of-shown.ts'
import { EVEN_FARTHER } from '../relative/even-farther.ts'
import { isFact } from './still-of-list.ts'
import { THE_REST } from './the-rest.ts'

type Of<Value> = Readonly<Record<Language, Value>>
type More = 'quieter' | 'louder' | 'higher' | 'lower' | 'cheaper'

/** What may stand before and behind. */
const BESIDE: Of<string> = {
  en: 'and|ok|okay|well|then|now|or|but|please|maybe|rather|preferably',
  de: 'und|ok|okay|dann|jetzt|oder|aber|bitte|vielleicht|lieber|doch|eher',
  fr: 'et|ok|alors|ou|mais|plutot|s il te plait|s il vous plait|svp|stp',
  es: 'y|ok|vale|entonces|o|pero|mejor|prefiero|por favor',
  it: 'e|ok|allora|o|ma|meglio|piuttosto|per favore',
}

/** One that is so, or another. */
const ONE: Of<string> = {
  en: 'something|anything|somewhere|an?(?: other)?|another(?: one)?|(?:is|are) there (?:an?|any|anything|something)|do you have (?:an?|any|anything|something)|i would like (?:an?|something)',
  de: '(?:gibt es |gibts |hast du |habt ihr )?(?:auch |noch )?(?:etwas|irgendwas|was|eine?[nrms]?|eins)(?: anderen?| anderes| anderer)?',
  fr: '(?:(?:il y en a|y en a t il|il y a) )?(?:quelque chose de|(?:une? )?(?:autre)|une?)',
  es: '(?:hay )?(?:algo|algun[oa]?|un[oa]?|otr[oa])',
  it: '(?:(?:ce n e|c e) )?(?:qualcosa di|qualcun[oa]|un altr[oa]|un[oa]?)',
}

const ENDS = '(?:e[nrms]?)?'
const MORE: Of<Readonly<Record<More, string>>> = {
  en: {
    quieter: 'quieter|calmer|more quiet|less noisy|less loud',
    louder: 'louder|noisier|less quiet|livelier',
    higher: 'higher(?: up)?',
    lower: 'lower(?: down)?',
    cheaper: 'cheaper|less expensive',
  },
  de: {
    quieter: `(?:ruhiger|leiser|stiller)${ENDS}|weniger laute?s?`,
    louder: `lauter${ENDS}|weniger ruhige?[snr]?`,
    higher: `hoher${ENDS}(?: gelegene?[snr]?)?|weiter oben`,
    lower: `(?:tiefer|niedriger)${ENDS}(?: gelegene?[snr]?)?|weiter unten`,
    cheaper: `(?:billiger|gunstiger|preiswerter)${ENDS}`,
  },
  fr: {
    quieter: 'plus (?:calme|tranquille|silencieux|silencieuse)|moins bruyante?',
    louder: 'plus bruyante?|moins (?:calme|tranquille)',
    higher: 'plus (?:haute?|elevee?|en altitude)',
    lower: 'plus (?:bas|basse)',
    cheaper: 'moins chere?',
  },
  es: {
    quieter: 'mas (?:tranquil[oa]|silencios[oa]|calmad[oa])|menos ruidos[oa]',
    louder: 'mas ruidos[oa]|menos (?:tranquil[oa]|silencios[oa])',
    higher: 'mas (?:alt[oa]|arriba)|a mas altura',
    lower: 'mas (?:baj[oa]|abajo)',
    cheaper: 'mas (?:barat[oa]|economic[oa])',
  },
  it: {
    quieter: 'piu (?:tranquill[oa]|silenzios[oa]|calm[oa])|meno rumoros[oa]',
    louder: 'piu rumoros[oa]|meno (?:tranquill[oa]|silenzios[oa])',
    higher: 'piu (?:alt[oa]|in alto|in quota)',
    lower: 'piu (?:bass[oa]|in basso)',
    cheaper: 'piu economic[oa]|meno car[oa]',
  },
}

/** Others than those that were shown. */
const OTHERS: Of<string> = {
  en: '(?:something|anything) (?:else|different)(?: not (?:those|these|them))?|not (?:those|these|them)(?: (?:something else|others|other ones|another))?|another(?: one)? not (?:those|these)',
  de: '(?:et)?was anderes nicht (?:die|diese|jene)|nicht (?:die|diese|jene) (?:sondern )?(?:was anderes|etwas anderes|andere)',
  fr: 'autre chose(?: pas (?:ceux|celles) (?:la|ci))?|pas (?:ceux|celles) (?:la|ci)(?: (?:d )?autres?(?: chose)?)?',
  es: '(?:otra cosa|algo (?:distinto|diferente))(?: no (?:es[oa]s|est[oa]s))?|(?:no )?(?:es[oa]s|est[oa]s)(?: no)? (?:otr[oa]s|otra cosa)',
  it: '(?:qualcos altro|qualcosa d altro|qualcosa di diverso)(?: non (?:quell[ie]|quest[ie]))?|non (?:quell[ie]|quest[ie])(?: (?:altr[ie]|qualcos altro))?',
}

/** Others than the one that was spoken of. */
const BUT_IT: Of<string> = {
  en: '(?:anything|any|all|everything) (?:but|except) (?:that|this)(?: one)?|(?:something|anything) else not (?:that|this)(?: one)?',
  de: '(?:alles|alle|jede[rs]?) (?:ausser|bis auf) (?:de[mnr]|die|das|diese[mnrs]?)',
  fr: 'tou[ts]e?s? sauf (?:celui|celle) (?:la|ci)|n importe (?:lequel|laquelle) sauf (?:celui|celle) (?:la|ci)',
  es: '(?:cualquiera|tod[oa]s) (?:menos|excepto|salvo) (?:es[eao]|est[eao])',
  it: '(?:tutt[ie]|qualsiasi|qualunque) (?:tranne|eccetto|meno) (?:quell[oa]|quest[oa])',
}

/** The others of the list, of which the same is asked as of some of it. */
const REST: Of<string> = {
  en: '(?:and )?(?:what about|how about|and|and for|and what about) (?:all )?(?:the others?|the other ones|the rest(?: of (?:them|the list))?|the remaining ones)',
  de: '(?:und|und (?:bei|fur)|und wie (?:ist|sieht) es (?:bei|mit)|wie (?:ist|sieht) es (?:bei|mit)|was ist mit) (?:all )?(?:die|den|der|dem) (?:anderen|ubrigen|restlichen|rest)(?: aus)?',
  fr: '(?:et|et pour|et pour ce qui est des?|qu en est il (?:des|pour)|et qu en est il (?:des|pour)) (?:tous )?(?:(?:les )?autres|le reste)',
  es: '(?:y|y (?:que|como) (?:hay|pasa|tal) (?:de|con)|que (?:hay|pasa) (?:de|con)) (?:(?:tod[oa]s )?l[oa]s (?:otr[oa]s|demas)|el resto)',
  it: '(?:e|e per|e che (?:mi dici|dire) (?:degli|delle)|che mi dici (?:degli|delle)) (?:tutt[ie] )?(?:(?:gli|le) altr[ie]|altr[ie]|il resto)',
}

const MORES = Object.keys(MORE.en) as More[]

/** Reads such a turn, with the words as typed, as more than the one that was spoken of, or as others. */
export function withSaidOfList({ spans, language }: Said, before: () => Query | null): readonly Span[] {
  const said = spans.filter(
    span => span.said !== EVEN_FARTHER && span.meaning.is !== 'sign' && span.meaning.is !== 'comma',
  )
  const far = spans.filter(span => span.said === EVEN_FARTHER)
  const text = `${typedText(said)} `
  const isRest = REST_OF_LIST[language].test(text)
  const read = isRest ? OTHERS_AS_READ : READ[language].find(({ pattern }) => pattern.test(text))
  const earlier = read ? before() : null
  if (isRest && earlier?.listed && isFact(earlier)) return [merged(said, { is: 'follow', as: 'more' }, THE_REST)]
  const isOfSpot = earlier !== null && (earlier.listed !== null || (read?.isOne === true && isOfOne(earlier)))
  // Of a list, "one" is one of those.
  const thing = earlier !== null && isOfOne(earlier) && earlier.listed === null ? 'something' : 'one'
  const isOfList = earlier !== null && LISTS.has(earlier.kind) && earlier.subjects.length === 0
  if (!read || !(isOfSpot || (isOfList && read.isOfList))) return spans
  const [first = UNSAID] = said
  const all = merged(said, read.meaning, read.said)
  const one: Span = { ...UNSAID, from: first.from, to: first.from, meaning: { is: 'generic' }, said: thing }
  const it: Span = { ...UNSAID, from: first.from, to: first.from, meaning: { is: 'pronoun', of: 'spot' }, said: 'it' }
  return [...(read.isOne ? [one] : []), all, ...(read.isButIt ? [it] : []), ...far]
}

function isOfOne({ kind, subjects }: Query): boolean {
  return (kind === 'about' || kind === 'why') && subjects.length === 1
}

type Read = {
  pattern: RegExp
  meaning: Span['meaning']
  said: string
  isOne: boolean
  isButIt: boolean
  isOfList?: boolean
}

const READ: Of<readonly Read[]> = byLanguage(language => {
  const beside = `(?:(?:${BESIDE[language]}) )*`
  const whole = (text: string) => new RegExp(`^${beside}(?:${text}) ${beside}$`)
  const others = { meaning: { is: 'follow', as: 'more' }, said: 'another', isOne: false } as const
  return [
    ...MORES.flatMap(to => {
      // "¿Más tranquilo?" behind a list: where only an article tells it from the superlative; "etwas Ruhigeres", "was höheres".
      const isOfList = to === 'higher' || to === 'lower' || (to === 'quieter' && language !== 'en')
      const read = { meaning: { is: 'comparative', to }, said: to, isButIt: false, isOfList } as const
      const more = MORE[language][to]
      return [
        { ...read, pattern: whole(`(?:${ONE[language]}) (?:${more})(?: one)?`), isOne: true },
        {
          ...read,
          pattern: whole(`(?:noch |encore |ancora |aun |even |geht es auch |geht s )?(?:${more})`),
          isOne: false,
        },
      ]
    }),
    { ...others, pattern: whole(OTHERS[language]), isButIt: false, isOfList: true },
    { ...others, pattern: whole(BUT_IT[language]), isButIt: true },
  ]
})

const OTHERS_AS_READ = {
  meaning: { is: 'follow', as: 'more' },
  said: 'another',
  isOne: false,
  isButIt: false,
  isOfList: true,
} as const
const REST_OF_LIST: Of<RegExp> = byLanguage(language => new RegExp(`^(?:${REST[language]}) $`))

function byLanguage<Value>(make: (language: Language) => Value): Of<Value> {
  const [en, de, fr, es, it] = LANGUAGES.map(make)
  return { en, de, fr, es, it } as Of<Value>
}
