import { GROUPS } from '../../http/openapi/openapi.ts'
import type { AnyRoute, RouteGroup } from '../../http/route.ts'
import { routes } from '../../http/routes.ts'
import { guides } from './guides/guides.ts'

/** The routes in the order of their groups, which is the order of the pages. */
export const routesByGroup: ReadonlyMap<RouteGroup, readonly AnyRoute[]> = Map.groupBy(routes, ({ group }) => group)

/** What is served beside the route table: tiles and the agents' endpoint. */
export const OTHER_GROUP = 'other'

export const DOCS = '/docs'
export const OBJECTS = '/docs/objects'
export const CHANGELOG = '/docs/changelog'
export const ERRORS_PATH = '/docs/errors'

export function pathOfGuide(id: string): string {
  return `/docs/guides/${id}`
}

export function pathOfGroup(group: string): string {
  return `/docs/reference/${group}`
}

/** A route's anchor on the page of its group. */
export function anchorOf({ paths }: AnyRoute): string {
  return `operation-${Object.values(paths)[0]}`
}

export type DocsLink = { path: string; title: string }

/** Every page of the docs, in reading order, by part. */
export const contents: readonly { part: string; pages: readonly DocsLink[] }[] = [
  { part: 'Start', pages: [{ path: DOCS, title: 'Overview' }] },
  { part: 'Guides', pages: guides.map(({ id, title }) => ({ path: pathOfGuide(id), title })) },
  {
    part: 'Reference',
    pages: [
      ...Array.from(routesByGroup.keys(), group => ({ path: pathOfGroup(group), title: GROUPS[group] })),
      { path: pathOfGroup(OTHER_GROUP), title: 'Tiles and agents' },
      { path: OBJECTS, title: 'Objects' },
      { path: ERRORS_PATH, title: 'Errors' },
    ],
  },
  { part: 'Releases', pages: [{ path: CHANGELOG, title: 'Changelog' }] },
]

/** Every path of the docs. */
export const docsPaths: readonly string[] = contents.flatMap(({ pages }) => pages.map(({ path }) => path))
