import type { Mark } from '../recognise/spans.ts'

/** The "not", "no", "without" that reaches to the mark. */
export function negationOf(marks: readonly Mark[], at: number): string | undefined {
  let hasJoint = false
  for (let i = at - 1; i >= 0; i--) {
    const { sense, said } = marks[i] ?? { sense: { is: 'stop' }, said: '' }
    if (sense.is === 'negation' || (sense.is === 'forbidden' && at - i <= 2 && !isSaidOf(marks, i))) return said
    if (ENDS_NEGATION.test(said) && !isNoneThat(marks, i)) return undefined
    if (ENDS_NEGATION.test(said)) continue
    if (sense.is === 'or') hasJoint = true
    else if (sense.is === 'and' || sense.is === 'comma') {
      if (marks[at]?.sense.is !== marks[i - 1]?.sense.is && !isForeign(marks[i - 1])) return undefined
      if (sense.is === 'comma' && !hasJoint && !isListed(marks, at)) return undefined
      hasJoint = true
    } else if (
      sense.is === 'stop' ||
      sense.is === 'intensifier' ||
      sense.is === 'generic' ||
      sense.is === 'sign' ||
      sense.is === 'allowed' ||
      (sense.is === 'aspect' && sense.aspect === 'transport') ||
      (sense.is === 'pronoun' && sense.of === 'spots') ||
      (sense.is === 'relation' && !hasJoint)
    )
      continue
    else if (hasJoint && (sense.is === 'unknown' || sense.is === 'off topic' || SAYS_SOMETHING.has(sense.is))) continue
    else return undefined
  }
  return undefined
}

/** "No dogs, fires or huts" goes on to its "or"; "no crowds, bog, Estonia" ends at the comma. */
function isListed(marks: readonly Mark[], at: number): boolean {
  const next = marks.slice(at + 1).find(({ sense }) => sense.is !== 'stop' && sense.is !== 'sign')
  if (next?.sense.is === 'comma') {
    const after = marks.indexOf(next) + 1
    return after < marks.length && isListed(marks, after)
  }
  return next?.sense.is === 'or' || next?.sense.is === 'and'
}

/** "Fires are prohibited, rated 4": what is forbidden stands before and not behind. */
function isSaidOf(marks: readonly Mark[], forbidden: number): boolean {
  let before = forbidden - 1
  while (PASSES.has(marks[before]?.sense.is ?? 'unknown')) before--
  return SAYS_SOMETHING.has(marks[before]?.sense.is ?? 'unknown')
}

const PASSES: ReadonlySet<Mark['sense']['is']> = new Set(['stop', 'aspect', 'ask', 'negation', 'sign'])

/** "Nothing with a fee", "no place where fires are allowed": what is said of it is what is not wanted. */
function isNoneThat(marks: readonly Mark[], at: number): boolean {
  let before = at - 1
  while (marks[before]?.sense.is === 'generic' || /^(a|an|the|that|which)$/i.test(marks[before]?.said ?? '')) before--
  const mark = marks[before]
  const isBare = before === at - 1
  return (
    mark?.sense.is === 'negation' &&
    (isBare ? /^(nothing|none|nowhere)$/i.test(mark.said) : /^(no|not|nothing)$/i.test(mark.said))
  )
}

/** What a list of unwanted things is made of. */
const SAYS_SOMETHING: ReadonlySet<Mark['sense']['is']> = new Set([
  'feature',
  'access',
  'fire',
  'transport',
  'rating',
  'quality',
])

const ENDS_NEGATION = /^(but|with|where|that|which|who|having|please|only|just|so|because|since|find|show|give|i|we)$/i

/** "Norway excluded", "huts not needed": what stands before is not wanted. */
export function isRuledOutAfter(marks: readonly Mark[], at: number): boolean {
  const next = marks.slice(at + 1).find(({ sense, said }) => sense.is !== 'stop' || /^(with|and|but)$/i.test(said))
  if (next?.sense.is === 'forbidden') return true
  const after = marks[marks.indexOf(next ?? UNSAID) + 1]?.sense.is
  return next?.sense.is === 'negation' && /^not$/i.test(next.said) && (after === 'comma' || after === undefined)
}

const UNSAID: Mark = { sense: { is: 'stop' }, said: '', from: 0, to: 0, isCapital: false, isPlural: false }

function isForeign(mark: Mark | undefined): boolean {
  return mark?.sense.is === 'unknown' || mark?.sense.is === 'off topic'
}
