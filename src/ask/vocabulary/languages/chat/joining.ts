// How a second question is joined to the first, and what stands for one: read as a plain "and", or as the question that is meant.
import { toldMoreIn } from '../../conversation/told-more.ts'
import type { Rewrite } from '../language-table.ts'
import { LANGUAGES, type Language } from '../languages.ts'

/** In this order: what is said, and what it is read as. */
const JOINING: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    ['^\\W*in case (?=(?:i|we|you|it|that|\\p{Lu}))', 'if '],
    ['what (?:else )?is there (?:to see )?around (?:it|there)', 'what else is nearby'],
    ['which other (?:spots|places) are (?:close to|near) it', 'what else is nearby'],
    [
      'how many (?:kilomet(?:er|re)s|km|miles) (?:lie|are there|is it|are) between (?:them|the two|both)',
      'how far apart are they',
    ],
    [
      'how far(?: away)? are (?:they|those|these|both(?: of them)?|(?:the|these|those) two(?: of them)?) (?:(?:away )?from (?:each other|one another)|apart)',
      'how far apart are they',
    ],
    ['how far (?:away )?is (?:the )?one (?:of them )?from the other(?: one)?', 'how far apart are they'],
    [
      'are (?:they|(?:the|these|those) two|both)(?: of them)? (?:very |really )?far (?:apart|(?:away )?from (?:each other|one another))',
      'how far apart are they',
    ],
    ['(?<=quiet[^?]{0,99})how big is the (?:gap|difference)', 'by how much'],
    ['^\\W*first(?:ly)?,? (?=(?:an?|some|the) [^?]*,? (?:and )?(?:then|after that) )', ''],
    ['(?<=\\?)\\s+otherwise,?\\s+(?=(?:how|where|what|is|are|can|does)(?!\\p{L}))', ' And '],
    ['(?<=\\p{L}),? or else (?=(?:at|in|is|are|can|does)(?!\\p{L}))', ' or '],
    ['(rat(?:ed|ing)(?!\\p{L})[^?]{0,60}?),? and where does (?:it|that) come from', '$1 and why'],
  ],
  de: [
    ['(wie weit (?:sind|liegen)) die (?=vo[nm] )', '$1 sie '],
    ['(?:mein|unser|ein|das) zelt (?:aufstellen|aufbauen|aufschlagen|hinstellen)', 'zelten'],
    ['^\\W*falls (?=\\p{L})', 'wenn '],
    ['(?:und )?falls ja,?', 'und wenn ja,'],
    ['was gibt es (?:dort |da )?(?:sonst )?(?:noch )?in der (?:umgebung|gegend)', 'was gibt es sonst in der Nähe'],
    [
      'welche anderen orte (?:sind|liegen) (?:nicht weit davon|in der nähe|dort in der nähe)',
      'was gibt es sonst in der Nähe',
    ],
    ['^\\W*zähle?n? (?:sie )?(?:mir )?(?:bitte |mal )*(?:die|alle) (?=(?-i:\\p{Lu}))', 'wie viele '],
    [
      'wie weit (?:liegen|sind) (?:sie|die beiden|beide|die zwei|die|diese)(?: denn| eigentlich)? (?:auseinander|voneinander entfernt|voneinander weg|voneinander)',
      'wie weit ist es vom einen zum anderen',
    ],
    [
      '(?:liegen|sind) (?:sie|die beiden|beide|die zwei) (?:sehr )?weit (?:auseinander|voneinander entfernt|voneinander weg|voneinander)',
      'wie weit ist es vom einen zum anderen',
    ],
    ['wie viele (?:kilometer|km) (?:liegen|sind) (?:es )?dazwischen', 'wie weit ist es vom einen zum anderen'],
    ['(?<=(?:ruhig|still|laut|leise)[^?]{0,99})wie groß ist der (?:unterschied|abstand)', 'um wie viel ruhiger'],
    ['^\\W*(?:zu)?erst (?=(?:eine?n?|den|die|das) [^?]*(?:dann|danach) )', ''],
    ['(?:,| und)+ (?:dann|danach|anschließend)(?: noch)? (?=(?:eine?n?|(?-i:\\p{Lu}\\p{Ll}+)) )', ' und '],
    ['(?<=\\?)\\s+(?:und )?noch (?:et)?was:?\\s+(?=\\p{L})', ' Und '],
    ['(?<=\\?)\\s+(?:ansonsten|andernfalls|sonst)[:,]?\\s+(?=(?:wie|wo|was|ist|sind|kann|gibt)(?!\\p{L}))', ' Und '],
    [
      '((?:bewert|wie (?:ruhig|laut|still))[^?]{0,60}?),? und (?:woher kommt (?:sie|das|es)|woran (?:das )?liegt(?: das| es)?)',
      '$1 und warum',
    ],
    ['(?<!\\p{L})(wie weit (?:ist|sind) (?:es|das)[^?]{0,40}?) weg(?=\\s*[?,;]|$)', '$1 entfernt'],
    ['(?<!\\p{L})(?:ich )?wüsste? (?:gerne?|mal gerne?)(?!\\p{L})', 'ich möchte wissen'],
    [
      '(?<!\\p{L})darf (?:ich|man) (?:meinen|unseren|den|einen) hund (mit )?(?:zu|nach|in) ([^?,]{2,60}?) (?:mit)?nehmen',
      'darf mein Hund mit zu $2',
    ],
  ],
  fr: [
    ['^(\\W*l[ea]s?quel(?:le)?s? (?:est|sont) (?:gratuite?s?|payante?s?)) (?:entre|parmi) ', '$1 : '],
    ['^\\W*au cas où ', 'si '],
    [
      "(?:quoi d[’']autre|qu[’']y a-t-il d[’']autre|qu[’']est-ce qu[’']il y a d[’']autre) (?:dans le coin|à proximité|dans les environs|aux alentours)",
      'qu’y a-t-il d’autre à côté',
    ],
    ["quels autres lieux y a-t-il (?:près de là|près d[’']ici|à côté|à proximité)", 'qu’y a-t-il d’autre à côté'],
    [
      "(?:quelle distance|combien de (?:kilomètres|km)) les sépare(?:nt)?(?: l[’']un de l[’']autre)?",
      "quelle distance de l'un à l'autre",
    ],
    ["à quelle distance sont[- ](?:ils|elles) l[’']une? de l[’']autre", "quelle distance de l'un à l'autre"],
    [
      "à quelle distance (?:(?:ils|elles|les deux) sont|sont les deux) l[’']une? de l[’']autre",
      "quelle distance de l'un à l'autre",
    ],
    [
      "(?:est-ce qu[’'])?(?:(?:ils|elles|les deux) sont|sont[- ](?:ils|elles)) (?:très )?(?:loin|éloignée?s) l[’']une? de l[’']autre",
      "quelle distance de l'un à l'autre",
    ],
    ['combien de (?:kilomètres|km) y a[- ]t[- ]il entre (?:eux|elles|les deux)', "quelle distance de l'un à l'autre"],
    ['faut[- ]il y payer', 'faut-il payer'],
    ["^\\W*(?:tout )?d[’']abord (?=(?:une?|des|les?|la) [^?]*(?:ensuite|puis) )", ''],
    ['(?:,| et)+ (?:ensuite|puis|après) (?=(?:une?|des) )', ' et '],
    [
      '(?<=\\?)\\s+(?:sinon|dans le cas contraire|à défaut),?\\s+(?=(?:qu|combien|comment|où|\\p{Lu}|est|peut|y a))',
      ' Et ',
    ],
    ["(note[^?]{0,60}?),? et d[’']où (?:vient-elle|elle vient|ça vient)", '$1 et pourquoi'],
    ["(?:c[’']est|se trouve|est) à combien de (?:kilomètres|km) d", 'à quelle distance est-ce d'],
    ["([^?.!,]{2,60}), c[’']est (?:calme|tranquille|bruyant) à quel point", 'quelle est la note de $1'],
  ],
  es: [
    ['^(\\W*cuál(?:es)? (?:es|son) (?:gratis|gratuit[oa]s?|de pago)) entre ', '$1: '],
    ['^\\W*en (?:el )?caso de que ', 'si '],
    ['(?<=\\?)\\s+de lo contrario,?\\s+(?=¿)', ' '],
    [
      'qué (?:más|otr[oa] cosa|otros (?:sitios|lugares)) hay (?:por la zona|alrededor|por allí|por ahí|en los alrededores)',
      'qué más hay cerca',
    ],
    ['^\\W*(?:cuenta|cuéntame|cuente|contad) (?:todos )?los ', 'cuántos '],
    ['^\\W*(?:cuenta|cuéntame|cuente|contad) (?:todas )?las ', 'cuántas '],
    ['^\\W*me (?:dices|dice|decís) ', 'dime '],
    ['(?:qué distancia|cuántos (?:kilómetros|km)) l[oa]s separan?', 'qué distancia hay de uno a otro'],
    ['a qué distancia están (?:el )?un[oa] del? (?:la )?otr[oa]', 'qué distancia hay de uno a otro'],
    ['cuánto hay entre (?:ell[oa]s|l[oa]s dos|ambos|ambas|uno y otro)', 'qué distancia hay de uno a otro'],
    ['cuánto distan (?:entre sí|l[oa]s dos|(?:el )?un[oa] del? (?:la )?otr[oa])', 'qué distancia hay de uno a otro'],
    [
      '(?:(?:qué tan|cómo de) lejos )?están (?:(?:muy )?lejos )?(?:(?:el |la )?un[oa] del? (?:la )?otr[oa]|entre sí)',
      'qué distancia hay de uno a otro',
    ],
    [
      '(?:qué distancia|cuántos (?:kilómetros|km)) hay entre (?:ell[oa]s|los dos|las dos|ambos|ambas)',
      'qué distancia hay de uno a otro',
    ],
    ['(?<=más [^?]{0,99})y si es así, cuánto más', 'y cuánto'],
    ['^\\W*primero,? (?=(?:una?|unos|unas) [^?]*(?:después|luego) )', ''],
    ['(?:,| y)+ (?:después|luego) (?=(?:una?|unos|unas|\\p{L}+s) )', ' y '],
    ['(?<=\\?)\\s+por cierto,?\\s+(?=¿)', ' '],
    [',? y,? si es así,?\\s+(?=¿?\\p{L})', ' y '],
    ['(puntuación[^?]{0,60}?),? y de dónde (?:sale|viene)', '$1 y por qué'],
    ['((?:qué|cómo de|lo) (?:tranquil|ruidos|silencios)[^?]{0,60}?),? y a qué se debe', '$1 y por qué'],
  ],
  it: [
    ['quanto distano(?=\\W*$)', 'quanto distano tra loro'],
    ['^(\\W*qual[ei] (?:è|sono) (?:gratis|gratuit[oaie]|a pagamento)) (?:tra|fra) ', '$1: '],
    ['(?<=i cani [^?]{2,80}), lo sono (?=(?:a|ad|in) )', ', i cani sono ammessi '],
    ['^\\W*nel caso (?:in cui )?', 'se '],
    ["(?:cos[’']altro|che altro) c[’']è (?:in zona|lì vicino|nei dintorni|da quelle parti)", 'cos’altro c’è vicino'],
    ['quali altri posti ci sono (?:lì vicino|nei dintorni|vicino)', 'cos’altro c’è vicino'],
    ['^\\W*(?:conta|contami|contate) (?:tutti )?(?:i|gli) ', 'quanti '],
    ['^\\W*(?:conta|contami|contate) (?:tutte )?le ', 'quante '],
    ["quanto distano (?:tra (?:di )?loro|l[’']un[oa] dall[’']altr[oa])", "quanto dista dall'uno all'altro"],
    ["che distanza c[’']è tra (?:i due|le due|loro|di loro)", "quanto dista dall'uno all'altro"],
    [
      "quanto (?:distano|sono (?:lontan|distant)[ie]) (?:i due|le due|(?:tra|fra) (?:di )?loro|l[’']un[oa] dall[’']altr[oa])",
      "quanto dista dall'uno all'altro",
    ],
    [
      "sono (?:molto )?(?:lontan|distant)[ie] (?:(?:tra|fra) (?:di )?loro|l[’']un[oa] dall[’']altr[oa])",
      "quanto dista dall'uno all'altro",
    ],
    [
      "quanti (?:chilometri|km) ci sono tra (?:l[’']un[oa] e l[’']altr[oa]|i due|loro|di loro)",
      "quanto dista dall'uno all'altro",
    ],
    ["^\\W*prima,? (?=(?:una?|uno|un[’']) ?[^?]*poi )", ''],
    ["(?:,| e)+ poi (?=(?:una? |uno |un[’']|\\p{L}+[ie] ))", ' e '],
    ['(?<=\\?)\\s+e poi:?\\s+(?=\\p{L})', ' E '],
    ['(voto[^?]{0,60}?),? e da dove viene', '$1 e perché'],
    ['(quanto è (?:tranquill|rumoros|silenzios)[^?]{0,60}?),? e da (?:che )?cosa dipende', '$1 e perché'],
    ['(?<!\\p{L})piantar(?:ci|vi) (?:la|una|la mia) tenda', 'campeggiare'],
  ],
}

const REWRITES = new Map<string, readonly Rewrite[]>(
  LANGUAGES.map(language => [
    language,
    [...toldMoreIn(language), ...JOINING[language]].map(([said, as]) => ({ said: new RegExp(said, 'giu'), as })),
  ]),
)

/** The rewrites of a language for what joins two questions. */
export function joiningIn(language: Language): readonly Rewrite[] {
  return REWRITES.get(language) ?? []
}
