// Pages for people: rendered on the server, listed in one table.
import type { Pages } from '../http/page.ts'
import { assetsPage, clientPage } from './assets-page.ts'
import { apiCatalogPage, llmsPage, manifestPage, robotsPage } from './discovery/machine-pages.ts'
import { sitemapIndexPage, sitemapPage } from './discovery/sitemaps.ts'
import { changelogPage } from './docs/changelog-page.ts'
import { docsPage } from './docs/docs-page.ts'
import { docsSearchPage } from './docs/search-page.ts'
import { guidePage } from './docs/guides/guide-page.ts'
import { groupPage, objectsPage } from './docs/reference/reference-pages.ts'
import { errorsPage } from './docs/errors-page.ts'
import { embedPage } from './embed/embed-page.ts'
import { errorPage } from './error-page.ts'
import { homePage } from './home/home-page.ts'
import { operatorStylePage, operatorTilesPage } from './map/operator/tiles-page.ts'
import { reliefTilesPage } from './map/relief-tiles-page.ts'
import { baseTilesPage, borderTilesPage, tilesPage, townTilesPage } from './map/tiles-page.ts'
import { silenceTilesPage } from './map/silence/silence-tiles-page.ts'
import { silenceTileJsonPage, spotsTileJsonPage } from './map/silence/tile-json-page.ts'
import { offlinePage, serviceWorkerPage } from './offline/offline-pages.ts'
import { savedGeojsonPage, savedGpxPage, savedPage, spotGpxPage } from './saved/saved-page.ts'
import { landingPage } from './quiet/landing-page.ts'
import { cardPage } from './share/card-page.ts'
import { rosePage } from './silence/rose-page.ts'
import { silencePage } from './silence/silence-page.ts'
import { badgePage } from './spot/badge-page.ts'
import { spotPage } from './spot/spot-page.ts'

export const pages: Pages = {
  all: [
    homePage,
    spotPage,
    rosePage,
    cardPage,
    badgePage,
    embedPage,
    landingPage,
    spotGpxPage,
    savedPage,
    savedGpxPage,
    savedGeojsonPage,
    silencePage,
    docsPage,
    docsSearchPage,
    guidePage,
    groupPage,
    objectsPage,
    changelogPage,
    errorsPage,
    robotsPage,
    sitemapIndexPage,
    sitemapPage,
    llmsPage,
    apiCatalogPage,
    manifestPage,
    serviceWorkerPage,
    offlinePage,
    tilesPage,
    baseTilesPage,
    silenceTilesPage,
    spotsTileJsonPage,
    silenceTileJsonPage,
    townTilesPage,
    borderTilesPage,
    reliefTilesPage,
    operatorTilesPage,
    operatorStylePage,
    assetsPage,
    clientPage,
  ],
  refuse: errorPage,
}
