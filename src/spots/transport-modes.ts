/** How people reach a spot, as its transportation text can say it. */
export const MODES = ['bus', 'train', 'tram', 'metro', 'ferry', 'boat', 'plane', 'foot', 'car'] as const
export type Mode = (typeof MODES)[number]

/** The words of a transportation text that say how one gets there. */
const MODE_WORDS: Readonly<Record<Mode, RegExp>> = {
  bus: /\b(mini)?bus(es)?\b|\bcoach\b|\bshuttle\b/i,
  train: /\btrains?\b|\brail(way)?\b|\bS-Bahn\b|\bOverground\b|\bstation\b/i,
  tram: /\btrams?\b/i,
  metro: /\bmetro\b|\bsubway\b|\bunderground\b|\bU-Bahn\b/i,
  // By water what takes whoever comes: no hired boat, no canoe, no sign of a car ferry's road alone.
  ferry:
    /(?<!\bcar )\bferr(y|ies)\b|\b(lake|summer|electric|mail|passenger|public|scheduled) boats?\b|\bboat or bus\b/i,
  boat: /\b(river ?|house|speed)?boats?\b|\bferr(y|ies)\b|\bship\b/i,
  plane: /\b(float|sea)?planes?\b|\bhelicopter\b|\bflights?\b/i,
  foot: /\bon foot\b|\bfootpath\b/i,
  car: /\broad\b|\bcar\b|\bown vehicle\b|\bparking\b|\bfour-wheel\b|\btaxi\b|\btrack\b/i,
}

/** What a stop of the map is called, which says nothing of how one gets there: "Bus stop Port Erin, Railway Station, 310 m away". */
const STOP_NAME =
  /\b(bus stop|bus station|train station|tram stop|ferry|parking) .*?(?=, \d+ m (?:away|in a straight line))/gi

/** The road that something else goes on: "Bus on road 7 or train to Finse" takes nobody there by car. */
const ROAD_OF_OTHERS = /\b(bus(?:es)?|coach(?:es)?|shuttle|truck) (?:on|along|from|via) (?:the )?road\b/gi

/** Lists the modes that a transportation text names. */
export function modesOf(said: string): Mode[] {
  if (said === '') return []
  const text = said
    .replaceAll(STOP_NAME, '$1')
    .replaceAll(/\bbus station\b/gi, 'bus')
    .replaceAll(ROAD_OF_OTHERS, '$1')
  return MODES.filter(
    mode => MODE_WORDS[mode].test(text) && !(mode === 'car' && /\bno roads?\b|\bcable car\b/i.test(text)),
  )
}
