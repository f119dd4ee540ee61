import assert from 'node:assert/strict'
import { test } from 'node:test'
import { squareAround } from '../../../test/support/osm-samples.ts'
import { spotsOf } from '../../../test/support/osm-spots.ts'
import type { SpotDraft } from '../../spots/spot.ts'
import type { Tags } from './elements.ts'

type Place = { tags: Tags; shape?: 'node' | 'area' }
/** `shape`: a line that passes, or an area of 3 km around. */
type Near = { tags: Tags; metres: number; shape?: 'line' | 'around' }

async function spotWith({ tags, shape = 'node' }: Place, near?: Near): Promise<SpotDraft> {
  const { spots } = await spotsOf(map => {
    const named = { name: 'Owl Place', ...tags }
    if (shape === 'node') map.node(0, 0, named)
    else map.way(squareAround(0, 0, 1000), named)
    if (near?.shape === 'line') map.way([-2000, near.metres, 2000, near.metres], near.tags)
    else if (near?.shape === 'around') map.way(squareAround(0, 0, 3000), near.tags)
    else if (near) map.node(near.metres, 0, near.tags)
  })
  return spots.find(({ name }) => name === 'Owl Place') ?? assert.fail('there is no such spot')
}

const FACTS: Record<string, (spot: SpotDraft) => unknown> = {
  fire: spot => spot.fireStatus,
  firepit: spot => spot.tags.includes('firepit'),
  river: spot => spot.tags.includes('river'),
  waterfall: spot => spot.tags.includes('waterfall'),
  swimming: spot => spot.activities.includes('swimming'),
  camping: spot => spot.tags.includes('camping'),
  wheelchair: spot => spot.tags.includes('wheelchair'),
  dogs: spot => spot.tags.includes('dogs'),
  access: spot => spot.accessStatus,
  forbidden: spot => spot.tags.includes('no-access'),
  water: spot => spot.tags.includes('drinking-water'),
  shelter: spot => spot.tags.includes('shelter'),
  toilets: spot => spot.tags.includes('toilets'),
  climbing: spot => spot.activities.includes('climbing'),
  hiking: spot => spot.activities.includes('hiking'),
  stop: spot => spot.transportation,
  description: spot => spot.description?.split('.')[0],
  coast: spot => spot.tags.includes('coast') && (spot.sceneryType === 'coast' || spot.tags.includes('garden')),
  picnic: spot => /[^.]*picnic[^.]*/.exec(spot.description ?? '')?.[0].trim(),
  hut: spot => /[^.]*Owl Hut[^.]*/.exec(spot.description ?? '')?.[0].trim(),
  entry: spot => /[^.]*(?:forbidden|permit|not open)[^.]*/.exec(spot.description ?? '')?.[0].trim(),
}

const PICNIC = { tourism: 'picnic_site' }
const PEAK = { natural: 'peak' }
const HUT = { tourism: 'wilderness_hut' }
const OWL_HUT = { ...HUT, name: 'Owl Hut' }
const RESERVE = { leisure: 'nature_reserve' }
const FIREPIT = { leisure: 'firepit' }

const VIEW: Place = { tags: { tourism: 'viewpoint' } }
const TOILETS = { amenity: 'toilets' }
const WOOD = { natural: 'wood' }
const AROUND = { metres: 0, shape: 'around' } as const
const seasonal = (key: string, value: string): Place => ({ tags: { ...RESERVE, [`${key}:conditional`]: value } })

type Row = [fact: string, expected: unknown, place: Place, near?: Near]

