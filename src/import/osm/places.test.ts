import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type SampleMap, squareAround } from '../../../test/support/osm-samples.ts'
import { spotsOf } from '../../../test/support/osm-spots.ts'

/** A thing at a number of metres east, with its tags: a node, or a square of a half width. */
type Mapped = readonly [east: number, tags: Record<string, string>, halfWidth?: number]

function drawing(things: readonly Mapped[]): (map: SampleMap) => void {
  return map => {
    for (const [east, tags, halfWidth] of things)
      if (halfWidth === undefined) map.node(east, 0, tags)
      else map.way(squareAround(east, 0, halfWidth), tags)
  }
}

test('the country is that of the border in the file, and the world’s coarse border only where there is none', async () => {
  const { spots } = await spotsOf(map => {
    map.node(0, 0, { name: 'Owl Hill', natural: 'peak' })
    map.node(8000, 0, { name: 'Kite Hill', natural: 'peak' })
    const border = map.way(squareAround(0, 0, 10_000))
    map.relation([{ ref: border }], { boundary: 'administrative', admin_level: '2', 'ISO3166-1': 'AD' })
  })
  assert.deepEqual(Object.fromEntries(spots.map(({ name, country }) => [name, country])), {
    'Owl Hill': 'AD',
    'Kite Hill': null,
  })
})

test('what looks like a place and is none is refused with its reason', async () => {
  const { spots, report } = await spotsOf(map => {
    map.node(0, 0, { name: '1.500m', natural: 'cape' })
    map.node(0, 0, { name: 'Jubiläumsplatz', leisure: 'park' })
    map.node(0, 0, { name: 'Hotel Gardens', leisure: 'garden' })
    map.node(0, 0, { name: 'Owl Garden', leisure: 'garden', office: 'diplomatic' })
    map.node(0, 0, { name: 'Owl Halt Shelter', amenity: 'shelter' })
    map.node(9000, 0, { name: 'Main Street', amenity: 'shelter' })
    map.node(9020, 0, { highway: 'bus_stop' })
    map.node(0, 0, { name: 'Great Island', place: 'island' })
    map.way([-500, 0, 0, 500, 500, 0], { name: 'Open Island', place: 'island' })
    const side = map.way([4000, 0, 4500, 500, 5000, 500])
    const reserve = { type: 'boundary', boundary: 'protected_area', name: 'Owl Reserve' }
    map.relation([{ ref: side }, { ref: 999_999 }], reserve)
    map.node(0, 0, { name: 'Font', natural: 'spring' })
    map.node(0, 0, { name: 'Waterfall', natural: 'spring' })
  })
  assert.deepEqual(spots, [])
  assert.deepEqual(Object.fromEntries(report.refused.map(({ name, reason }) => [name, reason])), {
    '1.500m': 'its name is no name',
    Jubiläumsplatz: 'a square',
    'Hotel Gardens': 'not nature',
    'Owl Garden': 'not nature',
    'Owl Halt Shelter': 'a shelter of public transport',
    'Main Street': 'a shelter of public transport',
    'Great Island': 'an island of unknown size',
    'Open Island': 'a piece of coastline',
    'Owl Reserve': 'a piece of the border of a protected area',
    Waterfall: 'its name is a word for another kind of place',
    Font: 'its name only says what it is, and nothing with a name of its own is near',
  })
})

test('a park or garden that is called a square is one when it is large and not tagged as a square', async () => {
  const names = 'Praça da Coruja|Plaza del Búho|Eulenplatz|Plaça del Mussol|Piazza Gufo|Square Hibou|Owl Square|Rynek'
  const inOther = 'Площадь Совы|Szabadság tér|Bagolytorget|Uilenplein|Place du Hibou|Largo da Coruja'
  for (const name of [...names.split('|'), ...inOther.split('|')]) {
    const { spots, report } = await spotsOf(map => {
      map.way(squareAround(0, 0, 56), { name, leisure: 'park' })
      map.way(squareAround(9000, 0, 56), { name, leisure: 'garden', place: 'square' })
      map.way(squareAround(18_000, 0, 52), { name, leisure: 'garden' })
      map.node(27_000, 0, { name, leisure: 'park' })
    })
    assert.deepEqual(
      spots.map(({ name, longitude }) => [name, Math.round(longitude)]),
      [[name, 0]],
    )
    assert.deepEqual(
      report.refused.map(({ reason }) => reason),
      ['a square', 'a square', 'a square'],
      name,
    )
  }
})

