import { answerRead, readQuestion } from '../ask/ask.ts'
import { pointsAskedIn } from '../ask/find/points-asked.ts'
import type { Answer, Question } from '../ask/question.ts'
import type { Directory } from './directory.ts'
import { quietestAround } from './quietest/quietest.ts'
import type { Timed } from './quietest/timed.ts'

/**
 * Answers a question from one version of the directory; where it asks for points of the map, these are looked for first, and what
 * follows that wait is `timed`.
 */
export async function answerOf(
  question: Question,
  directory: Directory,
  timed: Timed = work => work(),
): Promise<Answer> {
  const { questions } = directory
  const read = readQuestion(question, questions)
  const asked = pointsAskedIn(read.query)
  if (!asked) return answerRead(read, questions)
  const quietPoints = await quietestAround(directory, { ...asked, timed })
  return timed(() => answerRead(read, { ...questions, quietPoints }))
}