/** Each fact, where it may come from, and where it may not. */
const TABLE: Row[] = [
  ['fire', 'allowed', { tags: { ...PEAK, openfire: 'yes' } }],
  ['fire', 'allowed', { tags: { ...PICNIC, fireplace: 'yes' } }],
  ['fire', 'allowed', { tags: PICNIC }, { tags: FIREPIT, metres: 90 }],
  ['fire', 'allowed', { tags: { tourism: 'viewpoint' } }, { tags: { ...PICNIC, fireplace: 'yes' }, metres: 50 }],
  ['fire', 'prohibited', { tags: { ...PICNIC, openfire: 'no', fireplace: 'yes' } }, { tags: FIREPIT, metres: 20 }],
  ['fire', null, { tags: { ...PICNIC, fireplace: 'no' } }, { tags: FIREPIT, metres: 20 }],
  ['fire', null, { tags: PICNIC }, { tags: FIREPIT, metres: 120 }],
  ['fire', null, { tags: PICNIC }, { tags: { ...FIREPIT, access: 'private' }, metres: 20 }],
  ['fire', null, { tags: PICNIC }, { tags: { ...HUT, fireplace: 'yes' }, metres: 20 }],
  ['fire', null, { tags: { ...HUT, fireplace: 'yes' } }],
  ['fire', null, { tags: PEAK }, { tags: FIREPIT, metres: 20 }],
  ['fire', null, { tags: RESERVE, shape: 'area' }, { tags: FIREPIT, metres: 20 }],
  ['firepit', false, { tags: RESERVE, shape: 'area' }, { tags: FIREPIT, metres: 20 }],
  ['firepit', true, { tags: PICNIC }, { tags: FIREPIT, metres: 20 }],
  ['river', true, { tags: RESERVE, shape: 'area' }, { tags: { waterway: 'river' }, metres: 100, shape: 'line' }],
  ['river', false, { tags: RESERVE, shape: 'area' }, { tags: { waterway: 'river' }, metres: 550, shape: 'line' }],
  ['river', false, { tags: PEAK }, { tags: { waterway: 'stream' }, metres: 60, shape: 'line' }],
  // A stream is no river.
  ['river', false, { tags: RESERVE, shape: 'area' }, { tags: { waterway: 'stream' }, metres: 100, shape: 'line' }],
  ['waterfall', false, { tags: PEAK }, { tags: { waterway: 'waterfall' }, metres: 60 }],
  ['swimming', true, { tags: { natural: 'beach' } }, { tags: { leisure: 'bathing_place' }, metres: 50 }],
  ['swimming', false, { tags: PEAK }, { tags: { leisure: 'bathing_place' }, metres: 50 }],
  [
    'swimming',
    false,
    { tags: { natural: 'beach' } },
    { tags: { leisure: 'swimming_pool', sport: 'swimming' }, metres: 50 },
  ],
  [
    'swimming',
    false,
    { tags: { natural: 'beach' } },
    { tags: { leisure: 'swimming_area', access: 'private' }, metres: 50 },
  ],
  // Tables are what is mapped as tables, and how far they are is said.
  ['picnic', 'There are tables for a picnic', { tags: PEAK }, { tags: { leisure: 'picnic_table' }, metres: 17 }],
  ['picnic', 'Tables for a picnic are 90 m away', { tags: PEAK }, { tags: { leisure: 'picnic_table' }, metres: 86 }],
  ['picnic', 'A picnic site is here', { tags: PEAK }, { tags: PICNIC, metres: 17 }],
  ['picnic', 'A picnic site is 60 m away', { tags: PEAK }, { tags: PICNIC, metres: 60 }],
  // A hut in a large reserve is in it, and not as far as from its middle.
  ['hut', 'The hut Owl Hut stands in it', { tags: RESERVE, shape: 'area' }, { tags: OWL_HUT, metres: 150 }],
  ['hut', 'The hut Owl Hut is 150 m away', { tags: PEAK }, { tags: OWL_HUT, metres: 150 }],
  ['camping', true, { tags: { leisure: 'park' }, shape: 'area' }, { tags: { tourism: 'camp_site' }, metres: 100 }],
  ['camping', false, { tags: PEAK }, { tags: { tourism: 'camp_site' }, metres: 60 }],
  ['wheelchair', true, { tags: { ...PICNIC, wheelchair: 'yes' } }],
  ['wheelchair', false, { tags: { ...PICNIC, wheelchair: 'limited' } }],
  ['wheelchair', false, { tags: PICNIC }, { tags: { amenity: 'toilets', wheelchair: 'yes' }, metres: 20 }],
  ['dogs', true, { tags: { ...PICNIC, dog: 'leashed' } }],
  ['dogs', false, { tags: { ...PICNIC, dog: 'no' } }],
  ['access', 'free', { tags: { ...PICNIC, fee: 'no' } }],
  ['access', null, { tags: PICNIC }, { tags: { amenity: 'parking', fee: 'yes' }, metres: 20 }],
  ['forbidden', true, { tags: { place: 'islet', landing: 'no' }, shape: 'area' }],
  ['forbidden', true, { tags: { ...RESERVE, foot: 'private' } }],
  ['forbidden', false, { tags: RESERVE }],
  ['water', true, { tags: PICNIC }, { tags: { amenity: 'drinking_water' }, metres: 30 }],
  [
    'water',
    false,
    { tags: { natural: 'spring', drinking_water: 'no' } },
    { tags: { amenity: 'drinking_water' }, metres: 3 },
  ],
  // Fire: "no" wins, whoever says so.
  ['fire', null, VIEW, { tags: { ...PICNIC, fireplace: 'yes', openfire: 'no' }, metres: 50 }],
  ['fire', null, { tags: PICNIC }, { tags: { ...FIREPIT, openfire: 'no' }, metres: 20 }],
  ['fire', null, { tags: PICNIC }, { tags: { ...FIREPIT, disused: 'yes' }, metres: 20 }],
  ['fire', null, { tags: PICNIC }, { tags: { ...FIREPIT, access: 'private;permit' }, metres: 20 }],
  ['fire', 'prohibited', { tags: { ...PICNIC, openfire: 'prohibited', fireplace: 'yes' } }],
  ['fire', 'prohibited', { tags: { ...PICNIC, openfire: 'forbidden' } }],
  ['fire', 'prohibited', { tags: { ...PICNIC, fireplace: 'yes' } }, { ...AROUND, tags: { ...WOOD, openfire: 'no' } }],
  // A fireplace that is there is there, whatever may be lit.
  ['firepit', true, { tags: { ...PICNIC, firepit: 'yes' } }, { ...AROUND, tags: { ...WOOD, openfire: 'forbidden' } }],
  ['firepit', true, { tags: { ...PICNIC, fireplace: 'yes', openfire: 'no' } }],
  ['firepit', false, { tags: { ...PICNIC, fireplace: 'no', openfire: 'no' } }],
  ['firepit', false, { tags: { ...PICNIC, openfire: 'no' } }, { tags: FIREPIT, metres: 20 }],
  // Money: free is what says to be free and nothing else.
  ['access', 'free', { tags: { ...PICNIC, fee: '0' } }],
  ['access', 'free', { tags: { ...PICNIC, fee: 'no', charge: '0 EUR' } }],
  ['access', 'paid', { tags: { ...PICNIC, fee: 'yes' } }],
  ['access', 'paid', { tags: { ...PICNIC, fee: 'no', charge: '5 EUR' } }],
  ['access', 'paid', { tags: { ...PICNIC, charge: '0.50 EUR/hour' } }],
  ['access', null, { tags: { ...PICNIC, charge: 'no' } }],
  ['access', null, { tags: { ...PICNIC, charge: '0 EUR' } }],
  ['access', null, { tags: { ...PICNIC, fee: 'donation' } }],
  ['access', null, { tags: { ...PICNIC, fee: 'no', 'fee:conditional': 'yes @ (May-Sep)' } }],
  ['access', null, { tags: { tourism: 'camp_site', fee: 'no', access: 'customers' } }],
  [
    'access',
    'paid',
    { tags: { ...PEAK, fee: 'no' } },
    { tags: { ...PEAK, name: 'Owl Place', fee: 'yes' }, metres: 20 },
  ],
  ['access', null, { tags: PEAK }, { tags: { ...PEAK, name: 'Owl Place', fee: 'no' }, metres: 20 }],
  // Entry.
  ['entry', undefined, { tags: PEAK }],
  ['entry', 'A permit is needed to enter', { tags: { ...RESERVE, access: 'permit' } }],
  ['forbidden', true, { tags: { ...RESERVE, access: 'permit' } }],
  ['entry', 'A permit is needed to land', { tags: { place: 'islet', landing: 'permit' }, shape: 'area' }],
  ['forbidden', true, { tags: { ...RESERVE, foot: 'forbidden' } }],
  ['forbidden', true, { tags: { ...RESERVE, foot: 'yes;restricted' } }],
  ['entry', 'Landing is forbidden', { tags: { place: 'islet', landing: 'private;permit' }, shape: 'area' }],
  ['entry', 'Entering is forbidden from March to July', seasonal('access', 'no @ (Mar-Jul)')],
  ['entry', 'Entering is forbidden from 15 March to 31 July', seasonal('foot', 'no @ Mar 15 - Jul 31')],
  ['entry', 'Entering is forbidden from 1 March to 31 July', seasonal('foot', 'no @ (1 Mar - 31 Jul)')],
  ['entry', 'A permit is needed to enter from May to September', seasonal('access', 'permit @ (May-Sep)')],
  ['entry', 'Entering is forbidden in winter', seasonal('foot', 'yes @ summer; no @ (winter)')],
  ['entry', 'Entering is forbidden at some times', seasonal('access', 'no @ (breeding season)')],
  ['entry', undefined, seasonal('access', 'yes @ (Mar-Jul)')],
  ['forbidden', false, seasonal('access', 'no @ (Mar-Jul)')],
  ['forbidden', true, { tags: { ...RESERVE, description: 'A heath. Access forbidden.' } }],
  ['forbidden', false, { tags: { ...RESERVE, description: 'No entry fee. No dogs.' } }],
  ['forbidden', true, { tags: PEAK }, { ...AROUND, tags: { ...WOOD, access: 'private' } }],
  ['forbidden', true, { tags: PEAK }, { ...AROUND, tags: { ...RESERVE, foot: 'no' } }],
  [
    'entry',
    'It lies in an area that is not open to the public',
    VIEW,
    { ...AROUND, tags: { ...RESERVE, access: 'no' } },
  ],
  ['forbidden', false, { tags: { ...PEAK, access: 'yes' } }, { ...AROUND, tags: { ...RESERVE, access: 'no' } }],
  ['forbidden', false, { tags: PEAK }, { ...AROUND, tags: { amenity: 'parking', access: 'private' } }],
  // Huts: open is what is known to be.
  ['description', 'A wilderness hut far from any settlement', { tags: HUT }],
  ['description', 'An open mountain hut far from any settlement', { tags: { ...HUT, locked: 'no' } }],
  ['shelter', true, { tags: { ...HUT, locked: 'no' } }],
  ['shelter', true, { tags: { ...HUT, access: 'yes' } }],
  ['shelter', false, { tags: HUT }],
  ['shelter', false, { tags: { ...HUT, access: 'customers' } }],
  ['shelter', false, { tags: { ...HUT, access: 'permit' } }],
  ['shelter', false, { tags: { ...HUT, access: 'yes', reservation: 'required' } }],
  ['shelter', false, { tags: { ...HUT, access: 'yes', locked: 'yes' } }],
  ['shelter', false, { tags: { tourism: 'alpine_hut' } }],
  ['shelter', false, { tags: { ...HUT, shelter: 'yes', locked: 'yes' } }],
  // What cannot be used, or is something else, is no fact.
  ['water', false, { tags: PICNIC }, { tags: { amenity: 'drinking_water', drinking_water: 'no' }, metres: 30 }],
  ['water', false, { tags: PICNIC }, { tags: { amenity: 'water_point', drinking_water: 'no' }, metres: 30 }],
  ['water', false, { tags: PICNIC }, { tags: { amenity: 'drinking_water', abandoned: 'yes' }, metres: 30 }],
  ['toilets', true, { tags: PICNIC }, { tags: TOILETS, metres: 30 }],
  ...['members', 'residents', 'employees', 'military', 'yes;customers'].map((access): Row => {
    return ['toilets', false, { tags: PICNIC }, { tags: { ...TOILETS, access }, metres: 30 }]
  }),
  ['toilets', false, { tags: PICNIC }, { tags: { ...TOILETS, disused: 'yes' }, metres: 30 }],
  [
    'camping',
    false,
    { tags: { leisure: 'park' }, shape: 'area' },
    { tags: { tourism: 'camp_site', abandoned: 'yes' }, metres: 99 },
  ],
  // Stops are mapped in several ways.
  ['stop', 'Bus stop, 300 m in a straight line', { tags: PEAK }, { tags: { highway: 'bus_stop' }, metres: 300 }],
  [
    'stop',
    'Bus stop, 300 m in a straight line',
    { tags: PEAK },
    { tags: { public_transport: 'platform', bus: 'yes' }, metres: 300 },
  ],
  [
    'stop',
    'Tram stop, 300 m in a straight line',
    { tags: PEAK },
    { tags: { public_transport: 'stop_position', tram: 'yes' }, metres: 300 },
  ],
  ['stop', 'Train station, 300 m in a straight line', { tags: PEAK }, { tags: { railway: 'station' }, metres: 300 }],
  ['stop', null, { tags: PEAK }, { tags: { railway: 'station', historic: 'ruins' }, metres: 300 }],
  ['stop', 'Bus station, 300 m in a straight line', { tags: PEAK }, { tags: { amenity: 'bus_station' }, metres: 300 }],
  ['stop', null, { tags: PEAK }, { tags: { public_transport: 'platform' }, metres: 300 }],
  // The sea: from the middle of a bay it is farther than from a headland, and a green in a town is not on it.
  ...(
    [
      [{ natural: 'bay' }, 900, true],
      [{ natural: 'bay' }, 1_200, false],
      [{ natural: 'cape' }, 250, true],
      [{ natural: 'cape' }, 400, false],
      [{ leisure: 'garden' }, 60, true],
      [{ leisure: 'garden' }, 250, false],
    ] as const
  ).map(([tags, metres, is]): Row => {
    return ['coast', is, { tags }, { tags: { natural: 'coastline' }, metres: -metres, shape: 'line' }]
  }),
  ['stop', null, { tags: PEAK }, { tags: { railway: 'station', disused: 'yes' }, metres: 300 }],
  ['shelter', false, { tags: PICNIC }, { tags: { amenity: 'shelter', shelter_type: 'public_transport' }, metres: 30 }],
  ['shelter', true, { tags: PICNIC }, { tags: { amenity: 'shelter' }, metres: 30 }],
  ['shelter', false, { tags: PICNIC }, { tags: { amenity: 'shelter', shelter_type: 'bomb_shelter' }, metres: 30 }],
  ['climbing', true, { tags: PEAK }, { tags: { sport: 'climbing', natural: 'cliff' }, metres: 30 }],
  ['climbing', false, { tags: PEAK }, { tags: { sport: 'climbing', building: 'yes' }, metres: 30 }],
  ['climbing', false, { tags: PEAK }, { tags: { sport: 'climbing', leisure: 'sports_centre' }, metres: 30 }],
  ['hiking', false, { tags: PEAK }, { tags: { highway: 'path', foot: 'no' }, metres: 30, shape: 'line' }],
  [
    'river',
    false,
    { tags: RESERVE, shape: 'area' },
    { tags: { waterway: 'river', tunnel: 'culvert' }, metres: 99, shape: 'line' },
  ],
  ...[{ amenity: 'public_bath' }, { club: 'sport' }, {}].map((tags): Row => {
    return ['swimming', false, { tags: { natural: 'beach' } }, { tags: { ...tags, sport: 'swimming' }, metres: 50 }]
  }),
  ['swimming', true, { tags: { natural: 'beach', sport: 'swimming' } }],
]

test('each fact comes only from where it may', async () => {
  const wrong: unknown[] = []
  for (const [fact, expected, place, near] of TABLE) {
    const said = FACTS[fact]?.(await spotWith(place, near))
    if (said !== expected) wrong.push({ fact, expected, said, place, near })
  }
  assert.deepEqual(wrong, [])
})
