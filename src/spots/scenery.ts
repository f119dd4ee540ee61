/** The sceneryType words with their synonyms: the "scenery signals" that search matches. */
export const SCENERY = {
  forest: ['wood', 'woods', 'woodland', 'trees', 'jungle'],
  lake: ['pond', 'tarn', 'loch', 'lagoon', 'water'],
  river: ['stream', 'creek', 'brook', 'water'],
  waterfall: ['falls', 'cascade', 'water'],
  coast: ['sea', 'seaside', 'shore', 'ocean', 'coastal'],
  beach: ['sand', 'shore', 'sea'],
  mountain: ['peak', 'summit', 'alpine', 'hill'],
  valley: ['gorge', 'canyon', 'dale', 'glen'],
  wetland: ['marsh', 'bog', 'swamp', 'fen', 'mire'],
  heath: ['moor', 'moorland', 'heathland'],
  grassland: ['meadow', 'prairie', 'steppe', 'savanna', 'pasture'],
  cave: ['cavern', 'grotto'],
  park: ['garden', 'green'],
  island: ['isle', 'islet'],
  glacier: ['ice', 'icefield'],
  desert: ['arid', 'dunes'],
  volcano: ['crater', 'caldera'],
  tundra: ['arctic', 'fell'],
} as const satisfies Record<string, readonly string[]>

export type Scenery = keyof typeof SCENERY

const UNCOUNTED: readonly string[] = ['tundra', 'heath', 'grassland'] satisfies Scenery[]

/** "lakes", "beaches"; what is not counted as it is. */
export function pluralOf(scenery: Scenery): string {
  if (UNCOUNTED.includes(scenery)) return scenery
  return scenery.replace(/(ch|o)$/, '$1e').concat('s')
}
