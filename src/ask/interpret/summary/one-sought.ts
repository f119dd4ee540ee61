import type { Span } from '../../recognise/spans.ts'

/** "Is there a quieter one in Austria or Switzerland?", "etwas Ruhigeres in …": such a one is looked for in both, which are not compared. */
export function isOneSought(spans: readonly Span[]): boolean {
  const at = spans.findIndex(({ meaning }) => meaning.is === 'comparative')
  const than = spans[at]
  if (than === undefined || spans.some(({ meaning }) => meaning.is === 'feature')) return false
  // "Is there more noise in Norway than in Denmark?" compares them.
  if (spans.some(isThan)) return false
  const isBeside = [spans[at - 1], spans[at + 1]].some(span => span?.meaning.is === 'generic')
  return isBeside || ONE.test(than.typed) || spans.some(isExistence)
}

function isThan({ meaning }: Span): boolean {
  return meaning.is === 'ask' && meaning.ask === 'compare'
}

function isExistence({ meaning }: Span): boolean {
  return meaning.is === 'ask' && meaning.ask === 'exists'
}

const ONE = /^(etwas|was|eine?[nrs]?|un[ao]?|une|algun[ao]|algo|quelque chose(?: de)?|qualcosa(?: di)?) /i
