declare module 'polylabel' {
  /** Returns the point inside the polygon that is farthest from its outline, to `precision` units. */
  export default function polylabel(polygon: number[][][], precision?: number): [number, number]
}
