import { FILLER, type Span, UNSAID, merged } from '../../../recognise/spans.ts'
import { fold } from '../../../../text/fold.ts'
import type { Language } from '../../../vocabulary/languages/languages.ts'
import { markAt, marksOf, type Said } from '../../polarity/marks.ts'
import { NOT_NECESSARILY } from '../../polarity/indifference/indifference-words.ts'
import { saysNothing } from './says-nothing.ts'

/** What says of something that it would do as well, behind it. */
const WOULD_DO = marksOf({
  en: 'is fine|is ok|is okay|is fine too|is ok too|is good too|is okay too|is fine as well|is alright|is all right|would be fine|would be ok|would be okay|works|works too|will do|will do too|also fine|fine too|ok too|fine by me|is no problem|are fine|are ok|are okay|are fine too|are ok too|can be too',
  de: 'ginge auch|geht auch|ist ok|ist okay|ist auch ok|ist auch okay|ist in ordnung|ist auch in ordnung|wäre ok|wäre okay|wäre auch ok|wäre auch okay|wäre auch in ordnung|tut s auch|tuts auch|reicht auch|ist kein problem|macht nichts',
  fr: 'ça va aussi|ca va aussi|me va|me va aussi|me convient|convient aussi|c est bon aussi|c est ok|irait aussi|va aussi|ce n est pas grave|pas de problème',
  es: 'también vale|tambien vale|también está bien|está bien|me vale|me sirve|también me sirve|no importa|no pasa nada|estaría bien|también estaría bien',
  it: 'va bene|va bene anche|va bene lo stesso|va anche bene|andrebbe bene|andrebbe bene anche|anche va bene|non importa|non è un problema',
})

/**
 * Reads "without a dog would be fine", "ohne Hund ginge auch" as what need not be: the other of what was asked will do, and
 * what will do as well is no condition.
 */
export function withPermission(said: Said): readonly Span[] {
  const { spans } = said
  const at = spans.findIndex((_, i) => markAt(said, i, WOULD_DO) > 0)
  const length = at === -1 ? 0 : markAt(said, at, WOULD_DO)
  const negation = spans.findLastIndex(({ meaning }, i) => i < at && meaning.is === 'negation')
  const thing = spans.findIndex(({ meaning }, i) => i > negation && i < at && OF_THINGS.has(meaning.is))
  const [without] = negation === -1 ? [] : [spans[negation]]
  if (length > 0 && negation === -1 && isElsewhere([...spans.slice(0, at), ...spans.slice(at + length)]))
    return spans.toSpliced(at, length, merged(spans.slice(at, at + length), FILLER))
  if (length === 0 || without === undefined || thing === -1) return spans
  const rest = spans.slice(at + length).filter(({ meaning }) => meaning.is !== 'sign' && meaning.is !== 'stop')
  if (rest.length > 0) return spans
  return [
    ...spans.slice(0, negation),
    { ...without, said: NOT_NECESSARILY },
    ...spans.slice(negation + 1, at),
    merged(spans.slice(at), FILLER),
  ]
}

