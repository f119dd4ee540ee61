import { fold } from '../../../text/fold.ts'

/** Folds a name, with blanks alone between its words: "Rond-point d'Est" is "rond point d est". Rules of names read this. */
export function plainName(name: string | undefined): string {
  return fold(name ?? '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
