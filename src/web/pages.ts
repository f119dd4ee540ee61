// Pages for people: rendered on the server, listed in one table.
import type { Pages } from '../http/page.ts'
import { assetsPage, clientPage } from './assets-page.ts'
import { apiCatalogPage, llmsPage, manifestPage, robotsPage } from './discovery/machine-pages.ts'
import { sitemapIndexPage, sitemapPage } from './discovery/sitemaps.ts'
import { docsPage } from './docs/docs-page.ts'
import { errorsPage } from './docs/errors-page.ts'
import { errorPage } from './error-page.ts'
import { homePage } from './home/home-page.ts'
import { tilesPage, townTilesPage } from './map/tiles-page.ts'
import { silencePage } from './silence/silence-page.ts'
import { spotPage } from './spot/spot-page.ts'

export const pages: Pages = {
  all: [
    homePage,
    spotPage,
    silencePage,
    docsPage,
    errorsPage,
    robotsPage,
    sitemapIndexPage,
    sitemapPage,
    llmsPage,
    apiCatalogPage,
    manifestPage,
    tilesPage,
    townTilesPage,
    assetsPage,
    clientPage,
  ],
  refuse: errorPage,
}
