// What spots can be ranked by, and what people rank by that no catalogue of them records.
import { alternatives } from '../../text/alternatives.ts'

/** What answers are ordered by; the first spot has the most of what the name says. */
export const ORDERS = [
  'rating',
  'noise',
  'distance',
  'farthest',
  'highest',
  'lowest',
  'northernmost',
  'southernmost',
  'easternmost',
  'westernmost',
  'lowest level',
  'highest level',
  'most activities',
  'most tags',
] as const
export type Order = (typeof ORDERS)[number]

/** Orders by a recorded number beside rating and distance, with the superlatives that ask for each. */
export const MEASURED_ORDERS: readonly (readonly [Order, string])[] = [
  ['farthest', 'farthest|furthest|most distant|farthest away|furthest away|remotest from|as far as possible'],
  [
    'highest',
    'highest|tallest|highest up|most elevated|topmost|loftiest|highest altitude|highest elevation|highest lying',
  ],
  ['lowest', 'lowest|lowest lying|lowest altitude|lowest elevation|deepest lying'],
  [
    'northernmost',
    'northernmost|from north to south|north to south|most northern|most northerly|furthest north|farthest north|northmost|farthest to the north|furthest to the north|farthest up north|furthest up north|closest to the north pole|nearest to the north pole|nearest the north pole',
  ],
  [
    'southernmost',
    'southernmost|from south to north|south to north|most southern|most southerly|furthest south|farthest south|southmost|farthest to the south|furthest to the south|closest to the south pole|nearest to the south pole|nearest the south pole',
  ],
  [
    'easternmost',
    'easternmost|from east to west|east to west|most eastern|most easterly|furthest east|farthest east|eastmost|farthest to the east|furthest to the east',
  ],
  [
    'westernmost',
    'westernmost|from west to east|west to east|most western|most westerly|furthest west|farthest west|westmost|farthest to the west|furthest to the west',
  ],
  [
    'lowest level',
    'by noise level|by loudness|by level of noise|sorted by noise|ordered by noise|sort by noise|sorted by decibels|lowest noise level|lowest level|lowest level of noise|lowest db|lowest decibel|fewest decibels|least decibels|fewest db|least db|lowest noise|lowest sound level',
  ],
  [
    'highest level',
    'highest noise level|highest level of noise|highest db|highest decibel|most decibels|most db|highest noise|highest sound level',
  ],
  [
    'most activities',
    'most activities|has more activities|have more activities|offers more activities|has more to do|offers more to do|most to do|most things to do|most diverse activities|widest choice of activities|sorted by number of activities|sort by number of activities|ordered by number of activities|order by number of activities|ranked by number of activities|by number of activities|by activity count',
  ],
  [
    'most tags',
    'sorted by number of tags|by number of tags|by number of features|most tags|most features|most facilities|most amenities|best equipped|most infrastructure',
  ],
]

/** "Closer to a village", "farther away from the nearest house": of things of which no distance is recorded. */
function comparedTo(things: readonly string[]): string {
  const sides = ['closer to', 'nearer to', 'farther from', 'further from', 'farther away from', 'further away from']
  return things
    .flatMap(thing => ['a', 'the', 'any', 'the nearest', 'the next'].map(article => `${article} ${thing}`))
    .flatMap(thing => sides.map(side => `${side} ${thing}`))
    .join('|')
}

/** A property that people rank by and that is not recorded. `what` follows "the catalogue records no", `instead` that. */
export type Unmeasured = { what: string; instead?: string; superlatives: string; comparatives: string }

