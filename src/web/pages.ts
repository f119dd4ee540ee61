// Pages for people: rendered on the server, listed in one table.
import type { Page } from '../http/app.ts'

export const pages: { all: readonly Page[] } = { all: [] }
