import type { Rewrite } from '../language-table.ts'
import type { Foreign } from '../languages.ts'
import { whole } from './whole.ts'

/** What is looked for, and where, between "in which" and the "not" of what is ruled out there. */
const WHICH = String.raw`([^.?!,;]{3,80}?)`

/** "¿En qué lagos en Canadá no se puede nadar?": the "not" belongs to what is done there, and not to the country before it. */
const RULED_OUT: Readonly<Record<Foreign, readonly Rewrite[]>> = {
  de: [
    whole(
      String.raw`ist (?:das |ein )?(\p{Lu}\p{L}+) ((?:in|im|an|am|auf|bei) [^.?!,;]{3,60}?) (verboten|untersagt)(?=\s*(?:$|[?.!]))`,
      'ist $1 $3 $2',
    ),
    whole(
      String.raw`(?:wo|an denen|in denen|an dem|in dem) es (verboten|untersagt) ist,? (?:zu )?(\p{L}{3,}?)(?:zu)?(?=\s*(?:$|[?.!,]))`,
      'wo $2 $1 ist',
    ),
  ],
  fr: [
    whole(
      String.raw`(?:dans|sur|à|en) (quel(?:le)?s?) ${WHICH} (?:est|sont)[- ]il (?:interdit|défendu)s? (?=d[e'’])`,
      '$1 $2 où il est interdit ',
    ),
  ],
  es: [
    whole(String.raw`en (qué|que|cuáles) ${WHICH} no (?=(?:se|está|están|puedo|podemos)\s)`, '$1 $2 donde no '),
    whole(String.raw`en (qué|que|cuáles) ${WHICH} est[áa]n? (?=prohibid[oa]s?\s)`, '$1 $2 donde está '),
  ],
  it: [
    whole(String.raw`in (quali|quale) ${WHICH} non (?=(?:si|è|sono|posso|possiamo)\s)`, '$1 $2 dove non '),
    whole(String.raw`in (quali|quale) ${WHICH} è (?=vietato\s)`, '$1 $2 dove è '),
  ],
}

export function ruledOutIn(language: Foreign): readonly Rewrite[] {
  return RULED_OUT[language]
}
