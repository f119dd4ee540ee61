import { RATING_WORDS, SCALE } from '../../silence/parameters.ts'
import type { SilenceWord } from '../../silence/rating.ts'

/** A word of the scale, the ratings that it stands for, and its colour: the same in badges, legends, maps and pictures. */
export type RatingStep = {
  /** 1 for the noisiest. */
  step: number
  word: SilenceWord
  /** The lowest rating of the word. */
  from: number
  light: StepColours
  dark: StepColours
}
/** What is written on a colour is legible: 4.5 to 1. */
export type StepColours = { fill: string; ink: string }

const [INK, PAPER] = ['#10201c', '#ffffff']

/** The noisiest first: told apart by every kind of colour vision, and the darker the quieter. */
const COLOURS: readonly Pick<RatingStep, 'light' | 'dark'>[] = [
  { light: { fill: '#f5e264', ink: INK }, dark: { fill: '#fde367', ink: INK } },
  { light: { fill: '#b4e38d', ink: INK }, dark: { fill: '#b9e48f', ink: INK } },
  { light: { fill: '#67deb4', ink: INK }, dark: { fill: '#5de2b6', ink: INK } },
  { light: { fill: '#5c99c9', ink: INK }, dark: { fill: '#519eb5', ink: INK } },
  { light: { fill: '#285b99', ink: PAPER }, dark: { fill: '#7c7fd4', ink: INK } },
  { light: { fill: '#291a80', ink: PAPER }, dark: { fill: '#8f4be6', ink: PAPER } },
]

/** The words of the scale with their colours, the noisiest first. The style sheet has the same colours as --rating-1 and on. */
export const RATING_STEPS: readonly RatingStep[] = COLOURS.map((colours, i) => {
  const { word, from } = RATING_WORDS[COLOURS.length - 1 - i] ?? RATING_WORDS[0]
  return { step: i + 1, word, from: Math.max(SCALE.least, from), ...colours }
})

/** Returns the step of a rating: that of its word. */
export function stepOf(rating: number): number {
  return RATING_STEPS.findLast(({ from }) => rating >= from)?.step ?? 1
}
