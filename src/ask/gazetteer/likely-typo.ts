/** The rows of a keyboard: a finger slips to the side. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const
/** Letters that are taken for one another by their sound. */
const ALIKE = ['aeiouy', 'ckq', 'sz', 'fv', 'dt', 'bp', 'mn', 'gj'] as const
/** Up to this length one other letter makes another word: "fnord" is no fiord. */
const SHORT = 5

/**
 * Tells whether a word may be a slip for another one: few mistype its beginning ("vending" is not "ending"), and a
 * letter of a short one is exchanged for that of a key beside it, or of a like sound.
 */
export function isLikelyTypo(typed: string, meant: string): boolean {
  const isTurned = typed[0] === meant[1] && typed[1] === meant[0]
  if (typed.length !== meant.length) return typed[0] === meant[0] || isTurned
  const pairs = Array.from(typed, (letter, at) => [letter, meant[at] ?? ''] as const)
  const other = pairs.filter(([a, b]) => a !== b)
  const [only, ...rest] = other
  if (only && rest.length === 0) return (typed.length > SHORT && typed[0] === meant[0]) || isSlip(...only)
  return typed[0] === meant[0] || isTurned
}

function isSlip(a: string, b: string): boolean {
  if (ALIKE.some(letters => letters.includes(a) && letters.includes(b))) return true
  return ROWS.some(keys => keys.includes(a + b) || keys.includes(b + a))
}
