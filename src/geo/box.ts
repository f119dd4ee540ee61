/** A box by its edges, which are part of it: degrees, or 10⁻⁷ degrees where its owner says so. */
export type Box = { west: number; south: number; east: number; north: number }

/** Makes the box that holds nothing, to be extended. */
export function emptyBox(): Box {
  return { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
}

/** Makes a box larger, in place, so that it holds a point. */
export function extendBox(box: Box, x: number, y: number): void {
  box.west = Math.min(box.west, x)
  box.south = Math.min(box.south, y)
  box.east = Math.max(box.east, x)
  box.north = Math.max(box.north, y)
}

/** Returns the box around a part of a line (longitude and latitude in turn), by the indexes of its numbers. */
export function boxOfLine(line: ArrayLike<number>, from = 0, to = line.length): Box {
  let west = Infinity
  let south = Infinity
  let east = -Infinity
  let north = -Infinity
  for (let i = from; i < to; i += 2) {
    const x = line[i] ?? 0
    const y = line[i + 1] ?? 0
    west = Math.min(west, x)
    south = Math.min(south, y)
    east = Math.max(east, x)
    north = Math.max(north, y)
  }
  return { west, south, east, north }
}

/** Returns the box around several; the empty box when there are none. */
export function uniteBoxes(boxes: Iterable<Box>): Box {
  const united = emptyBox()
  for (const box of boxes) {
    united.west = Math.min(united.west, box.west)
    united.south = Math.min(united.south, box.south)
    united.east = Math.max(united.east, box.east)
    united.north = Math.max(united.north, box.north)
  }
  return united
}

/** Returns a box with each edge moved outwards. */
export function growBox({ west, south, east, north }: Box, by: number): Box {
  return { west: west - by, south: south - by, east: east + by, north: north + by }
}

/** Tells whether a point lies in a box that does not span the antimeridian. */
export function isInBox({ west, south, east, north }: Box, x: number, y: number): boolean {
  return x >= west && x <= east && y >= south && y <= north
}

/** Tells whether two boxes that do not span the antimeridian have a point in common. */
export function boxesMeet(a: Box, b: Box): boolean {
  return a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north
}
