import { isOnlyFarther } from '../../../find/wanted/other-miss.ts'
import type { Retrieved } from '../../../find/retrieved.ts'
import { joined, onNewLine, type Speech } from '../../speech.ts'
import type { Voice } from '../voice.ts'

/** Says the other kind of near miss behind the first, without repeating that nothing fits. */
export function withOtherMissIn(
  { language }: Voice,
  said: Speech,
  other: Retrieved,
  { sentences, docs }: Speech,
): Speech {
  const lead = isOnlyFarther(other) ? [FARTHER[language]] : []
  return joined([said, onNewLine({ sentences: [...lead, ...sentences.slice(1)], docs })])
}

const FARTHER: Readonly<Record<Voice['language'], string>> = {
  de: 'Was alles erfüllt, liegt weiter weg.',
  fr: 'Ce qui répond à tout est plus loin.',
  es: 'Lo que cumple todo está más lejos.',
  it: 'Quel che risponde a tutto è più lontano.',
}
