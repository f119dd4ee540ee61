import type { EventClass } from '../../../silence/parameters.ts'

/** What people call events that cap a rating, in each language. */
const ROWS: readonly (readonly [EventClass, RegExp])[] = [
  [
    'ski-lift',
    /^(ski ?lifts?|chair ?lifts?|skiliften?|sessellifte?n?|schlepplifte?n?|lifte?n?|liftanlagen?|téléskis?|télésièges?|remontées? mécaniques?|remonte[- ]pentes?|telesillas?|telesquís?|remontes?|seggiovi[ae]|sciovi[ae]|impiant[oi] di risalita)$/i,
  ],
  [
    'cable-car',
    /^(cable ?cars?|seilbahn(en)?|gondel(bahn|bahnen)?|bergbahn(en)?|luftseilbahn(en)?|téléphériques?|télécabines?|telef[eé]ricos?|telecabinas?|teleferic(a|he)|funivi[ae]|cabinovi[ae])$/i,
  ],
  [
    'motocross',
    /^(moto ?-?cross( tracks?| noise)?|motocross-?(?:bahn|bahnen|lärm)|motocross ?-? ?strecken?|(terrains?|pistes?) de motocross|circuitos? de motocross|pist[ae] da motocross)$/i,
  ],
  ['raceway', /^(raceways?|race ?tracks?|rennstrecken?|circuits? automobiles?|circuitos? de carreras|autodrom[oi])$/i],
  [
    'shooting',
    /^(shooting ranges?|shooting|gun ?shots?|gun ?fire|rifle shots?|schüsse|schie(?:ß|ss)lärm|coups? de feu|tirs|coups? de fusil|disparos|tiroteos?|spari|colpi di fucile|schie(ß|ss)(plätze?|stände?|platz|stand)|stands? de tir|campos? de tiro|poligon[oi] di tiro)$/i,
  ],
  [
    'marina',
    /^(marinas?|jachth[aä]fen|yachth[aä]fen|ports? de plaisance|puertos? deportivos?|port[oi] turistic[oi])$/i,
  ],
]

/** Racing on either is told of a track by what the map calls it. */
const RACING: ReadonlySet<EventClass> = new Set(['motocross', 'raceway'])

/** Tells whether an event of a class is what was asked for. */
export function isOfEvent(event: EventClass, asked: EventClass): boolean {
  return event === asked || (RACING.has(event) && RACING.has(asked))
}

/** Events that are heard in winter. */
export const IN_WINTER: ReadonlySet<EventClass> = new Set(['ski-lift', 'cable-car'])

/** Returns the event that a word means; undefined for any other word. */
export function eventOf(word: string): EventClass | undefined {
  return ROWS.find(([, words]) => words.test(word))?.[0]
}
