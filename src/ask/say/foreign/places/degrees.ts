import type { Order } from '../../../vocabulary/orders.ts'
import type { Foreign } from '../../../vocabulary/languages/languages.ts'

const LETTERS: Readonly<Record<Foreign, { east: string; west: string }>> = {
  de: { east: 'O', west: 'W' },
  fr: { east: 'E', west: 'O' },
  es: { east: 'E', west: 'O' },
  it: { east: 'E', west: 'O' },
}

/** "69,25° N", "179,9° O": degrees of latitude or longitude, whichever an order is by. */
export function degreesIn(language: Foreign, order: Order, value: number): string {
  const { east, west } = LETTERS[language]
  const isLatitude = order === 'northernmost' || order === 'southernmost'
  const side = isLatitude ? (value < 0 ? 'S' : 'N') : value < 0 ? west : east
  return `${String(Math.abs(value)).replace('.', ',')}° ${side}`
}
