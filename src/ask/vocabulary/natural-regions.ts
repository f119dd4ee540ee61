/** West, south, east, north, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]

/**
 * Parts of the world that people name and no border marks, as boxes that lie inside of what atlases draw or follow its
 * edge to about half a degree.
 */
export const NATURAL_REGIONS: readonly { names: readonly string[]; boxes: readonly Box[] }[] = [
  {
    names: ['the Alps', 'alps', 'alpes', 'alpen'],
    boxes: [
      [5.6, 44, 7.8, 45.7],
      [6.5, 45.4, 9, 46.7],
      [8, 45.8, 10.5, 47.2],
      [10, 45.8, 13.5, 47.7],
      [12.5, 46.2, 15.8, 47.9],
    ],
  },
  { names: ['the Dolomites', 'dolomites', 'dolomiti'], boxes: [[11.2, 46.1, 12.6, 46.8]] },
  { names: ['the Pyrenees', 'pyrenees', 'pirineos', 'pyrenean'], boxes: [[-1.8, 42.3, 3.2, 43.2]] },
  {
    names: ['the Carpathians', 'carpathians', 'carpathian mountains', 'carpathian'],
    boxes: [
      [17.3, 48.5, 22.5, 49.7],
      [22, 47.2, 25.5, 49.3],
      [24.5, 45, 27, 47.5],
      [21.7, 44.7, 25.5, 45.8],
    ],
  },
  { names: ['the Tatras', 'tatras', 'tatra', 'tatra mountains', 'high tatras'], boxes: [[19.6, 49, 20.4, 49.35]] },
  { names: ['the Caucasus', 'caucasus', 'caucasus mountains'], boxes: [[42, 40.6, 50, 44]] },
  {
    names: ['the Himalaya', 'himalaya', 'himalayas', 'himalayan'],
    boxes: [
      [73, 32, 80, 36],
      [78, 29, 85, 31.5],
      [82, 28, 88, 30],
      [88, 26.9, 97, 29.5],
    ],
  },
  {
    names: ['the Andes', 'andes', 'andean'],
    boxes: [
      [-77.5, 1, -74.5, 8],
      [-74.2, 4, -71.8, 8],
      [-79.8, -5, -77.8, 1],
      [-79, -12, -75.5, -5],
      [-75.5, -18, -70, -12.5],
      [-70.5, -27, -66, -15],
      [-71, -35, -68.5, -27],
      [-74, -55.5, -70.5, -35],
    ],
  },
  {
    names: ['the Rocky Mountains', 'rocky mountains', 'rockies'],
    boxes: [
      [-120, 48.5, -113, 54],
      [-115, 42, -109, 49],
      [-108.5, 36, -104.8, 42],
    ],
  },
  { names: ['the Scottish Highlands', 'scottish highlands', 'highlands of scotland'], boxes: [[-6.8, 56, -3, 58.7]] },
  { names: ['the Atlas', 'atlas mountains', 'high atlas'], boxes: [[-10, 30.3, -3, 33.5]] },
  {
    names: ['the Sahara', 'sahara', 'sahara desert'],
    boxes: [
      [-12, 17.5, 33, 30],
      [-6, 29, 10, 33.2],
    ],
  },
  { names: ['the Gobi', 'gobi', 'gobi desert'], boxes: [[96, 39, 110, 45.5]] },
  { names: ['Patagonia', 'patagonian'], boxes: [[-76, -55.5, -63, -40]] },
  { names: ['the Amazon', 'amazon', 'amazonia', 'amazon rainforest', 'amazon basin'], boxes: [[-76, -14.5, -50, 2]] },
]
