import { withFullStop } from '../../../../text/english.ts'
import { isHeightWithin } from '../../../find/figures/within-limit.ts'
import type { Bounds } from '../../../query.ts'
import { type Described, type Linked, sentenceOf, type Told } from '../../kinds/spot-facts.ts'
import type { Voice } from '../voice.ts'
import { withAnswerIn } from './ahead.ts'
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

/** Says how high a spot lies, whether that is within the limit that is asked about, and that it cannot be compared where it is not known. */
export function elevationIn(
  voice: Voice,
  { name, elevation }: { name: string; elevation?: number | undefined },
  { limit, isThan }: { limit?: Bounds; isThan?: true } = {},
): string {
  if (isThan && elevation === undefined) return KIND_SENTENCES[voice.language].noHeightCompared(name)
  const told = voice.say.elevation(name, elevation === undefined ? null : String(Math.round(elevation)))
  return withAnswerIn(voice, told, limit ? isHeightWithin(elevation, limit) : null)
}
