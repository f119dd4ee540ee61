import type { Rose } from '../../silence/breakdown/rose.ts'
import { SCALE } from '../../silence/parameters.ts'
import type { Spot } from '../../spots/spot.ts'
import { encodeColourPng } from '../../basemap/hillshade/png.ts'
import { RATING_STEPS, stepOf } from '../rating/steps.ts'
import { RIM, wedgesOf } from '../silence/rose-drawing.ts'
import { arc, Canvas, type Point, pointsOf } from './canvas.ts'
import { strokesOf, widthOf } from './digits.ts'

/** What previews of shared pages ask for. */
export const CARD = { width: 1200, height: 630 } as const
const [PAPER, SUNKEN, LINE, INK] = ['#faf9f4', '#f0f1e9', '#d9ded3', '#1c2925'] as const
const MIDDLE: Point = [330, 315]
const RADIUS = 250
const NUMBER: Point = [690, 130]
const NUMBER_SIZE = 36
const BAR = { left: 680, top: 465, width: 420, height: 34 } as const

/** Draws a spot for those who share it: from where its noise comes, its rating, and where that is on the scale; no letters. */
export function cardPicture(
  { silenceRating, confidence }: Pick<Spot, 'silenceRating' | 'confidence'>,
  rose: Rose | undefined,
): Buffer {
  const canvas = new Canvas(CARD.width, CARD.height, PAPER)
  if (rose) drawRose(canvas, rose)
  else drawRipples(canvas, silenceRating)
  const text = `${confidence === 'low' ? '~' : ''}${silenceRating.toFixed(1)}`
  const size = Math.min(NUMBER_SIZE, BAR.width / widthOf(text))
  for (const stroke of strokesOf(text, NUMBER, size)) canvas.line(stroke, size * 0.8, INK)
  drawScale(canvas, silenceRating)
  return encodeColourPng(canvas.pixels(), canvas)
}

function drawRose(canvas: Canvas, rose: Rose): void {
  const size = RADIUS / RIM
  ring(canvas, RADIUS, SUNKEN)
  for (const { from, to, radius, step } of wedgesOf(rose)) {
    const [start, end] = [from - Math.PI / 2, to - Math.PI / 2]
    canvas.polygon([MIDDLE, ...arc(MIDDLE, radius * size, { from: start, to: end })], colourOf(step))
  }
  canvas.disc(MIDDLE, 9, INK)
}

/** Without levels by direction: rings in the colour of the rating, as on still water. */
function drawRipples(canvas: Canvas, rating: number): void {
  const colour = colourOf(stepOf(rating))
  for (const [i, part] of [1, 0.72, 0.44].entries()) {
    canvas.disc(MIDDLE, RADIUS * part, i === 0 ? SUNKEN : PAPER)
    canvas.line(arc(MIDDLE, RADIUS * part, { from: 0, to: 2 * Math.PI }), 10, colour)
  }
  canvas.disc(MIDDLE, RADIUS * 0.2, colour)
}

function ring(canvas: Canvas, radius: number, fill: string): void {
  canvas.disc(MIDDLE, radius + 3, LINE)
  canvas.disc(MIDDLE, radius, fill)
}

function drawScale(canvas: Canvas, rating: number): void {
  const { left, top, width, height } = BAR
  const x = (value: number) => left + ((value - SCALE.least) / (SCALE.most - SCALE.least)) * width
  for (const { step, from } of RATING_STEPS) {
    const to = RATING_STEPS[step]?.from ?? SCALE.most
    const bottom = top + height
    canvas.polygon(pointsOf(x(from), top, x(to), top, x(to), bottom, x(from), bottom), colourOf(step))
  }
  const at = x(rating)
  canvas.polygon(pointsOf(at, top - 6, at - 20, top - 38, at + 20, top - 38), INK)
}

function colourOf(step: number): string {
  return RATING_STEPS[step - 1]?.light.fill ?? INK
}
