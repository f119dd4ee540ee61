import { sampleMap } from './osm-samples.ts'

/** What a region of hills covers, as a polygon file. */
export const HILLY_AREA = 'hills\n1\n -0.1 -0.1\n 0.4 -0.1\n 0.4 0.4\n -0.1 0.4\nEND\nEND\n'

/** OpenStreetMap XML of a region of many hills between roads: with some thousand its import can be cut down anywhere. */
export function hillyRegion(hills: number): string {
  const map = sampleMap()
  for (let i = 0; i < hills; i++) {
    map.node((i % 60) * 400, Math.floor(i / 60) * 400, {
      name: `Owl Hill ${i}`,
      natural: 'peak',
      ele: String(1000 + i),
    })
  }
  // Small roads too: where a main road passes and no small one is mapped, the map is taken for incomplete, and nothing is rated.
  for (let y = 200; y < (hills / 60) * 400; y += 800) {
    map.way([-1000, y, 12_000, y, 25_000, y], { highway: 'primary' })
    map.way(
      Array.from({ length: 54 }, (_, i) => i - 2).flatMap(i => [i * 500, y + 100]),
      { highway: 'unclassified' },
    )
  }
  return map.xml()
}
