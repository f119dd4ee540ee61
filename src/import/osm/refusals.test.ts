import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Tags } from './elements.ts'
import { mapTags } from './mapping.ts'

const PARK = { leisure: 'park' }
const GARDEN = { leisure: 'garden' }
const VIEW = { tourism: 'viewpoint' }
const CAMP = { tourism: 'camp_site' }
const SHELTER = { amenity: 'shelter' }
const WATER = { natural: 'water' }
const PROTECTED = { boundary: 'protected_area' }

/** By reason, what looks like a spot somewhere in the world and is none. */
const REFUSED: Record<string, readonly (readonly [string, Tags])[]> = {
  'dangerous ground': [
    ['Owl Wood', { natural: 'wood', hazard: 'minefield' }],
    ['Owl Heath', { natural: 'heath', hazard: 'unexploded_ordnance' }],
    ['Owl Lake', { ...WATER, hazard: 'radioactive' }],
  ],
  'a strict reserve, where nobody may go': [
    ['Owl Mountain Nature Reserve', { ...PROTECTED, protect_class: '1' }],
    ['Owl Ridge', { leisure: 'nature_reserve', iucn_level: 'Ia' }],
    ['Réserve naturelle intégrale du Mont Hibou', { boundary: 'national_park' }],
  ],
  'an island of a hotel': [
    ['Owl Island', { place: 'islet', phone: '+960 1' }],
    ['Owl', { place: 'island', 'alt_name:en': 'Owl Island Resort' }],
    ['Owl', { place: 'islet', tourism: 'hotel' }],
  ],
  'not nature': [
    ['Owl Showgrounds', PARK],
    ['Top Cable Car Station', VIEW],
    ['فيلا جديدة في الثمامه', VIEW],
    ['Al Thumama St.', { ...VIEW, 'name:en': 'My home' }],
    ['Airport Runway Viewpoint', VIEW],
    ['Plane Spotting', VIEW],
    ['Organic Vegetable Garden', GARDEN],
    ['Water Fountain', WATER],
    ['Puțul artezian a prizei Petricani', { natural: 'spring' }],
    ['Артезианская скважина №3', { natural: 'spring' }],
    ['Owl Borehole', { natural: 'spring' }],
    ['Intrarea de Serviciu a Teatrului', { natural: 'cave_entrance' }],
    ['Old Cemetery', { natural: 'grassland' }],
    ['Marine Corps Training Area Owl', { natural: 'grassland' }],
    ['Owl Cay', { place: 'island', landuse: 'industrial' }],
    ['Зоопарк', PARK],
    ['Thirtover Girl Guides Camp', PARK],
    ['A new villa in Al Thumama', VIEW],
    ['Badal Danda Guest House', VIEW],
    ['Oso Tapoban', PROTECTED],
    ['Multibane', PARK],
    ['Owl Adventure Land', SHELTER],
    ['Arrival Pavilion', SHELTER],
    ['Salle hors-sac', SHELTER],
    ['El Ray Beach Club', { natural: 'beach' }],
    ['Carl-Leid-Weg', { natural: 'stone' }],
    ['Owl Cove', { natural: 'bay', fixme: 'position unknown' }],
    ['Owl Indian Community', PROTECTED],
    ['Owl Archaeological Reserve', { boundary: 'national_park', protection_title: 'Archaeological Reserve' }],
    ['Owl Camp', { natural: 'wood' }],
    ['Lake Owl', { ...WATER, fixme: 'There is no lake at this location.' }],
    ['Owl Underground Storage Project', WATER],
    ['Canal de Owl', WATER],
    ['Owl 敬老院', SHELTER],
    ['Chick Webb Recreation Center', PARK],
    ['Fells Point Historic District', PARK],
    ['Canton Soccer Park', PARK],
    ['Dog Park', PARK],
    ['Baltimore Immigration Memorial', PARK],
    ['Covered Bridge Equestrian Center', PARK],
    ['The Bull Ring', { ...PARK, sport: 'skateboard' }],
    ['Owl Park', { ...PARK, 'park:type': 'private_park' }],
    ['Leikkipuisto Pöllö', PARK],
    ['Owl 運動公園', PARK],
    ['Детская площадка', PARK],
    ['Parque infantil El Búho', PARK],
    ['Kleingartenanlage Eule', GARDEN],
    ['Gartenverein Eule', GARDEN],
    ['Owl Gardens Apartments', GARDEN],
    ['Waldfriedhof', PARK],
    ['Owl Hotel Garden', GARDEN],
    ['Eulen', { ...VIEW, attraction: 'animal' }],
    ['Owl RV Park', CAMP],
    ['Stellplatz Eule', { ...CAMP, tents: 'no' }],
    ['Reisemobilhafen Eule', CAMP],
    ['Northwest Harbor', { natural: 'bay', waterway: 'dock' }],
    ['Klärteich', WATER],
    ['Owl Retention Pond', WATER],
    ['Regenrückhaltebecken Eule', WATER],
    ['第2調整池', WATER],
    ['Owl Kanal', { ...WATER, water: 'canal' }],
    ['Hole 7', { ...WATER, golf: 'water_hazard' }],
    ['Wasserschutzgebiet Eule Zone III', PROTECTED],
    ['Eule', { ...PROTECTED, protect_class: '12' }],
    ['Owl People', { ...PROTECTED, protect_class: '24' }],
    ['Owl Hill', { natural: 'peak', landuse: 'landfill' }],
    ['Bagno Gufo', { natural: 'beach', leisure: 'beach_resort' }],
    ['Landfill site (covered)', { natural: 'grassland' }],
    ['Owl Farm', { ...SHELTER, shelter_type: 'field_shelter' }],
    ['Aire de camping-car du Lac', CAMP],
    ['Owl Baths', { natural: 'hot_spring', amenity: 'public_bath' }],
    ['Owl Onsen', { natural: 'hot_spring', tourism: 'hotel' }],
    ['Owl Onsen', { natural: 'hot_spring', building: 'yes' }],
    ['Owl Spring', { natural: 'spring', amenity: 'fountain' }],
    ['Owl Reservoir', { ...WATER, water: 'reservoir', reservoir_type: 'sewage' }],
    ['Owl Reservoir', { ...WATER, water: 'reservoir', reservoir_type: 'tailings' }],
    ['Owl Camp', { ...CAMP, refugee: 'yes' }],
    ['Camp de réfugiés Owl', CAMP],
    ['Flüchtlingslager Eule', CAMP],
    ...['casino', 'conference_centre', 'nursing_home', 'animal_shelter', 'fast_food', 'theatre'].flatMap(amenity => [
      ['Owl Gardens', { ...GARDEN, amenity }] as const,
      ['Owl Park', { ...PARK, amenity }] as const,
    ]),
    ['Owl Park', { ...PARK, amenity: 'toilets;casino' }],
    ['Owl House', { ...GARDEN, building: 'yes' }],
    ['Owl Meadow', { natural: 'grassland', leisure: 'pitch' }],
    ['Bäderpark Eule', { ...PARK, sport: 'swimming', fenced: 'yes' }],
    ['Haus am Eulensteg - Garten', PARK],
    ['Seniorenheim Eule Park', PARK],
    ['Plage du Solarium', { natural: 'beach', surface: 'asphalt' }],
    ['Owl Beach', { natural: 'beach', leisure: 'pitch', sport: 'beachvolleyball' }],
  ],
  'a square': [
    ['Praça da Coruja', { ...PARK, place: 'square' }],
    ['Owl Green', { ...GARDEN, highway: 'pedestrian' }],
  ],
  'a roundabout': [
    ['Rond-point des Fleurs', PARK],
    ['Eulenkreisel', PARK],
  ],
  'a shelter of public transport': [
    ['Owl Street Bus Stop', SHELTER],
    ['Остановка Сова', SHELTER],
    ['Kutubdia Cyclone Shelter', SHELTER],
    ['Owl Animal Shelter', SHELTER],
    ["Women's Shelter", SHELTER],
    ['Bus-Stop Owl', SHELTER],
  ],
  'its name is no name': [
    ['Unnamed Lake', WATER],
    ['no name', { natural: 'spring' }],
    ['Future Park', PARK],
    ['Cave - no water (2560m)', CAMP],
    ['Feel free to climb here', { natural: 'stone' }],
    ['Nauheim_forest', { natural: 'wood' }],
    ['Sandbank view and awesome place for pictures', VIEW],
    ['без названия', WATER],
    ['No Swimming', { natural: 'beach' }],
    ['Private property', { natural: 'wood' }],
  ],
  'not open to the public (access)': [
    ['Owl Beach', { natural: 'beach', access: 'customers' }],
    ['Owl Lake', { ...WATER, access: 'members' }],
    ['Owl Hotel Beach', { natural: 'beach', access: 'customers', fee: 'no' }],
    ['Owl Hotel Beach', { natural: 'beach', access: 'customers', charge: '0 EUR' }],
    ['Owl Lake', { ...WATER, access: 'forbidden' }],
    ['Owl Lake', { ...WATER, access: 'restricted' }],
    ['Owl Lake', { ...WATER, access: 'closed' }],
    ['Owl Lake', { ...WATER, access: 'private;permit' }],
    ['Owl Lake', { ...WATER, access: 'yes; private' }],
    ['Owl Forest', { landuse: 'forest', access: 'forestry' }],
  ],
  'not open to the public (ownership)': [['Owl Easement', { ...PROTECTED, ownership: 'private' }]],
}

