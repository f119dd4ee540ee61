// From a question in plain English to an answer whose every fact stands in the catalogue. Knows no HTTP.
import { spotApiUrl } from '../spots/links.ts'
import { readInContext } from './interpret/follow-up.ts'
import type { Query } from './query.ts'
import type { Answer, Question } from './question.ts'
import { retrieve, type Retrieved } from './find/retrieve.ts'
import { sayAbout } from './say/about.ts'
import { sayCompared } from './say/compare.ts'
import { sayFound } from './say/found.ts'
import { sayHelp, sayNotUnderstood } from './say/help.ts'
import { listed } from './say/english.ts'
import { joined, type Speech, speech } from './say/speech.ts'
import { understoodOf } from './understood.ts'
import type { World } from './world.ts'

const NOTHING: Retrieved = { hits: [], total: 0, relaxed: [], conditions: [], isWidened: false, order: 'rating' }

/** Answers a question from one version of the catalogue: the same question to the same world, the same bytes. */
export function ask({ query: text, prev = [] }: Question, world: World): Answer {
  const query = readInContext(text, prev, world)
  const { said, found } = answer(query, world)
  const sentences = said.sentences.map((sentence, at) => (at === 0 ? sentence : ` ${sentence}`))
  const spots = said.docs.map(doc => world.index.spot(doc))
  return {
    query: text,
    answer: sentences.join(''),
    sentences,
    sources: spots.map(({ id, name, url }) => ({ title: name, url, apiUrl: spotApiUrl(id, world.links) })),
    understood: understoodOf(query, found.relaxed, world),
    docs: said.docs,
  }
}

function answer(query: Query, world: World): { said: Speech; found: Retrieved } {
  const plain = (said: Speech) => ({ said, found: NOTHING })
  if (query.kind === 'help') return plain(sayHelp(query, world))
  if (query.kind === 'not understood') return plain(sayNotUnderstood(query, world))
  if (query.kind === 'compare') return plain(sayCompared(query, world))
  if (query.kind === 'about' || query.kind === 'why') return plain(sayAbout(query, world))
  if (query.isHere)
    return plain(speech(['Where you are is not known here: name a place, or give latitude and longitude.']))
  if (query.unknownPlace !== null)
    return plain(speech([`A place called "${query.unknownPlace}" is not known here, so I cannot say what is there.`]))
  const found = retrieve(query, world)
  return { said: joined([sayFound(query, found, world), speech(leftOut(query))]), found }
}

/** Names the words that played no part. */
function leftOut({ notUnderstood }: Query): string[] {
  if (notUnderstood.length === 0) return []
  return [`Not taken into account: ${listed(notUnderstood.map(word => `"${word}"`))}.`]
}
