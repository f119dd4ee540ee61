// Pages for people: rendered on the server, listed in one table.
import type { Pages } from '../http/app.ts'
import { assetsPage } from './assets-page.ts'
import { docsPage } from './docs/docs-page.ts'
import { errorsPage } from './docs/errors-page.ts'
import { errorPage } from './error-page.ts'
import { homePage } from './home/home-page.ts'
import { spotPage } from './spot/spot-page.ts'

export const pages: Pages = {
  all: [homePage, spotPage, docsPage, errorsPage, assetsPage],
  refuse: errorPage,
}
