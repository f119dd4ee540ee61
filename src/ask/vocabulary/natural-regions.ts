import type { Box } from '../../geo/box.ts'
import { alternatives } from '../../text/alternatives.ts'

/** A row: names, the one shown first; boxes, each the degrees west, south, east, north. */
const ROWS: readonly (readonly [names: string, boxes: string])[] = [
  [
    'the Alps|alps|alpes|alpen',
    '5.6 44 7.8 45.7|6.5 45.4 9 46.7|8 45.8 10.5 47.2|10 45.8 13.5 47.7|12.5 46.2 15.8 47.9',
  ],
  ['the Black Forest, Germany|black forest|schwarzwald', '7.6 47.5 8.6 48.9'],
  ['the Dolomites|dolomites|dolomiti', '11.2 46.1 12.6 46.8'],
  ['the Pyrenees|pyrenees|pirineos|pyrenean', '-1.8 42.3 3.2 43.2'],
  [
    'the Carpathians|carpathians|carpathian mountains|carpathian',
    '17.3 48.5 22.5 49.7|22 47.2 25.5 49.3|24.5 45 27 47.5|21.7 44.7 25.5 45.8',
  ],
  ['the Tatras|tatras|tatra|tatra mountains|high tatras', '19.6 49 20.4 49.35'],
  ['the Caucasus|caucasus|caucasus mountains', '42 40.6 50 44'],
  ['the Himalaya|himalaya|himalayas|himalayan', '73 32 80 36|78 29 85 31.5|82 28 88 30|88 26.9 97 29.5'],
  [
    'the Andes|andes|andean',
    '-77.5 1 -74.5 8|-74.2 4 -71.8 8|-79.8 -5 -77.8 1|-79 -12 -75.5 -5|-75.5 -18 -70 -12.5|-70.5 -27 -66 -15|-71 -35 -68.5 -27|-74 -55.5 -70.5 -35',
  ],
  ['the Rocky Mountains|rocky mountains|rockies', '-120 48.5 -113 54|-115 42 -109 49|-108.5 36 -104.8 42'],
  ['the Scottish Highlands|scottish highlands|highlands of scotland', '-6.8 56 -3 58.7'],
  ['the Atlas|atlas mountains|high atlas', '-10 30.3 -3 33.5'],
  ['the Sahara|sahara|sahara desert', '-12 17.5 33 30|-6 29 10 33.2'],
  ['the Gobi|gobi|gobi desert', '96 39 110 45.5'],
  ['Patagonia|patagonian', '-76 -55.5 -63 -40'],
  ['the Amazon|amazon|amazonia|amazon rainforest|amazon basin', '-76 -14.5 -50 2'],
]

/** Regions without a border ("the Alps"), as boxes inside of what atlases draw, or within half a degree of its edge. */
export const NATURAL_REGIONS: readonly { names: readonly string[]; boxes: readonly Box[] }[] = ROWS.map(
  ([names, boxes]) => ({ names: alternatives(names), boxes: alternatives(boxes).map(boxOf) }),
)

function boxOf(edges: string): Box {
  const [west = NaN, south = NaN, east = NaN, north = NaN] = edges.split(' ').map(Number)
  return { west, south, east, north }
}
