import type { Rewrite } from '../../languages/language-table.ts'
import type { Language } from '../../languages/languages.ts'

/** By what one moves: whether one must is told by the way there. */
const MOVE: Readonly<Record<Language, string>> = {
  en: '(?:walk|hike|trek|go (?:there )?(?:on foot|by (?:boat|ferry|ship|plane|air|car|bus|train|bike|bicycle))|drive|fly|cycle|bike|sail|paddle|row|kayak|canoe|climb|(?:take|use|catch|get) (?:a|an|the) (?:boat|ferry|ship|plane|flight|helicopter|bus|train|shuttle|taxi|car|tram|cable car)|travel by (?:boat|ferry|ship|plane|car|bus|train))',
  de: '(?:(?:zu fuß )?(?:laufen|gehen)|wandern|klettern|fliegen|paddeln|segeln|radeln|(?:mit (?:dem|der|einem|einer) )?(?:boot|schiff|fähre|auto|bus|zug|bahn|flugzeug|rad|fahrrad) (?:fahren|nehmen)|(?:das|ein|den|die|eine|einen) (?:boot|schiff|fähre|bus|zug|flugzeug) nehmen)',
  fr: "(?:marcher|randonner|aller à pied|y aller à pied|grimper|voler|pagayer|prendre (?:le |la |l[’']|une? )(?:bateau|ferry|bac|avion|bus|car|train|voiture|navette|taxi|vélo))",
  es: '(?:caminar|andar|ir (?:a pie|andando|caminando|en (?:barco|avión|coche|autobús|tren))|escalar|volar|remar|coger (?:el|un|la|una) (?:barco|ferry|avión|autobús|tren|lancha|coche)|tomar (?:el|un|la|una) (?:barco|ferry|avión|autobús|tren|lancha|coche))',
  it: "(?:camminare|andar(?:e|ci) (?:a piedi|in (?:barca|traghetto|nave|aereo|auto|macchina|autobus|treno))|arrampicare|volare|remare|pagaiare|prendere (?:il |la |l[’']|un[’' ]|una )(?:barca|traghetto|nave|battello|aereo|autobus|treno|macchina|auto))",
}
/** What one may do there: that one can does not tell whether one must. */
const STAY: Readonly<Record<Language, string>> = {
  en: '(?:camp|sleep (?:in|at) (?:a|an|the|my) (?:tent|hut|campsite|bivouac|shelter)|stay (?:in|at) (?:a|an|the) (?:tent|hut|campsite|shelter)|swim|bathe|snorkel|dive|surf|fish|ski|picnic|have a picnic|(?:make|light|build) a (?:camp)?fire|watch birds|stargaze)',
  de: '(?:zelten|campen|im zelt schlafen|(?:in der|in einer) hütte (?:schlafen|übernachten)|schwimmen|baden|schnorcheln|tauchen|surfen|angeln|fischen|picknicken|(?:ein )?feuer machen|vögel beobachten)',
  fr: '(?:camper|dormir (?:sous (?:la|une) tente|en (?:tente|refuge|cabane)|(?:dans|au) (?:un |le )?refuge)|nager|se baigner|me baigner|plonger|surfer|pêcher|skier|pique-niquer|faire (?:un|du) feu|observer (?:les|des) oiseaux)',
  es: '(?:acampar|dormir en (?:una |la )?(?:tienda|refugio|un refugio|el refugio)|nadar|bañarme|bañarse|bañarnos|bucear|surfear|pescar|esquiar|hacer (?:un )?(?:picnic|fuego)|observar aves)',
  it: '(?:campeggiare|accampar(?:mi|si|ci)|dormire in (?:una )?(?:tenda|rifugio|un rifugio)|nuotare|fare il bagno|tuffar(?:mi|si)|surfare|pescare|sciare|fare (?:un )?(?:picnic|fuoco)|osservare (?:gli )?uccelli)',
}

