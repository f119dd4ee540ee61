import { ApiError } from '../errors.ts'

/** Path and query of a request target, as a URL parser writes them; the query with its question mark. */
export type Target = { pathname: string; search: string }

/** Targets that a URL parser leaves as they are, with nothing to decode in the path. */
const CANONICAL = /^((?:\/[\w~!$&()*+,;=:@-][\w.~!$&()*+,;=:@-]*)+)(\?[\w.~!$&()*+,;=:@/?%-]+)?$/
/** Bytes of path and query. */
export const LONGEST_TARGET = 8192
const WHOLE_URL = /^https?:\/\//i

/** Tells whether a target is written in the one way that its resource's responses are stored under. */
export function isCanonical(url: string): boolean {
  return CANONICAL.test(url)
}

/**
 * Reads a request target: dot segments are resolved, a fragment and the host of a whole URL are dropped.
 * @throws ApiError `target_too_long`, or `bad_request` for what is no path and no URL.
 */
export function readTarget(url: string): Target {
  if (url.length > LONGEST_TARGET) {
    throw new ApiError('target_too_long', `path and query may have at most ${LONGEST_TARGET} bytes`)
  }
  const [, path, query = ''] = CANONICAL.exec(url) ?? []
  if (path !== undefined) return { pathname: path, search: query }
  // A URL parser takes a backslash for a slash; a proxy before the service may not.
  if (/^[^?#]*\\/.test(url)) throw new ApiError('bad_request', 'the request is not valid HTTP')
  const parsed = url.startsWith('/') ? URL.parse(`http://localhost${url}`) : WHOLE_URL.test(url) && URL.parse(url)
  if (!parsed) throw new ApiError('bad_request', 'the request is not valid HTTP')
  return { pathname: parsed.pathname, search: parsed.search }
}

/** Decodes a path or a part of one; what cannot be decoded stays as it is. */
export function decoded(path: string): string {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
