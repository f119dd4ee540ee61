/** Which map layer an object is drawn in, from its tags. Zooms are those of the tiles. */
export type LayerRule = {
  layer: LayerName
  class: string
  shape: 'area' | 'line' | 'point'
  /** First zoom with it. */
  from: number
  /** First zoom at which its name is kept. */
  namedFrom?: number
  /** Tags whose values are kept too. */
  also?: readonly string[]
  /** Only with a name: without one nobody could tell what it is. */
  isNamed?: true
}

export const LAYER_NAMES = ['land', 'protected', 'water', 'waterway', 'border', 'rail', 'road', 'poi', 'place'] as const
export type LayerName = (typeof LAYER_NAMES)[number]

export const LAST_ZOOM = 14

type Row = [tag: string, values: string, rule: LayerRule]

const area = (layer: LayerName, name: string, from: number): LayerRule => ({ layer, class: name, shape: 'area', from })
const line = (layer: LayerName, name: string, from: number, namedFrom?: number): LayerRule => ({
  layer,
  class: name,
  shape: 'line',
  from,
  ...(namedFrom !== undefined && { namedFrom }),
})
const point = (layer: LayerName, name: string, from: number, more: Partial<LayerRule> = {}): LayerRule => ({
  layer,
  class: name,
  shape: 'point',
  from,
  namedFrom: from,
  ...more,
})

/** What a walker needs, by https://wiki.openstreetmap.org/wiki/Map_features; of an object's tags the first row counts. */
const ROWS: readonly Row[] = [
  ['natural', 'water', area('water', 'lake', 6)],
  ['landuse', 'reservoir basin', area('water', 'lake', 9)],
  ['waterway', 'riverbank dock', area('water', 'river', 8)],
  ['natural', 'glacier', area('land', 'glacier', 6)],
  ['natural', 'wood', area('land', 'wood', 6)],
  ['landuse', 'forest', area('land', 'wood', 6)],
  ['natural', 'scrub heath', area('land', 'scrub', 9)],
  ['natural', 'grassland fell', area('land', 'grass', 10)],
  ['landuse', 'meadow grass village_green recreation_ground', area('land', 'grass', 11)],
  ['leisure', 'park', area('land', 'grass', 11)],
  ['landuse', 'farmland orchard vineyard', area('land', 'farmland', 10)],
  ['natural', 'bare_rock scree shingle', area('land', 'rock', 8)],
  ['natural', 'sand beach', area('land', 'sand', 10)],
  ['natural', 'wetland', area('land', 'wetland', 9)],
  ['landuse', 'residential commercial industrial retail', area('land', 'built', 8)],
  ['boundary', 'national_park protected_area', area('protected', 'reserve', 8)],
  ['leisure', 'nature_reserve', area('protected', 'reserve', 8)],
  ['waterway', 'river', line('waterway', 'river', 8, 12)],
  ['waterway', 'canal', line('waterway', 'canal', 11, 13)],
  ['waterway', 'stream', line('waterway', 'stream', 12, 14)],
  ['highway', 'motorway', line('road', 'motorway', 6, 12)],
  ['highway', 'trunk', line('road', 'trunk', 6, 12)],
  ['highway', 'primary', line('road', 'primary', 8, 13)],
  ['highway', 'secondary', line('road', 'secondary', 9, 13)],
  ['highway', 'tertiary', line('road', 'tertiary', 11, 13)],
  ['highway', 'motorway_link trunk_link primary_link secondary_link tertiary_link', line('road', 'link', 12)],
  ['highway', 'unclassified residential living_street road', line('road', 'minor', 12, 14)],
  ['highway', 'service', line('road', 'service', 14)],
  ['highway', 'track', line('road', 'track', 13)],
  ['highway', 'path footway bridleway steps cycleway pedestrian', line('road', 'path', 13)],
  ['aeroway', 'runway', line('road', 'runway', 10)],
  ['railway', 'rail narrow_gauge light_rail funicular', line('rail', 'rail', 9)],
  ['railway', 'tram', line('rail', 'tram', 13)],
  ['aerialway', 'cable_car gondola chair_lift mixed_lift drag_lift t-bar platter', line('rail', 'lift', 12)],
  ['place', 'city', point('place', 'city', 6, { isNamed: true })],
  ['place', 'town', point('place', 'town', 7, { isNamed: true })],
  ['place', 'village', point('place', 'village', 10, { isNamed: true })],
  ['place', 'suburb', point('place', 'suburb', 12, { isNamed: true })],
  ['place', 'hamlet', point('place', 'hamlet', 12, { isNamed: true })],
  ['place', 'isolated_dwelling farm', point('place', 'dwelling', 14, { isNamed: true })],
  ['natural', 'peak volcano', point('poi', 'peak', 11, { also: ['ele'], isNamed: true })],
  ['natural', 'saddle', point('poi', 'saddle', 12, { also: ['ele'], isNamed: true })],
  ['natural', 'spring', point('poi', 'spring', 14)],
  ['tourism', 'alpine_hut wilderness_hut', point('poi', 'hut', 12)],
  ['tourism', 'camp_site', point('poi', 'camp', 13)],
  ['tourism', 'viewpoint', point('poi', 'viewpoint', 14)],
  ['amenity', 'parking', point('poi', 'parking', 14)],
  ['amenity', 'drinking_water', point('poi', 'water', 14)],
  ['highway', 'bus_stop', point('poi', 'bus', 14)],
  ['railway', 'station halt', point('poi', 'station', 12)],
]

const BY_TAG: ReadonlyMap<string, ReadonlyMap<string, LayerRule>> = new Map(
  Array.from(
    Map.groupBy(ROWS, ([key]) => key),
    ([key, rows]) => [
      key,
      new Map(rows.flatMap(([, values, rule]) => values.split(' ').map(value => [value, rule] as const))),
    ],
  ),
)

/** All rules, in the order of the rows. */
export const LAYER_RULES: readonly LayerRule[] = ROWS.map(([, , rule]) => rule)

/** Keys in the order of their first row. */
export const LAYER_KEYS: readonly string[] = [...BY_TAG.keys()]

type Tags = Readonly<Record<string, string>>

/** What is no part of the landscape, or stands for what another object draws. */
const LEFT_OUT: readonly ((tags: Tags) => boolean)[] = [
  tags => tags['indoor'] === 'yes' || tags['tunnel'] === 'culvert',
  tags => tags['highway'] !== undefined && tags['area'] === 'yes',
  tags => /^(driveway|parking_aisle|drive-through)$/.test(tags['service'] ?? ''),
  tags => tags['highway'] === 'footway' && /^(sidewalk|crossing)$/.test(tags['footway'] ?? ''),
  tags => tags['amenity'] === 'parking' && /^(private|no|customers)$/.test(tags['access'] ?? ''),
]

/** Finds how an object is drawn; undefined when it is not. */
export function layerRuleOf(tags: Tags, isOf: (rule: LayerRule) => boolean): LayerRule | undefined {
  for (const key of LAYER_KEYS) {
    const value = tags[key]
    const rule = value === undefined ? undefined : BY_TAG.get(key)?.get(value)
    if (rule === undefined || !isOf(rule) || (rule.isNamed && tags['name'] === undefined)) continue
    return LEFT_OUT.some(isLeftOut => isLeftOut(tags)) ? undefined : rule
  }
  return undefined
}
