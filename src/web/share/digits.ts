import { arc, type Point, pointsOf } from './canvas.ts'

/** Strokes of a sign in a box 4 wide and 7 high, and its width. */
type Sign = { strokes: readonly (readonly Point[])[]; width: number }

const turn = (degrees: number) => (degrees * Math.PI) / 180
const round = (at: Point, radius: number, from: number, to: number) =>
  arc(at, radius, { from: turn(from), to: turn(to) })

/** The signs of a rating: there is no font on a server. */
const SIGNS: ReadonlyMap<string, Sign> = new Map(
  Object.entries({
    0: [[...round([2, 2], 2, 180, 360), ...round([2, 5], 2, 0, 180), [0, 2]]],
    1: [pointsOf(0.6, 1.4, 2.3, 0, 2.3, 7)],
    2: [[...round([2, 2], 2, 190, 400), [0, 7], [4, 7]]],
    3: [round([2, 1.75], 1.75, 200, 450), round([2, 5.1], 1.95, 270, 520)],
    4: [pointsOf(3.1, 7, 3.1, 0, 0, 4.9, 4, 4.9)],
    5: [[[3.7, 0], [0.7, 0], [0.5, 3.2], ...round([1.9, 4.85], 2.15, 230, 500)]],
    6: [round([2, 5], 2, 0, 360), pointsOf(0, 5, 0.5, 2.7, 2.8, 0)],
    7: [pointsOf(0, 0, 4, 0, 1.4, 7)],
    8: [round([2, 1.75], 1.7, 0, 360), round([2, 5.15], 1.9, 0, 360)],
    9: [round([2, 2], 2, 0, 360), pointsOf(4, 2, 3.5, 4.3, 1.2, 7)],
    '.': [pointsOf(0.4, 6.9, 0.41, 6.9)],
    '~': [pointsOf(0, 4, 0.7, 3.2, 1.4, 3.2, 2.6, 4, 3.3, 4, 4, 3.2)],
  } satisfies Record<string, readonly (readonly Point[])[]>).map(([sign, strokes]) => [
    sign,
    { strokes, width: sign === '.' ? 0.8 : 4 },
  ]),
)

const GAP = 1.5

/** The strokes of a text of such signs, `size` pixels for each unit. */
export function strokesOf(text: string, [left, top]: Point, size: number): Point[][] {
  return Array.from(text).flatMap((sign, i) => {
    const x = widthOf(text.slice(0, i)) + (i > 0 ? GAP : 0)
    const { strokes = [] } = SIGNS.get(sign) ?? {}
    return strokes.map(stroke => stroke.map(([px, py]): Point => [left + (x + px) * size, top + py * size]))
  })
}

/** How many units wide a text is. */
export function widthOf(text: string): number {
  return Array.from(text).reduce((sum, sign, i) => sum + (SIGNS.get(sign)?.width ?? 0) + (i > 0 ? GAP : 0), 0)
}
