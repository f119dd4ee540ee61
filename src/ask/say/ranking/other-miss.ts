import { isOnlyFarther } from '../../find/wanted/other-miss.ts'
import type { Retrieved } from '../../find/retrieved.ts'
import type { Query } from '../../query.ts'
import type { QuestionContext } from '../../question-context.ts'
import { sayFound } from '../found.ts'
import { sayHeardFound } from '../noises/heard.ts'
import { sayNoisy } from '../noises/noisy.ts'
import { joined, onNewLine, type Speech, withBeside } from '../speech.ts'

/** Says the other kind of near miss behind the first, without repeating that nothing fits. */
export function withOtherMissSaid(said: Speech, query: Query, found: Retrieved, context: QuestionContext): Speech {
  const { other } = found
  if (!other) return said
  const { sentences, docs } = other.heard ? sayHeardFound(query, other, context) : sayFound(query, other, context)
  const lead = isOnlyFarther(other) ? ['What meets all of it lies farther away.'] : []
  const told = withBeside({ sentences: [...lead, ...sentences.slice(1)], docs }, sayNoisy(query, other))
  return joined([said, onNewLine(told)])
}
