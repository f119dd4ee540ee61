import type { Account } from '../understanding.ts'

/** Names what was applied and what was not as it stands in the text: "d'estate", "grand-mère", which are read as two words each, "Moewen". */
export function asWritten(account: Account, text: string): Account {
  const written = (phrase: string) => writtenIn(text, phrase)
  return {
    ...account,
    applied: account.applied.map(({ text: said, as }) => ({ text: written(said), as })),
    notApplied: account.notApplied.map(written),
    foreign: account.foreign.map(written),
  }
}

function writtenIn(text: string, phrase: string): string {
  if (text.includes(phrase)) return phrase
  const words = phrase
    .split(' ')
    .map(word => RegExp.escape(word).replaceAll(APOSTROPHE, "['’]?").replaceAll(UMLAUT, withDigraph))
  return text.match(new RegExp(words.join(JOINT), 'iu'))?.[0] ?? phrase
}

const JOINT = String.raw`['’\s-]{1,3}`
const APOSTROPHE = /['’]|\\x27/g
const UMLAUT = /[äöü]/gi

/** Umlauts may have been typed as two letters. */
function withDigraph(umlaut: string): string {
  return `(?:${umlaut}|${umlaut.normalize('NFD').charAt(0)}e)`
}
