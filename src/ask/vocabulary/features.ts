import { alternatives } from '../../text/alternatives.ts'

/** What a feature is called in an answer: as the thing itself, and as something that a spot has or lets one do. */
type Wording = {
  /** Singular and plural, when people ask for the thing itself: "a lake", "3 lakes". */
  noun?: readonly string[]
  /** Follows "with": "a lake", "toilets". */
  with?: string
  /** Follows "where": "you can swim". */
  where?: string
  /** Stands before the thing: "remote lakes". */
  adjective?: string
}

/** A feature of spots; a spot has it with one of the tags, scenery types or activities. */
export type Feature = Wording & {
  tags?: readonly string[]
  scenery?: readonly string[]
  activities?: readonly string[]
}

/** A feature as its table writes it: alternatives with bars between them. */
type Row = { [Cell in keyof Feature]: string }

/** Landscapes and sights, which can be the thing asked for. */
const LANDSCAPES = {
  forest: { tags: 'forest', scenery: 'forest', noun: 'forest|forests', with: 'forest' },
  rainforest: { tags: 'rainforest', noun: 'rainforest|rainforests', with: 'rainforest' },
  taiga: { tags: 'taiga', noun: 'taiga forest|taiga forests', with: 'taiga' },
  lake: { tags: 'lake', scenery: 'lake', noun: 'lake|lakes', with: 'a lake' },
  river: { tags: 'river', scenery: 'river', noun: 'river spot|river spots', with: 'a river' },
  waterfall: { tags: 'waterfall', scenery: 'waterfall', noun: 'waterfall|waterfalls', with: 'a waterfall' },
  water: {
    tags: 'water|lake|river|coast|beach|waterfall|bay|fjord',
    scenery: 'lake|river|coast|beach|waterfall',
    with: 'water',
  },
  coast: { tags: 'coast', scenery: 'coast', noun: 'coastal spot|coastal spots', with: 'coast' },
  beach: { tags: 'beach', scenery: 'beach', noun: 'beach|beaches', with: 'a beach' },
  mountain: { tags: 'mountain|peak', scenery: 'mountain', noun: 'mountain spot|mountain spots', with: 'mountains' },
  peak: { tags: 'peak', noun: 'peak|peaks', with: 'a peak' },
  saddle: { tags: 'saddle', noun: 'pass|passes', with: 'a pass' },
  ridge: { tags: 'ridge', noun: 'ridge|ridges', with: 'a ridge' },
  valley: { tags: 'valley', scenery: 'valley', noun: 'valley|valleys', with: 'a valley' },
  canyon: { tags: 'canyon', noun: 'canyon|canyons', with: 'a canyon' },
  cliff: { tags: 'cliff', noun: 'cliff|cliffs', with: 'cliffs' },
  cape: { tags: 'cape', noun: 'cape|capes', with: 'a cape' },
  bay: { tags: 'bay', noun: 'bay|bays', with: 'a bay' },
  fjord: { tags: 'fjord', noun: 'fjord|fjords', with: 'a fjord' },
  island: { tags: 'island', scenery: 'island', noun: 'island|islands', with: 'an island' },
  wetland: { tags: 'wetland', scenery: 'wetland', noun: 'wetland|wetlands', with: 'wetland' },
  heath: { tags: 'heath', scenery: 'heath', noun: 'heath|heaths', with: 'heath' },
  grassland: { tags: 'grassland', scenery: 'grassland', noun: 'grassland|grasslands', with: 'grassland' },
  savanna: { tags: 'savanna', noun: 'savanna|savannas', with: 'savanna' },
  tundra: { tags: 'tundra', scenery: 'tundra', noun: 'tundra|tundras', with: 'tundra' },
  desert: { tags: 'desert', scenery: 'desert', noun: 'desert|deserts', with: 'desert' },
  dune: { tags: 'dune', noun: 'dune spot|dune spots', with: 'dunes' },
  cave: { tags: 'cave', scenery: 'cave', noun: 'cave|caves', with: 'a cave' },
  arch: { tags: 'arch', noun: 'natural arch|natural arches', with: 'a natural arch' },
  rock: { tags: 'rock', noun: 'rock|rocks', with: 'rocks' },
  glacier: { tags: 'glacier', scenery: 'glacier', noun: 'glacier|glaciers', with: 'a glacier' },
  volcano: { tags: 'volcano', scenery: 'volcano', noun: 'volcano|volcanoes', with: 'a volcano' },
  'hot-spring': { tags: 'hot-spring', noun: 'hot spring|hot springs', with: 'a hot spring' },
  spring: { tags: 'spring', noun: 'spring|springs', with: 'a spring' },
  'national-park': { tags: 'national-park', noun: 'national park|national parks', with: 'national-park status' },
  'nature-reserve': { tags: 'nature-reserve', noun: 'nature reserve|nature reserves', with: 'nature-reserve status' },
  'protected-area': {
    tags: 'protected-area|national-park|nature-reserve|biosphere-reserve',
    noun: 'protected area|protected areas',
    with: 'protection by law',
  },
  wilderness: { tags: 'wilderness', noun: 'wilderness|wildernesses', with: 'wilderness' },
  'biosphere-reserve': {
    tags: 'biosphere-reserve',
    noun: 'biosphere reserve|biosphere reserves',
    with: 'biosphere-reserve status',
  },
  'world-heritage': {
    tags: 'world-heritage',
    noun: 'world heritage site|world heritage sites',
    with: 'world-heritage status',
  },
  park: { tags: 'park', scenery: 'park', noun: 'park|parks', with: 'a park' },
  garden: { tags: 'garden', noun: 'garden|gardens', with: 'a garden' },
  viewpoint: { tags: 'viewpoint', noun: 'viewpoint|viewpoints', with: 'a viewpoint' },
  monastery: { tags: 'monastery', noun: 'monastery|monasteries', with: 'a monastery' },
  'quiet-park': {
    tags: 'quiet-park',
    noun: 'certified quiet place|certified quiet places',
    with: 'a quiet-place certificate',
  },
  'dark-sky': { tags: 'dark-sky', noun: 'dark-sky place|dark-sky places', with: 'a certified or recognised dark sky' },
} as const satisfies Record<string, Row>

