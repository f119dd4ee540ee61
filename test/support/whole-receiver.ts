import { type Receiver, receiverOf } from '../../src/silence/receiver.ts'
import type { BuiltUpIndex } from '../../src/silence/sources/built-up.ts'
import type { NoiseSources } from '../../src/silence/sources/sources.ts'
import { wholeSources } from '../../src/silence/sources/whole-sources.ts'

/** Makes a receiver of sources in memory. */
export function wholeReceiver(sources: NoiseSources, builtUp?: BuiltUpIndex): Receiver {
  return receiverOf(wholeSources(sources, builtUp))
}
