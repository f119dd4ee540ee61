/**
 * The house vocabulary of tags, a word and what it promises. Sources may bring other tags; ours and the
 * OpenStreetMap mapping's keep to these.
 */
export const TAGS = {
  forest: 'woods or trees over most of the place',
  rainforest: 'tropical or temperate rainforest',
  taiga: 'northern coniferous forest',
  lake: 'a lake or pond at the place',
  river: 'a river or stream at the place',
  waterfall: 'a waterfall',
  coast: 'at the sea',
  beach: 'a beach',
  mountain: 'mountainous ground',
  peak: 'a summit',
  saddle: 'a pass or saddle between heights',
  ridge: 'a ridge',
  valley: 'a valley',
  canyon: 'a canyon or gorge',
  cliff: 'a cliff',
  cape: 'a cape or headland',
  bay: 'a bay',
  fjord: 'a fjord',
  island: 'on an island',
  wetland: 'marsh, bog, fen or swamp',
  heath: 'heath or moor',
  grassland: 'meadow, steppe or prairie',
  savanna: 'savanna',
  tundra: 'tundra',
  desert: 'desert',
  dune: 'dunes',
  cave: 'a cave',
  arch: 'a natural arch',
  rock: 'a remarkable rock or stone',
  glacier: 'a glacier',
  volcano: 'a volcano',
  spring: 'a spring',
  'hot-spring': 'a hot spring',
  water: 'open water',
  'nature-reserve': 'a nature reserve',
  'national-park': 'a national park',
  'protected-area': 'protected by law',
  wilderness: 'a wilderness area',
  park: 'a public park',
  urban: 'a green in a town or village, not nature out of it',
  garden: 'a public garden',
  'biosphere-reserve': 'a UNESCO biosphere reserve',
  'world-heritage': 'a UNESCO world heritage site',
  viewpoint: 'a viewpoint',
  'bird-hide': 'a hide for watching birds',
  camping: 'a camp site',
  hut: 'a hut one can stay in',
  shelter: 'a shelter from rain',
  picnic: 'picnic tables or a picnic site',
  firepit: 'a fire pit',
  toilets: 'toilets',
  'drinking-water': 'drinking water',
  bench: 'a bench',
  parking: 'parking nearby',
  'public-transport': 'a public-transport stop nearby',
  wheelchair: 'usable with a wheelchair',
  dogs: 'dogs are allowed',
  stargazing: 'good for watching stars',
  'dark-sky': 'a certified or recognised dark-sky place',
  'quiet-park': 'a certified or recognised quiet place',
  'bird-watching': 'good for watching birds',
  wildlife: 'good for watching wildlife',
  monastery: 'a monastery or hermitage',
  remote: 'far from roads and settlements',
  'no-access': 'entering or landing is forbidden',
} as const satisfies Record<string, string>

/** Normalises a tag or an activity: lower case, words joined by hyphens, any script. */
export function normaliseTag(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
}
