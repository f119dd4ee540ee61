// What is recorded of one spot beside the fields that answers speak of most: its own page, and the size its text tells.
import type { Spot } from '../../../spots/spot.ts'
import { withFullStop } from '../../../text/english.ts'
import { sentencesOf } from '../../../text/sentences.ts'

export type Linked = Pick<Spot, 'name' | 'links'>
export type Described = Pick<Spot, 'name' | 'description'>

/** Says where the spot's own page is, or where else it is described. */
export function sayWebsite({ name, links }: Linked): string {
  const { website, wikipedia } = links ?? {}
  if (website === undefined)
    return `A website of ${name} is not known here${wikipedia === undefined ? ', and no article about it.' : `; it has an article at ${wikipedia}`}`
  return `The website of ${name}: ${website}${wikipedia === undefined ? '' : ` (and an article: ${wikipedia} )`}`
}

/** What no field holds and the text of a spot may tell in these words. */
const TOLD = {
  size: { words: /\b(hectares?|square kilomet(re|er)s|acres?)\b|km²/i, asked: (name: string) => `How big ${name} is` },
  beds: {
    words: /\bcan sleep\b|\bbeds?\b|\bsleeps \d/i,
    asked: (name: string) => `How many people can sleep at ${name}`,
  },
} as const
export type Told = keyof typeof TOLD

/** Says what the text tells of the size, or of the beds. */
export function sayTold(what: Told, { name, description }: Described): string {
  const sentence = sentenceOf(what, description)
  return sentence === undefined
    ? `${TOLD[what].asked(name)} is not known here.`
    : withFullStop(`The description of ${name} says: ${sentence}`)
}

export function sentenceOf(what: Told, description = ''): string | undefined {
  return sentencesOf(description).find(text => TOLD[what].words.test(text))
}