/** What sets a condition aside, what it is called then, what says that it need not be met, and words between these. */
const ASIDE: Readonly<Record<Language, readonly [sets: string, called: string, unneeded: string, between: string]>> = {
  en: [
    'drop|remove|delete|forget(?: about)?|ignore|disregard|skip|scrap|scratch|lose|leave out|take out|never ?mind|clear|not necessarily|(?:do|does)(?: not| n t|n t) (?:need|have)(?: to)?(?: be)?|no need (?:for|to)|can do without|need not be|leaving',
    'thing|condition|filter|criterion|requirement|part|bit|constraint|stuff',
    '(?:do|does|is|are)?(?: ?not| ?n t) (?:matter|(?:that |so |really |very )?important|needed|necessary|required|essential|indispensable|mandatory|a must)(?: any ?more)?|no (?:longer )?(?:needed|necessary|matters?)|need(?: not|n t) be',
    'the|a|any|my|our|that|this|please|ok|okay|then|just|with|without|for|allowed|do|does|is|are|i|we|it|they|am|m|at home|there|after all|again|once more|altogether|entirely',
  ],
  de: [
    'vergiss|vergessen (?:wir|sie)|streiche?|ignoriere?|entfernen?|losche?|ausser|egal ob|nicht (?:unbedingt|zwingend|notwendigerweise)|muss nicht(?: (?:unbedingt|zwingend))?|muss kein(?:e|en)?|lasse?n?|brauche?n? (?:ich |wir )?(?:doch )?kein(?:e|en)?',
    'bedingung(?:en)?|filter|kriterium|anforderung|vorgabe|sache',
    'egal|spielt keine rolle|nicht (?:so )?(?:wichtig|notig|notwendig|zwingend)|unwichtig|(?:muss|mussen) nicht (?:unbedingt )?(?:erlaubt |da |dabei |vorhanden )?sein|kann (?:ich|man) verzichten|konnen wir verzichten|brauche?n? (?:ich|wir) (?:doch )?nicht',
    'es|den|die|das|der|dem|ein|eine|einen|mir|uns|ist|sind|bitte|ok|dann|mit|einfach|doch|ohne|und|auf|ich|wir|es|ob|zu hause|daheim|erlaubt|sein|wieder|weg|fallen|beiseite|mal|ganz|gut|na',
  ],
  fr: [
    'oubli(?:e|ez|ons)|laiss(?:e|ez|ons) tomber|enlev(?:e|ez|ons)|retir(?:e|ez|ons)|supprim(?:e|ez|ons)|ignor(?:e|ez|ons)|tant pis pour|peu importe|pas (?:forcement|necessairement|obligatoirement)|pas (?:besoin|la peine)(?: (?:d|de|que))?|peux me passer|pouvons nous passer|laiss(?:e|ons)',
    'condition|filtre|critere|contrainte',
    'n importe(?:nt)? pas|(?:n est |ne sont )?pas (?:important|necessaire|indispensable|obligatoire|essentiel(?:le)?)e?s?',
    'le|la|les|l|un|une|du|de|des|d|ce|c|s il (?:te|vous) plait|alors|avec|sans|pour|je|nous|finalement|a la maison|soi(?:en)?t|etre|admettre|accepter|si|a nouveau|de nouveau|ok|bon|bien',
  ],
  es: [
    'olvida(?:te)?|olvide(?:se)?|quit(?:a|e|emos)|elimin(?:a|e)|ignor(?:a|e)|borr(?:a|e)|no hacen? falta(?: que)?|no necesariamente|(?:puedo|podemos) prescindir|no necesit(?:o|amos)|dejo|dejamos|deja|da igual',
    'condicion|filtro|criterio|requisito',
    'no importan?|(?:me )?dan? igual|no (?:es|son) (?:tan )?(?:importante|necesari[oa]|imprescindible|indispensable|obligatori[oa]|esencial)(?:e?s)?|no hacen? falta',
    'el|la|los|las|lo|un|una|de|del|por favor|entonces|con|sin|ya|al final|en casa|admitan|acepten|si|es|sea|sean|son|otra vez|de nuevo|vale|bueno|ok',
  ],
  it: [
    'dimentic(?:a|hi|hiamo)|lasci(?:a|amo) (?:perdere|stare)|to(?:gli|lga|gliamo)|rimuov(?:i|a)|elimin(?:a|i)|ignor(?:a|i)|cancell(?:a|i)|non serv(?:e|ono)(?: che)?|non (?:per forza|necessariamente)|non c e bisogno|non (?:deve|devono) essere per forza|(?:posso|possiamo) fare a meno|non importa|lascio|lasciamo|va bene (?:anche|lo stesso) senza',
    'condizione|filtro|criterio|requisito|cosa',
    'non importa(?:no)?|non (?:e|sono) (?:cosi )?(?:important[ei]|necessari[oaie]|indispensabil[ei]|obbligatori[oaie]?|essenzial[ei]|fondamental[ei])|fa lo stesso|non serv(?:e|ono)(?: piu)?',
    'il|lo|la|l|i|gli|le|un|uno|una|di|d|del|della|dei|delle|degli|per favore|allora|con|senza|alla fine|a casa|ammettano|accettino|se|e|sia|siano|sono|di nuovo|ancora|ok|va bene|bene',
  ],
}

