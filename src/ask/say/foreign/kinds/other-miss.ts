import { joined, onNewLine, type Speech } from '../../speech.ts'

/** Says the other kind of near miss behind the first, without repeating that nothing fits. */
export function withOtherMissIn(said: Speech, { sentences, docs }: Speech): Speech {
  return joined([said, onNewLine({ sentences: sentences.slice(1), docs })])
}
