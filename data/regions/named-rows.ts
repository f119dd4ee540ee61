import { alternatives } from '../../src/text/alternatives.ts'
import type { Point } from './topology.ts'

export type Part =
  | { is: 'units'; codes: readonly string[] }
  | { is: 'countries'; codes: readonly string[] }
  | { is: 'island'; at: Point }
  | { is: 'poly'; points: readonly Point[] }
  | { is: 'line'; km: number; points: readonly Point[] }
  | { is: 'sea'; points: readonly Point[] }
  | { is: 'coast'; km: number; points: readonly Point[] }
  | { is: 'box'; edges: readonly number[] }

export type NamedRow = { names: readonly string[]; kind: string; parts: readonly Part[] }

/** Reads the rows of named.txt; its head says how they are written. */
export function namedRows(text: string): NamedRow[] {
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'))
  return lines.map(line => {
    const [names = '', kind = '', parts = ''] = line.split(' ; ')
    return { names: alternatives(names), kind: kind.trim(), parts: parts.split(' + ').map(part => partOf(part, line)) }
  })
}

function partOf(text: string, line: string): Part {
  const [word = '', ...rest] = text.trim().split(' ')
  if (word === 'island') return { is: 'island', at: pointOf(rest[0] ?? '', line) }
  if (word === 'sea') return { is: 'sea', points: rest.slice(1).map(point => pointOf(point, line)) }
  if (word === 'poly') return { is: 'poly', points: rest.map(point => pointOf(point, line)) }
  if (word === 'line')
    return { is: 'line', km: Number(rest[0]), points: rest.slice(1).map(point => pointOf(point, line)) }
  if (word === 'coast')
    return { is: 'coast', km: Number(rest[0]), points: rest.slice(2).map(point => pointOf(point, line)) }
  if (word === 'box') return { is: 'box', edges: rest.join(' ').split(/[ ,]/).map(Number) }
  if (word.startsWith('=')) return { is: 'countries', codes: [word.slice(1), ...rest] }
  return { is: 'units', codes: [word, ...rest] }
}

function pointOf(text: string, line: string): Point {
  const [latitude = NaN, longitude = NaN] = text.split(',').map(Number)
  if (Number.isNaN(latitude + longitude)) throw new Error(`${text} is no point in: ${line}`)
  return [longitude, latitude]
}
