import { type Examples, examplesOf } from '../../../http/openapi/examples.ts'
import type { PageContext } from '../../../http/page.ts'
import { routes } from '../../../http/routes.ts'
import type { Links } from '../../../spots/links.ts'

/** They are the same for as long as the service is found at the same address. */
const made = new WeakMap<Links, Promise<Examples>>()

/** What each operation answers over the sandbox. */
export function bodiesOf({ site, links }: PageContext): Promise<Examples> {
  return made.getOrInsertComputed(links, () => examplesOf(routes, site))
}
