import type { Language } from '../languages.ts'
import type { Rewrite } from '../language-table.ts'
import { illBorneIn } from './ill-borne.ts'

/**
 * What nobody may do is not to be possible, what must not be is not wished for, and what one does not go without is:
 * "wo niemand Feuer machen darf", "dogs must not be allowed", "no voy sin mi perro".
 */
const SAID: Readonly<Record<Language, readonly Rewrite[]>> = {
  en: [
    {
      said: /\bwhere (?:nobody|no[- ]one) (camp|swim|bathe|fish|climb|ski|cycle|hike)e?s\b/giu,
      as: 'where one cannot $1',
    },
    { said: /\b(?:do not|don['’]?t) want to (?:see|meet|have|find) any\b/giu, as: 'want no' },
    {
      said: /\b(?:can['’]?t|can ?not) afford (?:an |the |any )?(?:entrance|entry|admission)(?: fees?)?\b/giu,
      as: 'want no entrance fee',
    },
    { said: /\b(?:won['’]t|will not) settle for less than\b/giu, as: 'no less than' },
    { said: /\bnever (?:again )?want to hear (?:another|any|an?)\b/giu, as: 'do not want to hear any' },
    {
      said: /(?<=^|[.!?;,]\s*|\b(?:where|which|that)\s)(?:nobody|no[- ]one) (?:is (?:allowed|able|permitted) to|may|can|could|should(?: be able to)?|must|will|has to|needs to|ought to)(?: ever)?(?: be(?= \p{L}+ing\b))? /giu,
      as: 'one cannot ',
    },
    {
      said: /\b(?!it\b|this\b|that\b|you\b|we\b|they\b|I\b)(\p{L}{3,}) (?:must|should|may|can|ought to)(?: not|n['’]t) be (allowed|permitted|welcome|accepted)\b/giu,
      as: '$1 are not $2',
    },
    { said: /\bthere (?:must|should|may|can|ought to)(?: not|n['’]t) be (?:any |an? )?/giu, as: 'no ' },
    {
      said: /\b(?:won['’]t|will not|wouldn['’]t|would not|can['’]?t|can ?not|couldn['’]t|don['’]t|do not|never|refuse to) (?:ever )?(?:do|go|come|leave|live|travel|manage|get by|be|stay|move|want to go|want to be|go anywhere|leave home) without\b/giu,
      as: 'with',
    },
  ],
  de: [
    { said: /(?<!\p{L})wo niemand (zelt|camp|bad|angel|kletter|wander)e?t(?!\p{L})/giu, as: 'wo man nicht $1en kann' },
    { said: /(?<!\p{L})wo niemand schwimmt(?!\p{L})/giu, as: 'wo man nicht schwimmen kann' },
    {
      said: /(?<!\p{L})es darf (?:(?:dort|da|hier) )?niemand ([^.?!,]{2,60}?)(?=\s*(?:$|[.?!,]))/giu,
      as: 'wo man nicht $1 darf',
    },
    {
      said: /(?<!\p{L})unter (\d(?:[.,]\d)?) (?:will|wollen|möchte|möchten) (?:ich|wir) nichts(?!\p{L})/giu,
      as: 'nichts unter $1',
    },
    {
      said: /(?<!\p{L})(\p{L}+lärm) (?:kann|können) (?:ich|wir) (?:gar |überhaupt )?nicht (?:mehr )?(?:ertragen|aushalten|leiden|ausstehen|hören)(?!\p{L})/giu,
      as: 'ohne $1',
    },
    {
      said: /(?<!\p{L})(?:wo|an denen|in denen|bei denen) niemand (?=[^.?!,]{2,60}?(?:darf|kann|muss|soll|dürfte|könnte)(?!\p{L}))/giu,
      as: 'wo man nicht ',
    },
    {
      said: /(?<!\p{L})(?:(?:es )?(?:soll|sollte|darf|kann)|wo) (?:(?:es|dort|da|hier) )?niemand ([^.?!,]{2,60}?) (?:können|dürfen)(?!\p{L})/giu,
      as: 'wo man nicht $1 kann',
    },
    {
      said: /(?<!\p{L})es (?:soll|sollte|darf|dürfte) (?:dort |da )?nicht (?:erlaubt|gestattet|möglich) sein,? ([^.?!,]{2,60}?) zu (\p{L}+)/giu,
      as: 'wo man nicht $1 $2 kann',
    },
    {
      said: /(?<!\p{L})(?:dürfen|darf|sollen|soll|sollten|sollte|müssen|muss) (?:(?:dort|da|hier) )?(nicht erlaubt|nicht gestattet|nicht zugelassen|verboten|untersagt) sein(?!\p{L})/giu,
      as: 'sind $1',
    },
    {
      said: /(?<!\p{L})(\p{L}+(?: \p{L}+)?) (?:soll|sollte|darf) (?:man|niemand) (?:(?:dort|da|hier) )?(?:nicht )?(?:können|dürfen)(?!\p{L})/giu,
      as: 'wo man nicht $1 kann',
    },
    {
      said: /(?<!\p{L})ohne ([^.?!,]{2,40}?) (?:geh|reis|fahr|komm|verreis|mach|will|wollen|kann|können)(?:e|en|t|st)?(?: (?:ich|wir|es|das|man))? (?:nicht|nichts|nie|nirgends|nirgendwo)(?: hin)?(?: los| weg| gehen| fahren| reisen)?(?!\p{L})/giu,
      as: 'mit $1',
    },
    {
      said: /(?<!\p{L})(?:geh|reis|fahr|komm|verreis)(?:e|en|t)(?: (?:ich|wir))? (?:nicht|nie|nirgends|nirgendwo)(?: hin)? ohne(?!\p{L})/giu,
      as: 'mit',
    },
  ],
  fr: [
    { said: /(?<!\p{L})(?:où )?personne ne (camp|nag|pêch|grimp|ski)e(?!\p{L})/giu, as: 'où l’on ne peut pas $1er' },
    { said: /(?<!\p{L})(?:où )?personne ne doit avoir le droit d(?:e |['’])(?:y )?/giu, as: 'où l’on ne peut pas ' },
    {
      said: /(?<!\p{L})n(?:e |['’])(?:nécessit|exig|requi|demand|possèd|posséd)\p{L}* pas (?:de |d['’]une |une )voiture(?!\p{L})/giu,
      as: 'sans voiture',
    },
    {
      said: /(?<!\p{L})(?:où )?personne n(?:e |['’])(?:y )?(?:a le droit d(?:e |['’])|ait le droit d(?:e |['’])|peut |puisse |doit pouvoir |doit |devrait pouvoir |devrait )/giu,
      as: 'où l’on ne peut pas ',
    },
    {
      said: /(?<!\p{L})où personne n(?:e |['’])(\p{L}+) (?!le |la |les |l['’])/giu,
      as: 'où l’on n’$1 pas ',
    },
    {
      said: /(?<!\p{L})(?:y )?(?:doivent|doit|devraient|devrait|soient|soit)(?: y)? (?:être )?(interdite?s?|défendue?s?)(?!\p{L})/giu,
      as: 'sont $1',
    },
    {
      said: /(?<!\p{L})ne (?:doivent|doit|devraient|devrait) pas (?:y )?être (permise?s?|autorisée?s?|admise?s?|possibles?)(?!\p{L})/giu,
      as: 'n’est pas $1',
    },
    {
      said: /(?<!\p{L})(?:il|ça) ne (?:doit|devrait) pas y avoir (?:d(?:e |es |['’])|aucune? )/giu,
      as: 'sans ',
    },
    { said: /(?<!\p{L})ne (?:doit|devrait) pas (?:y )?pouvoir /giu, as: 'ne peut pas ' },
    {
      said: /(?<!\p{L})(?:je |on |nous )?n(?:e |['’])(?:y )?(?:pars|partons|part|vais|va|allons|voyage|voyageons|sors|sort|bouge|peux (?:pas )?partir|peut (?:pas )?partir) ?(?:pas |jamais |nulle part )?sans /giu,
      as: 'avec ',
    },
    {
      said: /(?<!\p{L})(?:je |on |nous )?ne (?:peux|peut|pouvons|saurais|saurait) (?:pas |jamais )?(?:me |se |nous )passer d(?:e |u |['’])/giu,
      as: 'avec ',
    },
  ],
  es: [
    { said: /(?<!\p{L})(?:donde )?nadie (acamp|nad|escal)e(?!\p{L})/giu, as: 'donde no se pueda $1ar' },
    { said: /(?<!\p{L})no (?:quiero|queremos) (?=nada por debajo de)/giu, as: '' },
    { said: /(?<!\p{L})no (?:quiero|queremos) ver (?!nada|a nadie|la |el )/giu, as: 'sin ' },
    { said: /(?<!\p{L})no (quiero|queremos) volver a oír (?:un |una |ning[uú]na? )?/giu, as: 'no $1 oír ' },
    {
      said: /(?<!\p{L})(?:donde |dónde )?nadie (?:pueda|puede|debe poder|debería poder|deba poder|debe|debería|tenga permiso para|tenga que|tiene que) /giu,
      as: 'donde no se pueda ',
    },
    {
      said: /(?<!\p{L})no (?:deben|debe|deberían|debería|tienen que|pueden) (?:estar|ser) (permitid|admitid|autorizad|aceptad)/giu,
      as: 'no están $1',
    },
    {
      said: /(?<!\p{L})(?:deben|debe|deberían|debería|tienen que|tiene que) estar (prohibid)/giu,
      as: 'están $1',
    },
    {
      said: /(?<!\p{L})no (?:voy|vamos|viajo|viajamos|salgo|salimos|me voy|nos vamos|me muevo|puedo ir|podemos ir|puedo viajar)(?: a ning[uú]n (?:sitio|lado|lugar)| nunca)? sin(?!\p{L})/giu,
      as: 'con',
    },
    {
      said: /(?<!\p{L})no (?:puedo|podemos|quiero|queremos) (?:prescindir d(?:e |el )|(?:estar|pasar|vivir) sin )/giu,
      as: 'con ',
    },
  ],
  it: [
    { said: /(?<!\p{L})non (?:voglio|vogliamo) (?=(?:niente|nulla) sotto)/giu, as: '' },
    { said: /(?<!\p{L})nessuno deve avere il permesso di /giu, as: 'dove non si può ' },
    { said: /(?<!\p{L})non (?:posso|possiamo|voglio|vogliamo) stare senza(?!\p{L})/giu, as: 'con' },
    {
      said: /(?<!\p{L})(?:dove )?nessuno (?:può|possa|deve poter(?:e |ci )?|dovrebbe poter(?:e |ci )?|deve|dovrebbe) ?/giu,
      as: 'dove non si può ',
    },
    {
      said: /(?<!\p{L})non (?:deve|devono|dovrebbe|dovrebbero) (?:essere|venire) (permess|consentit|ammess|autorizzat)/giu,
      as: 'non sono $1',
    },
    {
      said: /(?<!\p{L})(?:deve|devono|dovrebbe|dovrebbero) essere (vietat|proibit)/giu,
      as: 'sono $1',
    },
    {
      said: /(?<!\p{L})non (?:deve|devono|dovrebbe|dovrebbero) esserci /giu,
      as: 'senza ',
    },
    { said: /(?<!\p{L})non (?:ci )?si (?:deve|dovrebbe) poter(?:e |ci )? ?/giu, as: 'non si può ' },
    {
      said: /(?<!\p{L})senza ([^.?!,]{2,40}?) non (?:vado|andiamo|parto|partiamo|viaggio|viaggiamo|mi muovo|ci muoviamo|esco|vengo)(?: da nessuna parte| mai)?(?!\p{L})/giu,
      as: 'con $1',
    },
    {
      said: /(?<!\p{L})non (?:vado|andiamo|parto|partiamo|viaggio|viaggiamo|mi muovo|esco)(?: da nessuna parte| mai)? senza(?!\p{L})/giu,
      as: 'con',
    },
    {
      said: /(?<!\p{L})non (?:posso|possiamo|riesco a|riusciamo a) (?:fare|far) a meno d(?:i |el |ella |['’])/giu,
      as: 'con ',
    },
  ],
}

/** The rewrites of a language for what is not to be, what one bears badly, and what one does not go without. */
export function deniedWishesIn(language: Language): readonly Rewrite[] {
  return [...SAID[language], ...illBorneIn(language)]
}