/** What is found at a spot, or what it lets one do. */
const AMENITIES = {
  camping: { tags: 'camping', activities: 'camping', where: 'you can camp' },
  hut: { tags: 'hut', with: 'a hut' },
  shelter: { tags: 'shelter', with: 'a shelter' },
  picnic: { tags: 'picnic', activities: 'picnicking', where: 'you can picnic' },
  firepit: { tags: 'firepit', with: 'a fire pit' },
  toilets: { tags: 'toilets', with: 'toilets' },
  'drinking-water': { tags: 'drinking-water', with: 'drinking water' },
  bench: { tags: 'bench', with: 'a bench' },
  parking: { tags: 'parking', with: 'parking' },
  'bird-hide': { tags: 'bird-hide', with: 'a bird hide' },
  wheelchair: { tags: 'wheelchair', with: 'wheelchair access' },
  dogs: { tags: 'dogs', where: 'dogs are allowed' },
  stargazing: { tags: 'stargazing|dark-sky', activities: 'stargazing', where: 'you can watch the stars' },
  'bird-watching': { tags: 'bird-watching|bird-hide', activities: 'bird-watching', where: 'you can watch birds' },
  wildlife: { tags: 'wildlife', activities: 'wildlife-watching', where: 'you can watch wildlife' },
  hiking: { activities: 'hiking', where: 'you can hike' },
  swimming: { activities: 'swimming', where: 'you can swim' },
  cycling: { activities: 'cycling', where: 'you can cycle' },
  climbing: { activities: 'climbing', where: 'you can climb' },
  canoeing: { activities: 'canoeing', where: 'you can canoe' },
  boating: { activities: 'boating', where: 'you can go boating' },
  fishing: { activities: 'fishing', where: 'you can fish' },
  skiing: { activities: 'skiing', where: 'you can ski' },
  snorkelling: { activities: 'snorkelling', where: 'you can snorkel' },
  remote: { tags: 'remote', adjective: 'remote' },
  urban: { tags: 'urban', adjective: 'urban' },
  'no-access': { tags: 'no-access', where: 'entering or landing is forbidden' },
} as const satisfies Record<string, Row>

/** The key of a feature; `FEATURE_PHRASES` has a row for each. */
export type FeatureKey = keyof typeof LANDSCAPES | keyof typeof AMENITIES

export const FEATURES: Readonly<Record<string, Feature>> = Object.fromEntries(
  Object.entries<Row>({ ...LANDSCAPES, ...AMENITIES }).map(([key, row]) => [key, featureOf(row)]),
)

/** Features that a question can ask for as the thing itself: "a lake". */
export const LANDSCAPE_KEYS: ReadonlySet<string> = new Set(Object.keys(LANDSCAPES))

/** Features by decree or by the sky: never part of a spot's name. */
const STATUS_KEYS: ReadonlySet<string> = new Set(
  alternatives('world-heritage|biosphere-reserve|dark-sky|quiet-park|protected-area'),
)

/** Landscapes whose word may belong to the name beside it: "Synevyr lake". */
export const NAME_PART_KEYS: ReadonlySet<string> = LANDSCAPE_KEYS.difference(STATUS_KEYS)

function featureOf({ tags, scenery, activities, noun, ...wording }: Row): Feature {
  return {
    ...(tags !== undefined && { tags: alternatives(tags) }),
    ...(scenery !== undefined && { scenery: alternatives(scenery) }),
    ...(activities !== undefined && { activities: alternatives(activities) }),
    ...(noun !== undefined && { noun: alternatives(noun) }),
    ...wording,
  }
}

/** What people do, which a spot lists apart from its tags. */
export const ACTIVITY_KEYS: ReadonlySet<string> = new Set([
  'hiking',
  'swimming',
  'cycling',
  'climbing',
  'canoeing',
  'boating',
  'fishing',
  'skiing',
  'snorkelling',
])