export const UNMEASURED = {
  size: {
    what: 'sizes',
    instead: ' to rank by, though the descriptions of some spots tell theirs',
    superlatives:
      'largest|biggest|smallest|longest|widest|shortest|narrowest|hugest|tiniest|broadest|most extensive|most spacious|vastest',
    comparatives: 'bigger|larger|smaller|longer|wider|shorter|narrower|broader|tinier',
  },
  beds: {
    what: 'numbers of beds',
    instead: ', though the descriptions of some huts tell theirs',
    superlatives:
      'most beds|most sleeping places|most bunks|fewest beds|sleeps the most people|sleeps most people|sleep the most people|sleep most people|can the most people sleep|holds the most people|fits the most people|accommodates the most people|can take the most people|room for the most people|largest capacity|biggest capacity|highest capacity|greatest capacity',
    comparatives: 'more beds|fewer beds|more sleeping places',
  },
  length: {
    what: 'lengths of trails',
    superlatives: 'trail length|trail lengths|length of the trail|length of the trails',
    comparatives: 'longer trail|shorter trail',
  },
  temperature: {
    what: 'temperatures',
    superlatives: 'coldest|warmest|hottest|coolest|mildest',
    comparatives: 'colder|warmer|hotter|cooler|milder',
  },
  weather: {
    what: 'wind, sun or rain',
    superlatives:
      'windless|wind free|no wind|without wind|sheltered from the wind|sheltered from wind|out of the wind|sunniest|driest|wettest|rainiest|windiest|snowiest|shadiest|foggiest',
    comparatives: 'sunnier|drier|wetter|rainier|windier|less windy|more sheltered',
  },
  depth: {
    what: 'depths',
    superlatives: 'deepest|shallowest|how deep|how deep is|how shallow',
    comparatives: 'deeper|shallower',
  },
  age: {
    what: 'ages',
    superlatives: 'oldest|newest|youngest|most ancient|most recent',
    comparatives: 'older|newer|younger',
  },
  fame: {
    what: 'numbers of visitors',
    superlatives:
      'most famous|most popular|most visited|least visited|best known|least known|least famous|least popular|least well known|most touristy|least touristy|emptiest|least crowded|most crowded|busiest|loneliest|most deserted|fewest visitors|most visitors|fewest people|fewest tourists',
    comparatives:
      'more famous|more popular|better known|more well known|less popular|less known|less well known|lesser known|less famous|not so well known|not as well known|not so famous|not as famous|emptier|less crowded|more crowded|busier|less busy|less touristy|more touristy|less overrun|less packed|less frequented|not so crowded|not as crowded|fewer visitors|fewer people|fewer tourists|less visited|lonelier',
  },
  comments: {
    what: 'numbers of comments to rank by, though those of some spots are told',
    superlatives:
      'most commented|most reviewed|most comments|most reviews|most feedback|fewest comments|fewest reviews|least commented|least reviewed|most discussed|most talked about|most talked of',
    comparatives: 'more comments|more reviews|fewer comments|fewer reviews|more discussed',
  },
  difficulty: {
    what: 'degrees of difficulty',
    superlatives:
      'easiest|hardest|steepest|flattest|toughest|most difficult|least difficult|most challenging|smoothest',
    comparatives: 'easier|harder|steeper|flatter|tougher|more difficult|less difficult|more challenging|less steep',
  },
  approach: {
    what: 'measure of how easily a place is reached',
    superlatives:
      'most accessible|least accessible|best access|easiest access|easiest to reach|easiest to get to|hardest to reach|hardest to get to|best connected|easiest to visit|quickest to reach|fastest to reach',
    comparatives:
      'easier to reach|easier to get to|better access|easier access|better accessible|more easily reached|simpler to reach|simpler to get to|harder to reach|harder to get to|better connected|more accessible|less accessible|easier to visit|quicker to reach|faster to reach',
  },
  stops: {
    what: 'distances to the next stop or car park to rank by, though the way to some spots tells of one',
    superlatives:
      'closest to a bus stop|nearest to a bus stop|closest to the bus stop|nearest to the bus stop|closest to the bus|nearest to the bus|closest to a car park|nearest to a car park|closest to the car park|nearest to the car park|closest to parking|nearest to parking|closest to a parking lot|nearest to a parking lot',
    comparatives: comparedTo(['bus stop', 'car park', 'parking lot', 'station', 'train station', 'railway station']),
  },
  season: {
    what: 'differences between days or seasons',
    instead: '; of computed spots it tells the noise by day, in the evening and at night',
    superlatives:
      'when is|when are|when is it|best time|best season|best month|best hour|best time of day|best time of year|quietest time|quietest month|quietest season|quietest hour|what time of day|what time of year|which month|which season|what season|what month|when should i go|when should i visit|when to go|when to visit',
    comparatives:
      'quieter in winter|quieter in summer|quieter in spring|quieter in autumn|quieter at night|quieter by night|quieter by day|quieter in the morning|quieter in the evening|quieter on weekdays|quieter at weekends|quieter on weekends|quieter on sundays|quieter out of season|quieter off season|quieter in january|quieter in february|quieter in march|quieter in april|quieter in may|quieter in june|quieter in july|quieter in august|quieter in september|quieter in october|quieter in november|quieter in december',
  },
  beauty: {
    what: 'measure of beauty',
    superlatives:
      'prettiest|most beautiful|most scenic|loveliest|nicest|finest|most spectacular|most romantic|most impressive|most interesting|most picturesque|most photogenic|coolest looking|ugliest|cleanest',
    comparatives:
      'prettier|more beautiful|more scenic|lovelier|nicer|more spectacular|more romantic|more impressive|more interesting|cleaner|more picturesque|uglier',
  },
  wildness: {
    what: 'measure of how wild or natural a place is',
    superlatives: 'wildest|greenest|most unspoilt|most unspoiled|most natural|most pristine nature',
    comparatives: 'wilder|greener|more natural|more unspoilt',
  },
  remoteness: {
    what: 'measure of how remote a place is',
    instead: ', and no distances to the next road or house but those to what is heard there',
    superlatives:
      'most remote|remotest|least remote|most isolated|least isolated|most secluded|most hidden|least secluded|farthest from a road|farthest from any road|farthest from the road|farthest from roads|furthest from a road|furthest from any road|furthest from the road|furthest from roads|farthest away from a road|farthest away from any road|furthest away from a road|furthest away from any road',
    comparatives: `more remote|less remote|more isolated|less isolated|more secluded|remoter|farther from roads|further from roads|farther away from roads|further away from roads|${comparedTo(['road', 'house', 'village', 'settlement'])}`,
  },
  sources: {
    what: 'loudness of a road or another source by itself',
    instead: ', only what is heard of it at the spots',
    superlatives: 'loudest source of noise in general',
    comparatives: 'louder source of noise in general',
  },
  towns: {
    what: 'loudness of towns and villages to rank them by',
    instead: '; how loud one is, is told for its name',
    superlatives: 'loudest town in general',
    comparatives: 'louder town in general',
  },
  noises: {
    what: 'sum of the noises of a whole country',
    instead: ', only which are heard at each spot',
    superlatives:
      'most common noise|most frequent noise|commonest noise|most common source of noise|most frequent source of noise',
    comparatives: 'more common noise|more frequent noise',
  },
  events: {
    what: 'list of the spots that ski lifts, shooting ranges and the like disturb',
    instead: '; that they do is told of one spot at a time',
    superlatives: 'most disturbed by ski lifts',
    comparatives: 'more disturbed by ski lifts',
  },
  border: {
    what: 'distances to the border of a country or another large region',
    superlatives:
      'closest to the border|nearest to the border|nearest the border|closest to a border|farthest from the border|furthest from the border',
    comparatives: 'closer to the border|nearer to the border|farther from the border|further from the border',
  },
  sea: {
    what: 'distances to the sea, only whether a spot lies on the coast',
    superlatives:
      'nearest to the sea|nearest to the coast|nearest to the shore|nearest to the ocean|nearest to the seaside|nearest the sea|nearest the coast|nearest the shore|nearest the ocean|nearest the seaside|closest to the sea|closest to the coast|closest to the shore|closest to the ocean|closest to the seaside',
    comparatives:
      'nearer to the sea|nearer to the coast|nearer to the shore|nearer to the ocean|closer to the sea|closer to the coast|closer to the shore|closer to the ocean',
  },
  darkness: { what: 'brightness of the sky', superlatives: 'darkest|brightest', comparatives: 'darker|brighter' },
  price: {
    what: 'prices, only whether access is free',
    superlatives: 'most expensive|priciest|dearest',
    comparatives: 'more expensive|pricier|dearer',
  },
} as const satisfies Record<string, Unmeasured>
export type UnmeasuredProperty = keyof typeof UNMEASURED

/** The superlatives and comparatives of a property that is not recorded. */
export function phrasesOfUnmeasured(property: UnmeasuredProperty): string[] {
  const { superlatives, comparatives } = UNMEASURED[property]
  return [...alternatives(superlatives), ...alternatives(comparatives)]
}