/** Asks for a need: behind "how far" or "when" it asks for something else. */
const NEED: Readonly<Record<Language, string>> = {
  en: '(?<!\\b(?:how|far|long|much|often|where|what|when|why|which|many|steep|early|kilometres|miles|hours) )(?:(?:do|does|will|would) (?:i|we|you|one|people|visitors|they)(?: really| always| even)? (?:have|need) to|(?:must|need) (?:i|we|you|one)|is it (?:necessary|required|compulsory|mandatory|obligatory|essential) to|am i (?:obliged|required|forced) to|are (?:we|you) (?:obliged|required|forced) to)',
  de: '(?<!(?:wie|weit|lange|wo|was|wann|warum|wohin|viel|oft|wie viele|stunden|kilometer|welche[nr]?|dafür|auch|egal|trotzdem) )(?:muss|müssen|müsste|müssten|musst) (?:man|ich|wir|du|sie)(?: denn| wirklich| unbedingt)?',
  fr: "(?<!(?:où|quand|pourquoi|combien|comment|temps|que|qu[’'])[ -]?)(?:dois-je|doit-on|devons-nous|faut-il|devrai-je|est-ce (?:que je dois|qu[’'](?:on doit|il faut)|que (?:nous devons|l[’']on doit))|est-on obligé (?:de|d[’'])|suis-je obligée? (?:de|d[’']))(?: vraiment| forcément)?",
  es: '(?<!(?:dónde|cuándo|cuánto|cómo|qué|lejos|tiempo|que|si|aunque|importa|no) )(?:tengo que|tenemos que|hay que|debo|debemos|se tiene que|se debe|es (?:necesario|obligatorio)|hace falta|es preciso)',
  it: '(?<!(?:dove|quando|quanto|come|cosa|perché|lontano|tempo|che|se|anche|non) )(?:devo|dobbiamo|bisogna|si deve|occorre|è (?:necessario|obbligatorio)|tocca|ci tocca|sono obbligat[oa] a)',
}

/** Of how far or how steep it is another question. */
const NOT_FAR: Readonly<Record<Language, string>> = {
  en: '(?! (?:very |so |that |too )?(?:far|long|a lot|much|uphill|more|less|steep|for|past|over|about|\\d))',
  de: '(?! (?:sehr |so )?(?:weit|lange|viel|mehr))',
  fr: '(?! (?:très |si )?(?:loin|longtemps|beaucoup|plus|moins|pendant|\\d))',
  es: '(?! (?:muy |tan )?(?:lejos|mucho|más|menos|durante|\\d))',
  it: '(?! (?:molto |così )?(?:lontano|a lungo|tanto|molto|più|meno|per \\d|\\d))',
}

const WORD_END = String.raw`(?!\p{L})`
const END = String.raw`(?=\s*(?:$|[?!.,]))`

/** Of two that are joined by "or" the other is asked for: "is there a ferry to Knoydart or do I have to walk?". */
const OR: Readonly<Record<Language, readonly [behind: string, before: string]>> = {
  en: [
    `(?:,? or (?:else )?)${NEED.en} ${MOVE.en}(?: there| all the way)?${END}`,
    `${NEED.en} ${MOVE.en}(?: there)?,? or (?=(?:is|are|can|does|do) )`,
  ],
  de: [
    `,? oder ${NEED.de} (?:dort(?:hin)? |da(?:hin)? )?${MOVE.de}${END}`,
    `${NEED.de} ${MOVE.de},? oder (?=(?:gibt|fährt|kann|ist|geht) )`,
  ],
  fr: [`,? ou (?:bien )?${NEED.fr} (?:y )?${MOVE.fr}${END}`, `${NEED.fr} ${MOVE.fr},? ou (?=(?:y a|peut|est-ce) ?)`],
  es: [`,? o ${NEED.es} ${MOVE.es}${END}`, `${NEED.es} ${MOVE.es},? o (?=(?:hay|se puede|puedo) )`],
  it: [
    `,? o(?:ppure)? ${NEED.it} ${MOVE.it}${END}`,
    `${NEED.it} ${MOVE.it},? o(?:ppure)? (?=(?:c[’']è|si può|posso) ?)`,
  ],
}

