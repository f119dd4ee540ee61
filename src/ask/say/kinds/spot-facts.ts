// What is recorded of one spot beside the fields that answers speak of most: its own page, and the size its text tells.
import type { Spot } from '../../../spots/spot.ts'
import { withFullStop } from '../../../text/english.ts'
import type { Voice } from '../foreign/voice.ts'
import { sentenceWith } from '../quoted.ts'
import { KIND_SENTENCES } from './sentences.ts'

type Linked = Pick<Spot, 'name' | 'links'>
type Described = Pick<Spot, 'name' | 'description'>

/** Says where the spot's own page is, or where else it is described. */
export function sayWebsite({ name, links }: Linked): string {
  if (links?.website !== undefined) return `The website of ${name}: ${links.website}`
  const also = links?.wikipedia === undefined ? '' : `; it has an article at ${links.wikipedia}`
  return `A website of ${name} is not known here${also}${also === '' ? '.' : ''}`
}

/** Says what the text tells of the size. */
export function saySize({ name, description }: Described): string {
  const sentence = sentenceWith('size', description ?? '')
  return sentence === undefined
    ? `How big ${name} is is not known here.`
    : withFullStop(`The description of ${name} says: ${sentence}`)
}

export function websiteIn({ language }: Voice, { name, links }: Linked): string {
  return KIND_SENTENCES[language].website(name, links?.website ?? null, links?.wikipedia ?? null)
}

export function sizeIn({ say }: Voice, typed: string, { name, description }: Described): string {
  const sentence = sentenceWith('size', description ?? '')
  return say.unrecorded(name, typed, sentence === undefined ? null : withFullStop(sentence))
}
