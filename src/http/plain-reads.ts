import { RegExpRouter } from 'hono/router/reg-exp-router'
import type { Asked, Target } from './asked.ts'
import type { AnyRoute } from './route.ts'
import { routes } from './routes.ts'
import { routerPattern } from './run-route.ts'

/** A read of the API that needs nothing of the web's Request and Response. */
export type PlainRead = { route: AnyRoute; path: string; params: Record<string, string>; target: Target }

/** URLs that a URL parser leaves as they are, without anything to decode in the path. */
const PLAIN_URL = /^((?:\/[\w~!$&()*+,;=:@-][\w.~!$&()*+,;=:@-]*)+)(\?[\w.~!$&()*+,;=:@/?%-]+)?$/

const router = new RegExpRouter<Pick<PlainRead, 'route' | 'path'>>()
for (const route of routes.filter(isPlain)) {
  for (const path of Object.keys(route.paths)) router.add(route.method, routerPattern(path), { route, path })
}

/** Finds what a GET asks for; undefined when it has to go the long way, a browser's too: people get pages. */
export function findPlainRead({ method, headers }: Asked, url: string): PlainRead | undefined {
  const [, pathname, search = ''] = PLAIN_URL.exec(url) ?? []
  if (method !== 'GET' || pathname === undefined || headers.get('accept')?.includes('text/html')) return undefined
  const [[found], values = []] = router.match(method, pathname)
  if (!found) return undefined
  const [{ route, path }, places] = found
  const params = Object.fromEntries(Object.entries(places).map(([name, place]) => [name, valueAt(values, place)]))
  return { route, path, params, target: { pathname, search } }
}

function valueAt(values: readonly string[], place: string | number): string {
  return typeof place === 'number' ? (values[place] ?? '') : place
}

/** A batch reads the same ones; none of them is a stream. */
function isPlain({ method, isBatchable, responses }: AnyRoute): boolean {
  return (
    method === 'GET' && isBatchable && Object.keys(responses[200]?.content ?? {}).every(type => /[/+]json$/.test(type))
  )
}