const NEEDS: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    [
      `${NEED.en} ${MOVE.en}${NOT_FAR.en}${WORD_END}(?: there)?(?: (?:in order )?to (?:get to|reach|visit|see|go to))? (?:(?:to|at|in|on|up|into|onto) )?(?=(?:the )?(?-i:\\p{Lu}))`,
      'how do I get to ',
    ],
    [`${NEED.en} ${MOVE.en}(?: there| to it| to get there| to reach it| all the way)?${END}`, 'how do I get there'],
    [`${NEED.en} ${STAY.en}${WORD_END}`, 'what must be done'],
  ],
  de: [
    [
      `${NEED.de} (?:(?:nach|zum|zur|zu|auf|auf den|in|in den|am|im|bei|bis zum|bis nach) )((?-i:\\p{Lu})[^?.!,]{1,60}?) (?:hin)?${MOVE.de}${END}`,
      'wie komme ich nach $1',
    ],
    [`${NEED.de} (?:dort|dorthin|da|dahin)? ?(?:hin)?${MOVE.de}${END}`, 'wie komme ich dorthin'],
    [`${NEED.de} ((?:nach|zum|zur|auf|in|im|am|an|bei|beim) [^?.!,]{2,60}?) ${STAY.de}${END}`, 'was ist Pflicht $1'],
    [`${NEED.de} (?:dort |da |hier )?${STAY.de}${WORD_END}`, 'was ist Pflicht'],
  ],
  fr: [
    [
      `${NEED.fr} ?${MOVE.fr}${NOT_FAR.fr}${WORD_END}(?: pour (?:aller|arriver|se rendre|me rendre|accéder|atteindre|rejoindre|visiter))? ?(?:jusqu[’'])?(?:(?:à|au|aux|en|dans|sur|vers) )?(?=(?:la |le |les |l[’'])?(?-i:\\p{Lu}))`,
      'comment aller à ',
    ],
    [`${NEED.fr} ?(?:y )?${MOVE.fr}(?: pour y aller| jusque-là)?${END}`, 'comment y aller'],
    [`${NEED.fr} ?${STAY.fr}${WORD_END}`, 'qu’est-ce qui est obligatoire'],
  ],
  es: [
    [
      `${NEED.es} ${MOVE.es}${NOT_FAR.es}${WORD_END}(?: (?:para|por) (?:llegar|ir|visitar|alcanzar|subir))? ?(?:hasta )?(?:(?:a|al|en|hacia|para) )?(?=(?:la |el |las |los )?(?-i:\\p{Lu}))`,
      'cómo llegar a ',
    ],
    [`${NEED.es} ${MOVE.es}(?: para llegar| hasta allí| allí)?${END}`, 'cómo llego allí'],
    [`${NEED.es} ${STAY.es}${WORD_END}`, 'qué es obligatorio'],
  ],
  it: [
    [
      `${NEED.it} ${MOVE.it}${NOT_FAR.it}${WORD_END}(?: per (?:arrivare|andare|raggiungere|visitare|salire))? ?(?:fino )?(?:(?:a|ad|al|alla|in|nel|nella|verso) )?(?=(?:la |il |le |lo )?(?-i:\\p{Lu}))`,
      'come arrivare a ',
    ],
    [`${NEED.it} ${MOVE.it}(?: per arrivarci| fin lì)?${END}`, 'come ci arrivo'],
    [`${NEED.it} ${STAY.it}${WORD_END}`, 'cosa è obbligatorio'],
  ],
}

/**
 * "Do I have to walk to Knoydart?", "muss man dort zelten?": that one can is no yes. Of a way there the way is told, of all else it is not
 * known whether one must.
 */
export function needAskedIn(language: Language): readonly Rewrite[] {
  const [behind, before] = OR[language]
  return [[behind, ''] as const, [before, ''] as const, ...NEEDS[language]].map(([said, as]) => ({
    said: new RegExp(String.raw`(?<!\p{L})${said}`, 'giu'),
    as,
  }))
}
