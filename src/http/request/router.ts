import type { Endpoint } from '../exchange.ts'

export type Match = { endpoint: Endpoint; params: Record<string, string> }

/** Finds the endpoint of a path, as it was sent: an encoded letter is another path. */
export type Router = (pathname: string) => Match | undefined

/**
 * Makes the router of all endpoints. A segment `{name}` takes any text, `{name}.geojson` any that ends so; a path without
 * either is preferred, then one with an ending.
 */
export function createRouter(endpoints: readonly Endpoint[]): Router {
  const fixed = new Map<string, Match>()
  const patterns: Pattern[] = []
  for (const endpoint of endpoints) {
    const { pattern } = endpoint
    if (pattern.includes('{')) patterns.push({ endpoint, segments: pattern.split('/').map(segmentOf) })
    else fixed.set(pattern, { endpoint, params: {} })
  }
  patterns.sort((a, b) => endingsIn(b) - endingsIn(a))
  return pathname => fixed.get(pathname) ?? matchOf(patterns, pathname)
}

type Pattern = { endpoint: Endpoint; segments: readonly Segment[] }
/** A fixed text, or a parameter and what stands behind it. */
type Segment = { text: string } | { name: string; ending: string }

function segmentOf(text: string): Segment {
  const [, name, ending = ''] = /^\{(\w+)\}(.*)$/.exec(text) ?? []
  return name === undefined ? { text } : { name, ending }
}

function endingsIn({ segments }: Pattern): number {
  return segments.filter(segment => 'name' in segment && segment.ending !== '').length
}

function matchOf(patterns: readonly Pattern[], pathname: string): Match | undefined {
  const values = pathname.split('/', MOST_SEGMENTS)
  const found = patterns.find(({ segments }) => fits(segments, values))
  if (!found) return undefined
  const params: Record<string, string> = {}
  for (const [i, segment] of found.segments.entries()) {
    if ('name' in segment) params[segment.name] = (values[i] ?? '').slice(0, -segment.ending.length || undefined)
  }
  return { endpoint: found.endpoint, params }
}

/** More than any pattern has. */
const MOST_SEGMENTS = 10

function fits(segments: readonly Segment[], values: readonly string[]): boolean {
  return segments.length === values.length && segments.every((segment, i) => takes(segment, values[i] ?? ''))
}

function takes(segment: Segment, value: string): boolean {
  if ('text' in segment) return value === segment.text
  return value.length > segment.ending.length && value.endsWith(segment.ending)
}
