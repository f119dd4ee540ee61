import type { Mark } from '../recognise/spans.ts'

/**
 * A question asks for something else when nothing in it is ours, or its object (the words before the first "in",
 * "near", "with") is not: "hotels near a quiet lake".
 */
export function isOffTopicQuestion(marks: readonly Mark[], mentioned: ReadonlySet<string>): boolean {
  // What is not wanted may be anything: "no crowds".
  const wanted = marks.filter((mark, at) => !isForeign(mark) || marks[at - 1]?.sense.is !== 'negation')
  const clauses = clausesOf(wanted)
  return clauses.some(clause => clause.some(isForeign)) && !clauses.some(clause => isOnTopic(clause, mentioned))
}

/** "Sing a song about Sarek": what is wanted is no answer, whatever it is about. */
export function isCommand(marks: readonly Mark[]): boolean {
  const first = marks.find(({ sense }) => sense.is !== 'stop' && sense.is !== 'sign' && sense.is !== 'ask')
  return COMMANDS.test(first?.said ?? '') && !marks.some(({ said }) => /^(list|distance)$/i.test(said))
}

/** What one asks of a machine that writes, counts or plays a part. */
const COMMANDS =
  /^(write|compose|translate|sing|draw|paint|calculate|compute|solve|define|spell|pronounce|rhyme|code|program|print|repeat|pretend|roleplay|imagine|act|simulate|generate)$/i

/** "Need a break: forests in Austria" says in one of its clauses what is wanted. */
function clausesOf(marks: readonly Mark[]): Mark[][] {
  const clauses: Mark[][] = [[]]
  for (const mark of marks) {
    if (mark.sense.is === 'comma' || mark.sense.is === 'sign' || BEGINS_REQUEST.test(mark.said)) clauses.push([])
    clauses.at(-1)?.push(mark)
  }
  return clauses
}

function isOnTopic(clause: readonly Mark[], mentioned: ReadonlySet<string>): boolean {
  const isText = ({ sense, said }: Mark) => sense.is === 'unknown' && mentioned.has(said.toLowerCase())
  const isWanted = (mark: Mark) => isOurs(mark) || isText(mark)
  if (!clause.some(isWanted)) return false
  const end = clause.findIndex(
    ({ sense, said }, at) => at > 0 && ((sense.is === 'relation' && sense.relation !== 'to') || ENDS_OBJECT.test(said)),
  )
  const object = end === -1 ? clause : clause.slice(0, end)
  if (object.some(({ sense }) => sense.is === 'off topic')) {
    return object.some(({ sense }) => sense.is === 'generic' || sense.is === 'feature')
  }
  return !object.some(mark => isForeign(mark) && !isText(mark)) || object.some(isHead)
}

/** "The best Netflix show" only praises what it asks for: praise alone makes nothing ours. */
function isHead(mark: Mark): boolean {
  return isOurs(mark) && mark.sense.is !== 'superlative' && mark.sense.is !== 'quality'
}

/** "I feel worn out and wonder if you could suggest a quiet island": the request is what follows. */
const BEGINS_REQUEST = /^(suggest|recommend|find|show|list|whether|if|wondering|wonder|need|want|looking|seeking)$/i

const ENDS_OBJECT = /^(with|about|where|that|which|without)$/i

function isForeign({ sense, said }: Mark): boolean {
  return sense.is === 'off topic' || (sense.is === 'unknown' && /\p{L}/u.test(said))
}

function isOurs({ sense, said }: Mark): boolean {
  if (sense.is === 'generic') return !/^ones?$/i.test(said)
  if (sense.is === 'aspect') return sense.aspect === 'rating'
  return OURS.has(sense.is) || (sense.is === 'ask' && sense.ask === 'where')
}

const OURS: ReadonlySet<Mark['sense']['is']> = new Set([
  'feature',
  'superlative',
  'quality',
  'fire',
  'rating',
  'transport',
  'distance',
  'coordinates',
])
