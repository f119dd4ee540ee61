import type { Query } from '../query.ts'
import { type Speech, speech } from './speech.ts'

/** Declines a question about harm; to somebody who may hurt themselves it says where help is. */
export function sayDeclined({ harm }: Pick<Query, 'harm'>): Speech {
  return speech(harm === 'self' ? SELF : OTHERS)
}

const SELF = [
  'I am sorry that it is this hard for you right now.',
  'I cannot help with that, but somebody can: please talk to someone now, a person you trust or the local emergency number (112 in Europe, 988 or 911 in the United States and Canada).',
  'At findahelpline.com you find people to talk or write to, free and confidential, in your country.',
]

const OTHERS = ['I cannot help with that.']
