import { withFullStop } from '../../../../text/english.ts'
import { type Described, type Linked, sentenceOf, type Told } from '../../kinds/spot-facts.ts'
import type { Voice } from '../voice.ts'
import { KIND_SENTENCES } from './sentences.ts'

export function websiteIn({ language }: Voice, { name, links }: Linked): string {
  return KIND_SENTENCES[language].website(name, links?.website ?? null, links?.wikipedia ?? null)
}

export function toldIn(
  { say }: Voice,
  { of, typed }: { of: Told; typed: string },
  { name, description }: Described,
): string {
  const sentence = sentenceOf(of, description)
  return say.unrecorded(name, typed, sentence === undefined ? null : withFullStop(sentence))
}
