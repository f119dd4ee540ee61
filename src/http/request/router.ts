import type { Endpoint } from '../exchange.ts'

export type Match = { endpoint: Endpoint; params: Record<string, string> }

/** Finds what stands at a path, as it was sent: an encoded letter is another path. */
export type Router = (pathname: string) => Match | undefined

/** Makes the router of all endpoints. A segment `{name}` takes any text; a path without one is preferred. */
export function createRouter(endpoints: readonly Endpoint[]): Router {
  const fixed = new Map<string, Match>()
  const patterns: Pattern[] = []
  for (const endpoint of endpoints) {
    const { pattern } = endpoint
    if (pattern.includes('{')) patterns.push({ endpoint, segments: pattern.split('/') })
    else fixed.set(pattern, { endpoint, params: {} })
  }
  return pathname => fixed.get(pathname) ?? matchOf(patterns, pathname)
}

type Pattern = { endpoint: Endpoint; segments: readonly string[] }

function matchOf(patterns: readonly Pattern[], pathname: string): Match | undefined {
  const values = pathname.split('/', MOST_SEGMENTS)
  const found = patterns.find(({ segments }) => fits(segments, values))
  if (!found) return undefined
  const params: Record<string, string> = {}
  for (const [i, segment] of found.segments.entries()) {
    if (isParameter(segment)) params[segment.slice(1, -1)] = values[i] ?? ''
  }
  return { endpoint: found.endpoint, params }
}

/** More than any pattern has. */
const MOST_SEGMENTS = 10

function fits(segments: readonly string[], values: readonly string[]): boolean {
  return (
    segments.length === values.length &&
    segments.every((segment, i) => (isParameter(segment) ? values[i] !== '' : segment === values[i]))
  )
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{')
}
