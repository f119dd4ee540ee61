// Places, kinds and numbers that are drawn for questions of where and how far, and what an answer tells, held against plain code.
import type { ask } from '../../src/ask/ask.ts'
import type { SpotRecord } from '../../src/spots/spot.ts'
import { between, type Random } from '../support/random.ts'
import type { In } from './near-in-languages.ts'

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
export type Point = readonly [number, number]
export type Kind = { plural: string; singular: string; the: string; gender: 0 | 1 | 2 }
export type Origin = { name: In<string>; at: Point; spot?: SpotRecord }
/** What plain code finds: `all` in order, of which the first `shown` are told at least; `value`: equals are told in any order. */
export type Expected = {
  all: readonly SpotRecord[]
  due?: readonly SpotRecord[]
  shown: number
  isCounted?: boolean
  value: (spot: SpotRecord) => number
  /** How far apart values may lie that are told alike. */
  unit: (value: number) => number
  /** Numbers that the answer tells: one of each. */
  told?: readonly (readonly number[])[]
}

export const KM_PER_MILE = 1.609344
export const METRES_PER_FOOT = 0.3048
export const kmUnit = (km: number) => (Math.abs(km) < 10 ? 0.11 : 1.01)
export const ratingUnit = () => 0.05

export function kilometres([latitude, longitude]: Point, [otherLatitude, otherLongitude]: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord =
    half(otherLatitude - latitude) +
    Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude)) * half(otherLongitude - longitude)
  return 2 * 6371 * Math.asin(Math.sqrt(chord))
}

export function at({ latitude, longitude }: SpotRecord): Point {
  return [latitude, longitude]
}

export function drawn<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[between(random, 0, items.length - 1)]
  if (item === undefined) throw new Error('there is nothing to draw from')
  return item
}

/** A number as it is written in a language. */
export function written(value: number, language: Language): string {
  return language === 'en' ? String(value) : String(value).replace('.', ',')
}

/** A wording with its letters put in. */
export function filled(wording: string, language: Language, gender: number, parts: Readonly<Record<string, string>>) {
  const text = wording
    .replaceAll(/\[([^\]]+)\]/g, (_, forms: string) => forms.split('|')[gender] ?? forms.split('|').at(-1) ?? '')
    .replaceAll(
      /(?<![\p{L}\d])[KSDXTUPOABCNMQW](?![\p{L}’]|m )|(?<= )N(?=m )/gu,
      (letter, place: number, all: string) =>
        /^A (qué|cuántos|quanti|quale|che)/.test(all.slice(place)) ? letter : (parts[letter] ?? letter),
    )
    .replaceAll(/\s+(?=[\s,]|$)/g, '')
    .replace(/^[\s,]+/, '')
  if (language === 'fr') return text.replaceAll(/(?<!\p{L})de (?=[aeiouhàâéèêîïôûAEIOUHÉÎ])/gu, 'd’')
  return language === 'es' ? text.replaceAll(/ y (?=i|I)/g, ' e ') : text
}

export function lost({ notApplied, language: read }: ReturnType<typeof ask>['understood'], language: Language) {
  return notApplied.length > 0 ? `lost ${notApplied.join(', ')}` : read !== language ? `read as ${read}` : null
}

/** Numbers of an answer, whatever separates thousands and decimals. */
export function figuresOf(answer: string): number[] {
  const plain = answer.replace(/(?<=\d)[ .,  ](?=\d{3}(?!\d))/g, '').replace(/(?<=\d),(?=\d)/g, '.')
  return Array.from(plain.matchAll(/\d+(\.\d+)?/g), ([each]) => Number.parseFloat(each))
}

/** Said beneath a list of the quietest near a place that leaves the closest out. */
export const CLOSEST_BESIDE = /\n(?:The closest|Am nächsten|Le plus proche|El más cercano|Il più vicino)/

/** What differs of what is told from what plain code finds. */
export function faultOf(expected: Expected, told: readonly SpotRecord[], answer: string): string | null {
  const { all, shown, isCounted, value, unit } = expected
  const due = (expected.due ?? all).slice(0, shown)
  const names = due.map(({ name }) => name).join(', ')
  const foreign = told.find(spot => !all.includes(spot))
  if (foreign) return `not one of these ${all.length}: ${foreign.name}; due ${names}`
  if (told.length < due.length) return `${told.length} told; due ${due.length} of ${all.length}: ${names}`
  // Beside a list near a place stands which is the closest.
  const beside = CLOSEST_BESIDE.test(answer) ? 1 : 0
  if (shown > 1 && told.length > shown + beside) return `${told.length} told; due ${shown}`
  if (new Set(told).size < told.length) return 'one told twice'
  if (due.some((spot, place) => Math.abs(value(spot) - value(told[place] ?? spot)) > unit(value(spot))))
    return `in another order; due ${names}`
  const figures = figuresOf(answer)
  if (isCounted && all.length > 1 && !figures.includes(all.length)) return `due are ${all.length}`
  const untold = expected.told?.find(
    numbers => !numbers.some(each => figures.some(figure => Math.abs(figure - each) <= Math.abs(each) * 0.003)),
  )
  return untold ? `${untold.join(' or ')} is not told` : null
}