test('what is no spot is refused in the words of many countries', () => {
  for (const [reason, rows] of Object.entries(REFUSED)) {
    for (const [name, tags] of rows) assert.deepEqual(mapTags({ ...tags, name }), { reason }, name)
  }
})

test('what only sounds like none of nature is a spot', () => {
  const kept: (readonly [string, Tags])[] = [
    ['T. E. Brown Memorial Gardens', PARK],
    ['Monument Valley Overlook', VIEW],
    ['Marco Polo Park', PARK],
    ['Playa de la Arena', { natural: 'beach' }],
    ['Largo Central Park', PARK],
    ['Eidgenössisches Jagdbanngebiet Eule', PROTECTED],
    ['Camping Resort Eule', CAMP],
    ['Caves of the Owl', { natural: 'cave_entrance', access: 'customers', fee: 'yes' }],
    ['Owl Reserve', { leisure: 'nature_reserve', ownership: 'private', access: 'permissive' }],
    ['Old School Park', PARK],
    ['Grill-Platz', PARK],
    ['Owl Park', { ...PARK, amenity: 'toilets;bench' }],
    ['Owl Rock', { natural: 'rock', leisure: 'pitch', sport: 'climbing' }],
    ['Owl Beach', { natural: 'beach', surface: 'sand' }],
    ['Garten am Haus der Eule', GARDEN],
    ['Hausgarten', PARK],
    ['Owl Spring', { natural: 'spring', amenity: 'drinking_water' }],
    ['Owl Lake', { ...WATER, access: 'permit' }],
    ['Owl Lake', { ...WATER, access: 'customers', charge: '5 EUR' }],
    ['Lower Owl Harbour', { natural: 'bay' }],
    ['Fountain Lake', WATER],
    ['Lago delle Fontane', WATER],
    ['Barracks Wood', { natural: 'wood' }],
    ['Visitor Centre Overlook', VIEW],
    ['مطل بيت لحم', VIEW],
    ['Top Station', VIEW],
    ['Pozo Azul', { natural: 'spring' }],
    ['Training Hill', { natural: 'grassland' }],
    ['展望台', VIEW],
  ]
  for (const [name, tags] of kept) {
    const mapped = mapTags({ ...tags, name })
    assert.ok(mapped && 'kind' in mapped, `${name}: ${JSON.stringify(mapped)}`)
  }
})

test('a water is a lake, a river or a bay by its tag, else by its name', () => {
  const cases: [string, string, Tags][] = [
    ['river', 'Córrego Sóter', {}],
    ['river', 'Mississippi River', {}],
    ['river', '多摩川', {}],
    ['river', 'Kemijoki', {}],
    ['bay', 'Töölönlahti', {}],
    ['bay', 'Siltavuorensalmi', {}],
    ['bay', 'Töölönlahti', { water: 'shallow' }],
    ['lake', 'Vikasjön', {}],
    ['lake', 'Rivers End Lake', {}],
    ['lake', 'Hudson Bay', { water: 'lake' }],
    ['bay', 'Ensenada Eule', { water: 'bay' }],
    ['river', 'Owl', { water: 'river' }],
  ]
  for (const [kind, name, tags] of cases) {
    const mapped = mapTags({ natural: 'water', name, ...tags })
    assert.equal(mapped && 'kind' in mapped && mapped.kind, kind, name)
    assert.equal(mapped && 'kind' in mapped && mapped.rules[0]?.kind, kind, name)
  }
})
