import { SECTORS, type Rose, type RoseSource } from '../../silence/breakdown/rose.ts'
import { ratingOf } from '../../silence/rating.ts'
import { html, type Html } from '../html.ts'
import type { Words } from '../language/words.ts'
import { stepOf } from '../rating/steps.ts'

/** The level at the middle: just audible outdoors. */
const FAINTEST_DB = 15
const RINGS_DB = [30, 45, 60]
/** Levels of the rim, the least that is enough: a country road, a village street, a motorway next door. */
const RIMS_DB = [45, 60, 75] as const
const [INNER, LETTERS] = [12, 124]
/** The radius of the drawing's rim. */
export const RIM = 108
/** The part of a direction that its wedge fills. */
const WEDGE = 0.88
/** Sources that are marked by number. */
const MARKED = 3
/** Of N, E, S and W, a point each. */
const POINTS = '0 001 01 101 1 121 21 221 2 223 23 323 3 303 03 003'.split(' ')

/** Half of the drawing's width and height; its middle is the point. */
export const ROSE_HALF = 138

/**
 * Draws a rose around the origin: a wedge for each direction, the farther the louder, in the colour that its level alone would
 * be rated with, and the numbers of the loudest sources where they are heard from. Classes of the style sheet colour it.
 */
export function roseDrawing({ levels, sources }: Rose, words: Words): Html {
  const radiusOf = radii(levels)
  return html`<circle class="rose-rim" r="${RIM}"></circle>
${ringsOf({ levels }).map(db => html`<circle class="rose-ring" r="${radiusOf(db)}"></circle>`)}
${levels.map((level, i) => level !== null && html`<path class="rose-wedge step-${stepOf(ratingOf(level))}" d="${wedge(i, radiusOf(level))}"></path>`)}
<circle class="rose-here" r="4"></circle>
${ringsOf({ levels }).map(db => html`<text class="rose-db" x="3" y="${-radiusOf(db) - 2}">${db}</text>`)}
${lettersOf(words).map((letter, i) => html`<text class="rose-letter" x="${at(i * 4, LETTERS).x}" y="${at(i * 4, LETTERS).y + 5}">${letter}</text>`)}
${markers({ levels, sources }, radiusOf)}`
}

/** N, E, S and W in a language: O is the east in German, the west in French. */
function lettersOf({ say }: Words): string[] {
  return say('fact.compass').split(' ')
}

/** Says in words what the drawing shows: the loudest directions with their levels, and how much is quiet. */
export function roseInWords({ levels }: Rose, words: Words): string {
  const { say, decibels } = words
  const level = decibels(FAINTEST_DB)
  const letters = lettersOf(words)
  const heard = levels.flatMap((level, i) =>
    level === null ? [] : [{ level, name: pointName(POINTS[i] ?? '', letters) }],
  )
  if (heard.length === 0) return say('rose.nothing', { level })
  const loudest = heard.toSorted((a, b) => b.level - a.level)
  const directions = loudest.map(({ level, name }) => `${name} ${Math.round(level)}`).join(', ')
  const quiet = SECTORS - heard.length
  const rest = quiet > 0 ? ` ${say('rose.quiet', { level, count: quiet, all: SECTORS })}` : ''
  return say('rose.directions', { directions }) + rest
}

function pointName(point: string, letters: readonly string[]): string {
  return Array.from(point, digit => letters[Number(digit)] ?? '').join('')
}

/** Says how to read the drawing; where it has no wedge, that there is none. */
export function captionOf(rose: Rose, words: Words): string {
  const { say, language } = words
  if (rose.levels.every(level => level === null)) return roseInWords(rose, words)
  const rings = ringsOf(rose)
  const levels = new Intl.ListFormat(language).format(rings.map(String))
  return `${say('rose.caption')} ${say('rose.rings', { count: rings.length, levels })}`
}

/** Says from where a source is heard: "to the west"; "on several sides" where it has no one direction. */
export function sideOf(sector: number | null, { say }: Words): string {
  if (sector === null) return say('rose.sides')
  const sides = say('rose.directionNames').split('|')
  return sides[Math.round((sector * sides.length) / SECTORS) % sides.length] ?? ''
}

/** Whether a source has its number in the drawing: one of the loudest, heard from one direction that has a wedge. */
export function isMarked({ sector }: Pick<RoseSource, 'sector'>, i: number, { levels }: Pick<Rose, 'levels'>): boolean {
  return i < MARKED && sector !== null && typeof levels[sector] === 'number'
}

/** The numbers of sources heard from one direction stand together. */
function markers({ levels, sources }: Rose, radiusOf: (db: number) => number): Html[] {
  const bySector = new Map<number, number[]>()
  for (const [i, source] of sources.entries()) {
    const { sector } = source
    if (sector !== null && isMarked(source, i, { levels }))
      bySector.set(sector, [...(bySector.get(sector) ?? []), i + 1])
  }
  return Array.from(bySector, ([sector, numbers]) => {
    const { x, y } = at(sector, Math.min(RIM - 2, radiusOf(levels[sector] ?? FAINTEST_DB) + 12))
    const half = 9 + 6 * (numbers.length - 1)
    return html`<g><rect class="rose-marker" x="${x - half}" y="${y - 9}" width="${2 * half}" height="18" rx="9"></rect><text class="rose-number" x="${x}" y="${y + 4.5}">${numbers.join(' ')}</text></g>`
  })
}

/** The wedges as angles, clockwise from the north in radians, with their radii and the step of their colour. */
export function wedgesOf({ levels }: Rose): { from: number; to: number; radius: number; step: number }[] {
  const radiusOf = radii(levels)
  const angle = (sector: number) => (sector * 2 * Math.PI) / SECTORS
  return levels.flatMap((level, i) => {
    if (level === null) return []
    const [from, to] = [angle(i - WEDGE / 2), angle(i + WEDGE / 2)]
    return [{ from, to, radius: radiusOf(level), step: stepOf(ratingOf(level)) }]
  })
}

/** The rings within the rim, dB. */
export function ringsOf({ levels }: Pick<Rose, 'levels'>): number[] {
  return RINGS_DB.filter(db => db < rimOf(levels))
}

/** Loud places and quiet ones fill the drawing alike: its rings say which it is. */
function rimOf(levels: Rose['levels']): number {
  const loudest = Math.max(FAINTEST_DB, ...levels.map(level => level ?? FAINTEST_DB))
  return RIMS_DB.find(db => loudest <= db) ?? RIMS_DB[2]
}

/** Returns what gives a level its radius. */
function radii(levels: Rose['levels']): (db: number) => number {
  const rim = rimOf(levels)
  return db =>
    rounded(INNER + ((Math.min(rim, Math.max(FAINTEST_DB, db)) - FAINTEST_DB) / (rim - FAINTEST_DB)) * (RIM - INNER))
}

function wedge(sector: number, radius: number): string {
  const [from, to] = [at(sector - WEDGE / 2, radius), at(sector + WEDGE / 2, radius)]
  return `M0 0L${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}Z`
}

function at(sector: number, radius: number): { x: number; y: number } {
  const angle = (sector * 2 * Math.PI) / SECTORS
  return { x: rounded(radius * Math.sin(angle)), y: rounded(-radius * Math.cos(angle)) }
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
