import type { Account } from '../understanding.ts'

/** Names what was not applied as it stands in the text: "d'estate", "grand-mère", which are read as two words each. */
export function asWritten(account: Account, text: string): Account {
  const written = (phrase: string) => writtenIn(text, phrase)
  return { ...account, notApplied: account.notApplied.map(written), foreign: account.foreign.map(written) }
}

function writtenIn(text: string, phrase: string): string {
  if (!phrase.includes(' ') || text.includes(phrase)) return phrase
  const words = phrase.split(' ').map(word => RegExp.escape(word))
  return text.match(new RegExp(words.join(JOINT), 'iu'))?.[0] ?? phrase
}

const JOINT = String.raw`['’\s-]{1,3}`
