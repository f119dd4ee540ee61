// From a question in plain English to an answer whose every fact stands in the catalogue. Knows no HTTP.
import { spotApiUrl } from '../spots/links.ts'
import type { Answer, Question, Understood } from './question.ts'
import type { World } from './world.ts'

/** Answers a question from one version of the catalogue: the same question to the same world, the same bytes. */
export function ask({ query }: Question, { index, links }: World): Answer {
  const { docs } = query.trim() === '' ? { docs: [] } : index.search({ text: query, limit: 5 })
  const spots = docs.map(doc => index.spot(doc))
  const found = spots.map(({ name, silenceRating }) => `${name} is rated ${silenceRating.toFixed(1)}.`)
  const sentences = found.length > 0 ? found.map((text, i) => (i === 0 ? text : ` ${text}`)) : ['No spot matches.']
  return {
    query,
    answer: sentences.join(''),
    sentences,
    sources: spots.map(({ id, name, url }) => ({ title: name, url, apiUrl: spotApiUrl(id, links) })),
    understood: NOTHING,
    docs,
  }
}

const NOTHING: Understood = {
  kind: 'find',
  spots: [],
  aspect: null,
  place: null,
  withinKm: null,
  tags: [],
  activities: [],
  access: null,
  fire: null,
  minRating: null,
  maxRating: null,
  words: [],
  without: [],
  orderBy: 'rating',
  limit: 5,
  relaxed: [],
  notUnderstood: [],
}
