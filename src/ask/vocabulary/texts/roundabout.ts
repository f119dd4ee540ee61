import type { Rewrite } from '../languages/language-table.ts'
import type { Language } from '../languages/languages.ts'

const NAME = String.raw`([^?!,]{2,60}?)`
/** With a capital: "ta mère" is no place. */
const PROPER = String.raw`((?-i:\p{Lu})[^?!,]{1,60}?)`
/** Of coordinates, too. */
const PLACE = String.raw`([^?!]{2,60}?)`
const END = String.raw`(?=\s*(?:$|[?!]|\.\s*$))`

const WALK = 'hike|walk|trail|climb|trek|ascent'

/** What is asked of one place in a roundabout way, and how it is asked in short. */
const OTHERWISE: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    [
      `^you (?:claim|say|said|state|pretend|write|rate|rated|list)(?: that)? ${PROPER} (?:is |has |gets |as |at )?(?:rated )?(?:an? )?(?:rating of |score of )?(\\d(?:\\.\\d)?)(?: out of 5|/5)?\\W+(?:and )?(?:measured|who|how|with what|by whom|says who|according to|based on|on what|where|why|what)(?!\\p{L})[^]*`,
      'why is $1 rated $2?',
    ],
    // Behind a superlative, with nobody to do anything, "us" is a country.
    [
      '^((?:the )?(?:quietest|loudest|noisiest|calmest)(?: (?!for|with|near|to|around|of)\\p{L}+){0,2}?(?: in)?) us(?=\\W*$)',
      '$1 US',
    ],
    ['how far (?:away )?(?:are|is) ([^?!]{2,80}?) apart(?!\\p{L}| from)', 'how far apart are $1'],
    [
      '(?<=(?:would|could|can|do|should) you )(?:send|point|direct|steer) (?:me|us) (?:to|towards?)(?!\\p{L})',
      'recommend',
    ],
    ["(?:finally|in the end|ultimately),? (?=i(?:[’']d| would)? (?:prefer|love|like|rather))", ''],
    // Along a way one stops at places.
    [
      '(?<!(?:bus|coach|tram|train|metro|ferry|boat|subway|tube|railway|rest|it|that|which|who|he|she) )stops(?= (?:along|beside|on|down|up|off|between|by|en route)(?!\\p{L}))',
      'spots',
    ],
    // Ratings are told anyway.
    [
      '(?<=^\\W*(?:please )?(?:list|show|give|name|all|every)[^?]*\\p{L},? )(?:with|including)(?: (?:the|their|its|all))?(?: silence)? ratings?(?=\\W*$)',
      '',
    ],
    ['if (?:we|i|one) can (?:avoid|help) it(?!\\p{L})', 'if possible'],
    // "In May": no "may".
    [
      '(?<!(?:from|to|until|till|between|and|before|after|since) )(?:(?:for|at|in|around|towards|by|during) )?(?:the )?(?:(?:end|beginning|start|middle) of|late|early|mid-?) ?(?=(?:january|february|(?-i:March|May)|april|june|july|august|september|october|november|december)(?!\\p{L}))',
      'in ',
    ],
    ['how much (?:does|is|would|do) (?:a|one|per) night (?:at|in) ', 'how much does '],
    // What is paid for is ruled out, and not looked for.
    [
      '(?<!\\p{L})nothing (?:that|which) (?:(?:costs|charges)(?: (?:anything|something|money|an? (?:(?:entrance|entry|admission) )?fees?))?|(?:has|needs|requires|asks for)(?: (?:an?|any))?(?: (?:entrance|entry|admission))? (?:fees?|money|payment))(?!\\p{L})(?! for \\p{L})',
      'only with free access',
    ],
    // What is recorded of hot water is that it is a hot spring.
    [
      `^(?:and )?is the (?:spring )?water (?:at|in|of|from) ${PROPER} (?:really )?hot${END}`,
      'is there a hot spring at $1',
    ],
    // "Where is it?" asks; here it says of what kind.
    ['^((?:and )?are there (?:any|some)) where (?:you|we|i|one) can ', '$1 with '],
    [
      '(?<=\\p{L} )(?<!(?:sort|order|rank|group|compar|differ|arrang|filter|search|mean|judg|select|choos|decid|what|how|can|do)[^?]*)by rating(?=\\W*$)',
      'sorted by rating',
    ],
    [
      '(?<=^\\W*(?:dogs?|camping|fires?|campfires?|swimming) )(?:ok|okay|fine)(?= (?!for|with|by|there)\\p{L})',
      'allowed',
    ],
    ['from quiet to (?:loud|noisy)(?!\\p{L})', 'from quietest to noisiest'],
    ['from (?:loud|noisy) to quiet(?!\\p{L})', 'from noisiest to quietest'],
    ['(?<=(?:are|is|were) )known to be (?=free|open|quiet|allowed|reachable)', ''],
    ['(without|no|away from|far from) (?:any )?(?:noisy|loud) (road|street|train|railway|plane)s', '$1 $2 noise'],
    // Not "waves of birds".
    ['(hear|listen to)(?: the)? waves(?: crash(?:ing)?| break(?:ing)?)?(?! of)', '$1 the surf'],
    // A capital: a name is corrected.
    ['(?<=[,;–—-] ?(?:no,? |sorry,? |er+,? |uh+,? )?)i mean (?=(?:in |near )?(?-i:\\p{Lu}))', 'i meant '],
    ['(?:do|must|should) (?:you|i|we|they|one)(?: have to)? pay for(?=\\s*(?:$|[?,]|and ))', 'cost an entry fee'],
    ['the single (?=(?:most|least|best|worst|[a-z]+est)(?!\\p{L}))', 'the 1 '],
    [`is there (?:a|any) wikipedia (?:article|page|entry) (?:about|on|for|of) ${NAME}${END}`, 'does $1 have a website'],
    [`^does ${NAME} have (?:a|its own) wikipedia (?:article|page|entry)${END}`, 'does $1 have a website'],
    // "What's the hike up Sarek like".
    [
      `^(?:what|how)(?: is| was|[’']?s) the (${WALK}) ((?:up|to|at|in|around|on) ${NAME})(?: like)?${END}`,
      'how hard is the $1 $2',
    ],
    [`^is ${PROPER} an? (quiet|calm|peaceful|noisy|loud) place${END}`, 'is $1 $2'],
  ],
  de: [
    [
      `^(?:ihr|sie|du) (?:behauptet|behaupten|behauptest|sagt|sagen|schreibt|schreiben),? (?:dass )?${PROPER} (?:sei|ist|habe|hat|bekommt|wäre) (?:mit )?(?:eine )?(\\d(?:,\\d)?)[^?]{0,12}?\\W+(?:und )?(?:gemessen|womit|wer|wie|von wem|wonach|worauf|warum|laut wem)(?!\\p{L})[^]*`,
      'warum hat $1 die Bewertung $2?',
    ],
    [
      '(?:am Ende|letztlich|schließlich|schlussendlich|letzten Endes) (?=(?:möchte|will|hätte|bevorzuge|nehme|suche) (?:ich|wir)(?!\\p{L}))',
      '',
    ],
    ['(?:Zwischen)?stopps(?= (?:entlang|längs|am|an der|an dem|auf|zwischen)(?!\\p{L}))', 'Orte'],
    ['^\\W*liste(?: mir)?(?: bitte)? (?=(?:alle|die|sämtliche)(?!\\p{L}))', 'zeig mir '],
    [
      'mit(?<=^\\W*(?:liste|zeig|nenn|gib|alle)[^?]*\\p{L},? mit)(?: (?:ihren?|der|den))? Bewertung(?:en)?(?=\\W*$)',
      '',
    ],
    [
      '(?<!\\p{L})nichts,? (?:was|das|wo(?:für)?(?: man)?) (?:(?:etwas|was|geld|eintritt) )?(?:kostet|verlangt|(?:be)?zahlen muss|(?:be)?zahlt)(?!\\p{L})',
      'nur mit freiem Eintritt',
    ],
    ['(?<=\\p{L},? (?:und|oder) )nichts (?:be)?zahlt(?!\\p{L})', 'freien Eintritt hat'],
    [
      `^(?:und )?ist das wasser (?:am|an der|bei|beim|in|im|aus|von|der|des) ${PROPER} (?:wirklich )?(?:heiß|heiss)${END}`,
      'hat $1 eine heiße Quelle',
    ],
    ['von (?:ruhig|leise|still) (?:nach|bis|zu) (?:laut|unruhig)(?!\\p{L})', 'nach Bewertung sortiert'],
    ['(ohne|keine) laute[nr]? (straße|strasse)n?(?!\\p{L})', 'ohne Straßenlärm'],
    // "Welche sind das?" behind a number.
    ['^\\W*(?:und )?welche(?: (?:sind|wären|waren) (?:das|es|die|sie)(?: denn)?)?\\W*$', 'welche davon?'],
    // "Stimmt es, dass es dort keine gibt": asked in short.
    ['^(?:stimmt(?: es|s)?|ist es (?:wahr|richtig)),? dass es ([^.?!]{2,80}?) gibt(?=\\s*(?:$|[?!.]))', 'gibt es $1'],
    ['was gibt es (?=(?:ruhigeres|leiseres|stilleres) )', 'etwas '],
    [
      `bekommt ${NAME} (?:so )?eine (?:so )?(?=(?:schlechte|gute|niedrige|hohe|miese) (?:note|bewertung))`,
      'hat $1 eine ',
    ],
    [`^gibt es (?:zu|über|von) ${NAME} eine?n? wikipedia[- ]?(?:seite|artikel|eintrag)${END}`, 'hat $1 eine Website'],
    [`^hat ${NAME} eine?n? wikipedia[- ]?(?:seite|artikel|eintrag)${END}`, 'hat $1 eine Website'],
    [`^wie ist die (wanderung|tour|wanderstrecke) ${NAME}${END}`, 'wie schwer ist die $1 $2'],
    ['wie lautet (?:die |der link zur )(web|internet|home)', 'was ist die $1'],
  ],
  fr: [
    [
      `^vous (?:affirmez|prétendez|dites|écrivez) que ${PROPER} (?:est|a|mérite|vaut) (?:une? |la )?(?:note de |noté )?(\\d(?:,\\d)?)\\W+(?:et )?(?:mesuré|qui|comment|avec quoi|par qui|selon qui|sur quoi|pourquoi)(?!\\p{L})[^]*`,
      'pourquoi $1 a la note $2 ?',
    ],
    ["(?:finalement|au final),? (?=(?:je |j[’']|nous |on )(?:préf|aimer|voudr))", ''],
    ['(?<=^\\W*|\\p{L},? )(?:je préfère|nous préférons|on préfère)(?= (?:des|une?|les|la|le) )', 'plutôt'],
    ["(?:haltes|étapes|arrêts)(?=(?: (?!de |d[’'])\\p{L}+)? (?:le long|au bord|au fil|sur)(?!\\p{L}))", 'lieux'],
    // "Et plus" goes on with what was asked, unless it stands behind a number.
    [
      '(?<=\\d(?: ?(?:mètres?|m|km|kilomètres?|dB|étoiles?))?) et plus(?!\\p{L})(?! (?:calme|tranquille|silencieu|bruyant|près|proche|loin|haut|bas|au |à |grand|petit|cher|facile|isolé))',
      ' ou plus',
    ],
    ['^\\W*liste[rz]?(?:[- ]moi)? (?=(?:les|tous|toutes)(?!\\p{L}))', 'montre-moi '],
    ['avec(?<=^\\W*(?:liste|montre|donne|tous|toutes)[^?]*\\p{L},? avec) (?:leurs?|la|les) notes?(?=\\W*$)', ''],
    [
      `^(?:est-ce que )?l['’]eau (?:de|à|au|du|de la|à la) ${PROPER} est(?:-elle)? (?:vraiment )?chaude${END}`,
      'y a-t-il une source chaude à $1',
    ],
    ['sans (?:routes?|rues?) bruyantes?', 'sans bruit de la route'],
    [
      'à quel point ((?:les|ces|des) [^?!,]{2,60}?) sont[- ](?:ils|elles) (bruyant|calme|tranquille|silencieu)',
      'à quel point sont $2s $1 ',
    ],
    ['^\\W*(?:et )?(?:quel(?:le)?s sont[- ](?:ils|elles)|ce sont lesquel(?:le)?s)\\W*$', 'lesquels ?'],
    ["^(?:est[- ]il vrai|c[’']est vrai|est[- ]ce vrai) qu[’']il n[’']y a (?=aucune?|pas|plus)", 'n’y a-t-il '],
    ["qu[’']y a-t-il de (?=plus (?:calme|tranquille|silencieux) )", 'quelque chose de '],
    // "Pourquoi X est si mal noté".
    ['(?:si|aussi|tellement) (?:mal|bien) (not[ée]e?s?|class[ée]e?s?|évalu[ée]e?s?)', '$1'],
    ['site internet', 'site web'],
    [`^comment est la (randonnée|marche|balade|montée) ${NAME}${END}`, 'la $1 $2 est-elle difficile'],
    ['a-t-il une (?:page|fiche) wikip[ée]dia', 'a-t-il un site web'],
    ['a-t-elle une (?:page|fiche) wikip[ée]dia', 'a-t-elle un site web'],
    [`y a-t-il (?:un article|une page) wikip[ée]dia (?:sur|de|pour) ${NAME}${END}`, '$1 a-t-il un site web'],
    ["à moins de (\\d[\\d .,]*? ?(?:mètres|m)) d[’']altitude", 'en dessous de $1'],
    [`^est[- ]ce que ${PROPER} est un (?:endroit|lieu|coin) (?:calme|tranquille|paisible)${END}`, 'est-ce calme à $1'],
  ],
  es: [
    [
      `^(?:ustedes |vosotros )?(?:afirman|afirmáis|dicen|decís|sostienen) que ${PROPER} (?:es|tiene|merece|saca) (?:una? )?(?:nota de |puntuación de )?(\\d(?:,\\d)?)\\W+(?:y )?(?:medido|quién|cómo|con qué|por quién|según quién|por qué)(?!\\p{L})[^]*`,
      '¿por qué $1 tiene la puntuación $2?',
    ],
    ['(?:finalmente|al final),? (?=(?:yo )?(?:prefier|preferir|quier|me quedo))', ''],
    ['paradas(?=(?: (?!de )\\p{L}+)? (?:a lo largo|junto|a orillas|por)(?!\\p{L}))', 'lugares'],
    [
      '(?<=\\d(?: ?(?:metros?|m|km|kilómetros?|dB|estrellas?))?) y más(?!\\p{L})(?! (?:tranquil|silencios|ruidos|cerca|lejos|alt|baj|al |grande|pequeñ|barat|fácil|aislad))',
      ' o más',
    ],
    [
      'con(?<=^\\W*(?:lista|muestra|dame|todos|todas)[^?]*\\p{L},? con)(?: (?:sus?|las?))? puntuaci(?:ón|ones)(?=\\W*$)',
      '',
    ],
    [
      '(?<!\\p{L})nada (?:que (?:cueste|cobre|sea de pago)(?: (?:la )?(?:entrada|dinero|algo))?|de pago)(?!\\p{L})',
      'solo gratis',
    ],
    [
      `^[¿\\s]*(?:está|es) (?:muy )?caliente el agua (?:de|en|del|de la|en la) ${PROPER}${END}`,
      '¿hay una fuente termal en $1',
    ],
    [
      `^[¿\\s]*el agua (?:de|en|del|de la|en la) ${PROPER} (?:está|es) (?:muy )?caliente${END}`,
      '¿hay una fuente termal en $1',
    ],
    ['sin (?:carreteras?|calles?) ruidosas?', 'sin ruido de la carretera'],
    ['^\\W*(?:y )?(?:cuáles|cuales)(?: son)?\\W*$', '¿cuáles de ellos?'],
    ['^\\W*es (?:verdad|cierto) que (?=no hay )', ''],
    ['^\\W*qué hay (?=(?:más|menos) (?:tranquilo|silencioso) )', 'algo '],
    // A hut that nobody keeps and where nothing is to be paid.
    ['(refugios?|cabañas?) libres?(?!\\p{L})', '$1 gratis'],
    ['tan (?:mal|bien|poco|alto|bajo) (valorad[oa]s?|puntuad[oa]s?|calificad[oa]s?)', '$1'],
    [`tiene ${NAME} (?:una )?(?:página|artículo|entrada) (?:en|de) (?:la )?wikipedia${END}`, 'tiene $1 página web'],
    [
      `hay (?:un artículo|una página|una entrada) (?:de|en) (?:la )?wikipedia (?:sobre|de) ${NAME}${END}`,
      'tiene $1 página web',
    ],
    ['a menos de (\\d[\\d .,]*? ?(?:metros|m)) de (?:altitud|altura)', 'por debajo de $1'],
    [`es ${PROPER} un (?:lugar|sitio) (tranquilo|silencioso)${END}`, 'es $1 $2'],
    [`se está tranquilo en ${PLACE}${END}`, 'es $1 tranquilo'],
    ['dónde se está más tranquil[oa]', 'cuál es el lugar más tranquilo'],
  ],
  it: [
    [
      `^(?:voi )?(?:sostenete|dite|affermate|scrivete) che ${PROPER} (?:è|ha|merita|vale) (?:una? |un voto di )?(\\d(?:,\\d)?)\\W+(?:e )?(?:misurato|chi|come|con che cosa|con cosa|da chi|secondo chi|perché)(?!\\p{L})[^]*`,
      'perché $1 ha il voto $2?',
    ],
    ['(?:finalmente|alla fine),? (?=(?:io )?(?:preferi|vorr|vogli))', ''],
    ['(?:soste|tappe)(?=(?: (?!di )\\p{L}+)? (?:lungo|sul|sulla|lungo)(?!\\p{L}))', 'luoghi'],
    ['con(?<=^\\W*(?:elenca|mostra|dammi|tutti|tutte)[^?]*\\p{L},? con) (?:il|i)(?: loro)? vot[oi](?=\\W*$)', ''],
    [`^è (?:molto )?calda l['’]acqua (?:di|a|del|della|alla|al) ${PROPER}${END}`, 'c’è una sorgente termale a $1'],
    [`^l['’]acqua (?:di|a|del|della|alla|al) ${PROPER} è (?:molto )?calda${END}`, 'c’è una sorgente termale a $1'],
    ['senza (?:strade|vie) rumorose', 'senza rumore delle strade'],
    ['^\\W*(?:e )?quali(?: sono| sarebbero)?\\W*$', 'quali di questi?'],
    ["^\\W*è vero che (?=non (?:c[’']è|ci sono) )", ''],
    ["^\\W*(?:che )?cosa c[’']è di (?=più (?:tranquillo|silenzioso) )", 'qualcosa di '],
    [
      "(?<!\\p{L})qualcosa di (?=più (?:tranquillo|silenzioso|calmo) d(?:(?:i|el|ella|ello|ei|elle)(?!\\p{L})|ell[’']))",
      'un posto ',
    ],
    [
      `c[’']è (?:un articolo|una pagina|una voce) (?:di |su )?wikipedia (?:su|per|di) ${NAME}${END}`,
      '$1 ha un sito web',
    ],
    ['ha una (?:pagina|voce) (?:di |su )?wikipedia', 'ha un sito web'],
    ['paese più vicin[oa]', 'villaggio più vicino'],
    ['a meno di (\\d[\\d .,]*? ?(?:metri|m)) di (?:altitudine|quota|altezza)', 'sotto i $1'],
    ['è un (?:posto|luogo) (tranquill|silenzios)o', 'è $1o'],
    [
      `c[’']è più (?:rumore|chiasso) (?:a|in) ${PLACE} (?:che|rispetto) (?:a|in) ${PLACE}${END}`,
      'è più rumoroso a $1 che a $2',
    ],
    [
      `c[’']è (?:meno rumore|più silenzio) (?:a|in) ${PLACE} (?:che|rispetto) (?:a|in) ${PLACE}${END}`,
      'è più tranquillo a $1 che a $2',
    ],
    ["dove c[’']è più silenzio", 'qual è il posto più tranquillo'],
  ],
}

/** Writes what is asked of one place in a roundabout way as the tables know it. */
export function roundaboutIn(language: Language): readonly Rewrite[] {
  return OTHERWISE[language].map(([said, as]) => ({ said: new RegExp(String.raw`(?<!\p{L})${said}`, 'giu'), as }))
}
