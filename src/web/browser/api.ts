import { createClient } from '../../../client/src/index.ts'

/**
 * The client of the site that this script is of: scripts lie in `assets/VERSION/`. Nothing is tried again, since every page
 * works without its script too.
 */
export const api = createClient({ baseUrl: new URL('../..', import.meta.url).href, retries: false })