/** Of what is said beside the condition: "without" takes it back only where it is called one. */
const SET_ASIDE = new Map(
  Object.entries(ASIDE).map(([language, [sets, called, unneeded, between]]) => {
    const small = `(?:(?:${between}) )*`
    const without = '(?:without|ohne|sans|sin|senza)'
    const whole = `(?:${small}(?:${sets}) ${small}(?:(?:${called}) ${small})?|${small}${without} ${small}(?:${called}) ${small}|${small}(?:(?:${called}) ${small})?(?:${unneeded}) ${small})`
    return [language, new RegExp(`^ ?${whole}$`)]
  }),
)

/** Reads "drop the dog thing", "vergiss den Hund", "il cane non importa", and what is said behind a comma, as a condition that is taken back. */
export function withSetAside({ spans, language }: Said): readonly Span[] {
  const whole = setAside({ spans, language })
  if (whole) return whole
  const ends = [...spans.keys()].filter(at => at > 0 && isEnd(spans[at]))
  for (const end of ends.slice(0, MOST_ENDS)) {
    const first = setAside({ spans: spans.slice(0, end), language })
    if (first) return [...first, ...spans.slice(end)]
  }
  return spans
}

const MOST_ENDS = 2

/** "Forget the fee. Which is …", "drop the hut but leave out Alaska". */
function isEnd(span: Span | undefined): boolean {
  const { meaning, typed } = span ?? UNSAID
  return meaning.is === 'comma' || meaning.is === 'sign' || /^(but|and|aber|und|mais|et|pero|y|ma|e)$/i.test(typed)
}

function setAside({ spans, language }: Said): readonly Span[] | undefined {
  const from = spans.findIndex(isThing)
  const end = spans.findLastIndex(isThing) + 1
  const things = spans.slice(from, end)
  if (from === -1 || !things.every(span => isThing(span) || saysNothing(span))) return undefined
  const others = spans.filter((span, at) => (at < from || at >= end) && span.meaning.is !== 'sign')
  const typed = others.map(span => span.typed).filter((word, at, all) => word !== all[at - 1])
  const text = fold(typed.join(' ').replaceAll(/['’,]/g, ' ')).replaceAll(/\s+/g, ' ')
  const [first] = others
  if (!first || SET_ASIDE.get(language)?.test(`${text} `) !== true) return undefined
  return [merged(others, { is: 'negation' }, NOT_NECESSARILY), ...things.map(asWished)]
}

function isThing(span: Span): boolean {
  return OF_THINGS.has(span.meaning.is) || isPrice(span)
}

function isPrice({ meaning }: Span): boolean {
  return (
    (meaning.is === 'aspect' && meaning.aspect === 'access') || (meaning.is === 'access' && meaning.access === 'paid')
  )
}

/** "Forget the fee": the wish that there be none. */
function asWished(span: Span): Span {
  return isPrice(span) ? { ...span, meaning: { is: 'access', access: 'free' }, said: 'free' } : span
}

/** "Anche in Svezia va bene": a place, and nothing that is asked of it. */
function isElsewhere(others: readonly Span[]): boolean {
  const said = others.filter(each => !saysNothing(each))
  return said.some(({ meaning }) => meaning.is === 'name') && said.every(each => OF_PLACES.has(each.meaning.is))
}

const OF_PLACES: ReadonlySet<Span['meaning']['is']> = new Set(['name', 'relation', 'and', 'or', 'follow'])
const OF_THINGS: ReadonlySet<Span['meaning']['is']> = new Set(['feature', 'access', 'transport', 'fire'])
