import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

/** Content codings that are sent, best first. */
const CODINGS = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof CODINGS)[number]

// The same few headers come again and again: what was found for one is kept.
const codings = new LRUCache<string, Coding>({ max: 500 })
const types = new LRUCache<string, string>({ max: 500 })
const NONE = 'none'

/** Chooses the coding of a response by Accept-Encoding; identity when the client names none of ours. */
export function negotiateCoding(acceptEncoding: string | null | undefined): Coding {
  if (!acceptEncoding) return 'identity'
  const known = codings.get(acceptEncoding)
  if (known) return known
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } })
  // The package's types do not know the option: without it the client's order decides between equals.
  const encodings: (available: string[], options: { preferred: string[] }) => string[] =
    negotiator.encodings.bind(negotiator)
  const [best] = encodings([...CODINGS], { preferred: [...CODINGS] })
  const coding = CODINGS.find(coding => coding === best) ?? 'identity'
  codings.set(acceptEncoding, coding)
  return coding
}

/**
 * Chooses a media type of `available` (best first) by Accept; undefined when none will do. A client that takes problem
 * details takes JSON too: they name only the form of errors.
 */
export function negotiateType(accept: string | null | undefined, available: readonly string[]): string | undefined {
  if (!accept) return available[0]
  const key = `${available.join()} ${accept}`
  const known = types.get(key)
  if (known !== undefined) return known === NONE ? undefined : known
  const negotiator = negotiatorOf(accept)
  const accepted = negotiator.mediaTypes()
  const type = negotiator.mediaTypes([...available])[0] ?? (accepted.includes(PROBLEM) ? available[0] : undefined)
  types.set(key, type ?? NONE)
  return type
}

/** Chooses a language by Accept-Language; undefined when it names none of them. */
export function negotiateLanguage<L extends string>(
  accept: string | undefined,
  available: readonly L[],
): L | undefined {
  if (!accept) return undefined
  const [best] = new Negotiator({ headers: { 'accept-language': accept } }).languages([...available])
  return available.find(language => language === best)
}

/** A type is chosen by its name alone: no form differs by a parameter such as charset. */
function negotiatorOf(accept: string): Negotiator {
  return new Negotiator({ headers: { accept: accept.replaceAll(MEDIA_PARAMETER, '') } })
}

/** A parameter of a media range that is not its weight. */
const MEDIA_PARAMETER = /;\s*(?!q\s*=)[^;,="\s]+\s*(?:=\s*(?:"(?:\\.|[^"\\])*"|[^;,"]*))?/gi

export const PROBLEM = 'application/problem+json'

/** Tells whether errors are wanted as problem details: where Accept names them, at least as much as plain JSON. */
export function wantsProblem(accept: string | null | undefined): boolean {
  if (!accept?.includes(PROBLEM)) return false
  const accepted = negotiatorOf(accept).mediaTypes()
  const [problem, json] = [accepted.indexOf(PROBLEM), accepted.indexOf('application/json')]
  return problem >= 0 && (json < 0 || problem < json)
}