test('an area of which the file holds less than half is refused, and what is a line is not', async () => {
  const { spots, report } = await spotsOf(map => {
    const at = (x: number, y: number) => map.node(x, y)
    const corners = (x: number) => [at(x, 0), at(x + 300, 0), at(x + 300, 300), at(x, 300)]
    const over = (refs: number[], tags: Record<string, string>) => map.wayOver([...refs, refs[0] ?? 0], tags)
    const lacking = [900_001, 900_002, 900_003, 900_004, 900_005, 900_006]
    over([...corners(0), ...lacking], { name: 'Corner Park', leisure: 'park' })
    over([...corners(2000).slice(0, 1), ...lacking], { name: 'Dot Park', leisure: 'park' })
    over([...corners(4000), ...lacking.slice(0, 3)], { name: 'Cut Park', leisure: 'park' })
    over([...corners(6000), ...lacking], { name: 'Corner Reserve', leisure: 'nature_reserve' })
    map.wayOver([...corners(8000), ...lacking], { name: 'Owl Ridge', natural: 'ridge' })
    const side = (x: number) => map.wayOver([at(x, 0), at(x + 300, 0)])
    const relation = { type: 'multipolygon', natural: 'wood' }
    map.relation([{ ref: side(10_000) }, { ref: 900_007 }, { ref: 900_008 }], { ...relation, name: 'Far Wood' })
    map.relation([{ ref: side(12_000) }, { ref: 900_009 }], { ...relation, name: 'Half Wood' })
    const whole = map.way(squareAround(14_000, 0, 300))
    map.relation([{ ref: whole }, { ref: 900_010 }, { ref: 900_011 }], { ...relation, name: 'Two Woods' })
  })
  assert.deepEqual(spots.map(({ name }) => name).sort(), ['Cut Park', 'Half Wood', 'Owl Ridge', 'Two Woods'])
  assert.deepEqual(Object.fromEntries(report.refused.map(({ name, reason }) => [name, reason])), {
    'Corner Park': 'mostly outside of the file',
    'Dot Park': 'mostly outside of the file',
    'Corner Reserve': 'a piece of the border of a protected area',
    'Far Wood': 'mostly outside of the file',
  })
})

test('a thing whose name only says what it is is called after the settlement near it', async () => {
  const { spots } = await spotsOf(map => {
    map.node(0, 0, { name: 'Font', natural: 'spring' })
    map.node(1000, 0, { name: 'Ordino', place: 'village' })
  })
  assert.deepEqual(
    spots.map(({ name, otherNames }) => [name, otherNames]),
    [['Font near Ordino', ['Font']]],
  )
})

test('one place is one spot, whatever it was mapped as', async () => {
  const river = { name: 'Riu Owl', natural: 'water', water: 'river' }
  const whole = { ...river, wikidata: 'Q1' }
  const alike: [string, ...Mapped[]][] = [
    ['bay and beach', [0, { name: 'Owl Bay', natural: 'bay' }], [600, { name: 'Owl Beach', natural: 'beach' }]],
    [
      'saddle and viewpoint',
      [0, { name: "Coll d'Owl", natural: 'saddle' }],
      [90, { name: "Mirador del Coll d'Owl", tourism: 'viewpoint' }],
    ],
    [
      'reserve and lake',
      [0, { name: 'Naturschutzgebiet Owl', leisure: 'nature_reserve' }, 900],
      [0, { name: 'Owl', natural: 'water' }, 500],
    ],
    [
      'node in its area',
      [0, { name: 'Owl Wood', natural: 'wood' }, 3000],
      [1200, { name: 'Owl Wood', natural: 'wood' }],
    ],
    [
      'alternative names',
      [0, { name: 'Pic Owl', natural: 'peak', alt_name: 'Kite Top' }],
      [40, { name: 'Kite Top', natural: 'peak' }],
    ],
    [
      'spring and its tables',
      [0, { name: 'Font del Owl', natural: 'spring' }],
      [10, { name: 'Berenador de la Font del Owl', tourism: 'picnic_site' }],
    ],
    [
      'park and camp site',
      [0, { name: 'Owl Meadow', leisure: 'park' }],
      [110, { name: 'Owl Meadow', tourism: 'camp_site' }],
    ],
    [
      'two that are called after one village',
      [0, { name: 'Ordino', place: 'village' }],
      [800, { name: 'Font', natural: 'spring' }],
      [-800, { name: 'Font', natural: 'spring' }],
    ],
    ['pieces of a river', [0, river, 300], [5000, river, 300], [9000, river, 300]],
    ['far pieces of a river by its id', [0, whole, 300], [60_000, whole, 300]],
  ]
  for (const [name, ...things] of alike) assert.equal((await spotsOf(drawing(things))).spots.length, 1, name)
  const { spots } = await spotsOf(
    drawing([
      [0, { name: 'Estany Mort', natural: 'water' }],
      [100, { name: "Pic de l'Estany Mort", natural: 'peak' }],
      [5000, { name: 'Owl Hill', natural: 'peak' }],
      [9000, { name: 'Owl Hill', natural: 'peak' }],
    ]),
  )
  assert.equal(spots.length, 4)
  const rivers = await spotsOf(
    drawing([
      [0, river, 300],
      [40_000, river, 300],
    ]),
  )
  assert.equal(rivers.spots.length, 2, 'two rivers of one name')
})

test('a pass beside a village is not in it, and a garden is', async () => {
  const { spots } = await spotsOf(map => {
    map.node(0, 0, { name: 'Owlham', place: 'village' })
    map.node(0, 300, { name: 'Owl Pass', natural: 'saddle' })
    map.node(300, 0, { name: 'Owl Garden', leisure: 'garden' })
  })
  const said = Object.fromEntries(spots.map(({ name, description }) => [name, description?.split('.')[0]]))
  assert.deepEqual(said, { 'Owl Pass': 'A pass, just north of Owlham', 'Owl Garden': 'A garden in Owlham' })
})
