// Rows of the route table: OGC API - Features, Part 1 (OGC 17-069r4), over the same index.
import { z } from 'zod'
import type { Directory } from '../../service/directory.ts'
import type { Links } from '../../spots/links.ts'
import { ApiError } from '../errors.ts'
import { keyOfPlace, placeOfKey, readCursor, writeCursor } from '../request/cursor.ts'
import { filterOf } from '../request/list-parameters.ts'
import { feature, GEOJSON } from '../response/list-bytes.ts'
import { bytes, type HttpResponse, json as jsonResponse } from '../response/response.ts'
import { type Call, type HeaderFact, route } from '../route.ts'
import { COMMON, json, plainRead } from '../routes/shared.ts'
import { OgcCollection, OgcCollections, OgcConformance, OgcFeature, OgcItems, OgcLanding } from '../schemas/ogc.ts'
import { ALL, type Collection, collectionAt, collectionsOf, isIn, pageOf } from './collections.ts'
import { collectionPath, linkTo, OPENAPI_30 } from './links.ts'
import { FormQuery, ItemsQuery } from './parameters.ts'

const CLASSES = ['core', 'oas30', 'geojson'].map(
  name => `http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/${name}`,
)
/** Longitude and latitude, WGS 84. */
const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84'

/** What the rows have in common. Accept is not asked: each address has one form. */
const row = {
  ...plainRead,
  group: 'ogc',
  query: FormQuery,
  isFormByAddress: true,
  isBatchable: false,
} as const

const CollectionPath = z.object({ collectionId: z.string().min(1).describe('id of a collection') })
const FeaturePath = CollectionPath.extend({ featureId: z.string().min(1).describe('id of a spot') })

export const getOgcLanding = route({
  ...row,
  paths: { '/ogc': 'getOgcLanding' },
  // Some clients, such as OWSLib, write the address of the landing page so.
  alsoAt: ['/ogc/'],
  summary: 'OGC API - Features: landing page',
  description: 'Where clients of OGC API - Features, such as QGIS and GDAL, begin.',
  responses: { 200: { description: 'The landing page', content: json(OgcLanding) } },
  handle: ({ directory: { index }, reads: { links } }) =>
    jsonResponse({
      title: 'Sanctuary Directory',
      description: 'Quiet places in nature, each with a silence rating from 1 (noisy) to 5 (pristine).',
      attribution: index.attribution,
      links: [
        linkTo(links, '/ogc', { rel: 'self', title: 'This page' }),
        linkTo(links, '/ogc/api', { rel: 'service-desc', title: 'The API as OpenAPI 3.0', type: OPENAPI_30 }),
        linkTo(links, '/docs', { rel: 'service-doc', title: 'The documentation', type: 'text/html' }),
        linkTo(links, '/ogc/conformance', { rel: 'conformance', title: 'What the service conforms to' }),
        linkTo(links, '/ogc/collections', { rel: 'data', title: 'The collections' }),
      ],
    }),
})

export const getOgcConformance = route({
  ...row,
  paths: { '/ogc/conformance': 'getOgcConformance' },
  summary: 'OGC API - Features: conformance',
  description: 'The conformance classes that are met: Core, GeoJSON and OpenAPI 3.0.',
  responses: { 200: { description: 'The classes', content: json(OgcConformance) } },
  handle: () => jsonResponse({ conformsTo: CLASSES }),
})

export const listOgcCollections = route({
  ...row,
  paths: { '/ogc/collections': 'listOgcCollections' },
  summary: 'OGC API - Features: collections',
  description: 'All spots as one collection, and the spots of each source as one.',
  responses: { 200: { description: 'The collections', content: json(OgcCollections) } },
  handle: ({ directory: { index }, reads: { links } }) =>
    jsonResponse({
      links: [linkTo(links, '/ogc/collections', { rel: 'self', title: 'The collections' })],
      collections: collectionsOf(index).map(collection => shownCollection(collection, links)),
    }),
})

export const getOgcCollection = route({
  ...row,
  paths: { '/ogc/collections/{collectionId}': 'getOgcCollection' },
  summary: 'OGC API - Features: one collection',
  description: 'What a collection holds and covers.',
  path: CollectionPath,
  responses: { 200: { description: 'The collection', content: json(OgcCollection) } },
  errors: [...COMMON, 'collection_not_found'],
  handle: ({ directory: { index }, reads: { links }, path }) =>
    jsonResponse(shownCollection(collectionAt(index, path.collectionId), links)),
})

const LINK: Record<string, HeaderFact> = {
  Link: { description: 'the next page, rel="next", while there is one', schema: z.string() },
}

export const listOgcItems = route({
  ...row,
  paths: { '/ogc/collections/{collectionId}/items': 'listOgcItems' },
  summary: 'OGC API - Features: features',
  description: 'The spots of a collection as features, page by page, the quietest first.',
  path: CollectionPath,
  query: ItemsQuery,
  responses: { 200: { description: 'A page of features', content: { [GEOJSON]: OgcItems }, headers: LINK } },
  errors: [...COMMON, 'invalid_cursor', 'collection_not_found'],
  example: { query: { limit: '2' } },
  handle: answerItems,
})

export const getOgcItem = route({
  ...row,
  paths: { '/ogc/collections/{collectionId}/items/{featureId}': 'getOgcItem' },
  summary: 'OGC API - Features: one feature',
  description: 'A spot of a collection as a feature.',
  path: FeaturePath,
  responses: { 200: { description: 'The feature', content: { [GEOJSON]: OgcFeature } } },
  errors: [...COMMON, 'collection_not_found', 'spot_not_found'],
  handle: ({ directory: { index }, reads: { links }, path }) => {
    const collection = collectionAt(index, path.collectionId)
    const doc = index.find(path.featureId)
    if (doc === undefined || !isIn(collection, doc)) {
      throw new ApiError('spot_not_found', 'no spot of this collection has this id')
    }
    const own = collectionPath(collection.id)
    const about = [
      linkTo(links, `${own}/items/${encodeURIComponent(index.id(doc))}`, {
        rel: 'self',
        title: 'This feature',
        type: GEOJSON,
      }),
      linkTo(links, own, { rel: 'collection', title: 'Its collection' }),
    ]
    const [head] = feature(index, doc)
    return bytes([head?.subarray(0, -1) ?? head ?? EMPTY, Buffer.from(`,"links":${JSON.stringify(about)}}`)], {
      type: GEOJSON,
    })
  },
})

const EMPTY = new Uint8Array(0)

function shownCollection({ id, attribution, bounds }: Collection, links: Links): z.infer<typeof OgcCollection> {
  const path = collectionPath(id)
  return {
    id,
    title: id === ALL ? 'All spots' : `Spots of ${id}`,
    description: id === ALL ? 'Every quiet place of the catalogue' : `The quiet places of the source ${id}`,
    attribution,
    itemType: 'feature',
    crs: [CRS84],
    ...(bounds && { extent: { spatial: { bbox: [[...bounds]], crs: CRS84 } } }),
    links: [
      linkTo(links, path, { rel: 'self', title: 'This collection' }),
      linkTo(links, `${path}/items`, { rel: 'items', title: 'Its features', type: GEOJSON }),
    ],
  }
}

type ItemsCall = Pick<
  Call<z.output<typeof CollectionPath>, z.output<typeof ItemsQuery>, unknown>,
  'path' | 'query' | 'reads' | 'request'
> & { directory: Directory }

function answerItems({ path, query, directory, reads: { links }, request }: ItemsCall): HttpResponse {
  const { index, cursorKey } = directory
  const collection = collectionAt(index, path.collectionId)
  const filter = filterOf({ bbox: query.bbox })
  const filterText = JSON.stringify([collection.id, filter])
  const after = query.cursor ? keyOfPlace(readCursor(query.cursor, filterText, cursorKey)) : undefined
  const { page, matched, hasMore } = pageOf(index, collection, { filter, limit: query.limit, after })
  const last = page.at(-1)
  const own = `${collectionPath(collection.id)}/items`
  const next = new URLSearchParams(request.search)
  if (last !== undefined) next.set('cursor', writeCursor(placeOfKey(index.orderKey(last)), filterText, cursorKey))
  const asked = request.search.toString()
  const about = [
    linkTo(links, asked === '' ? own : `${own}?${asked}`, { rel: 'self', title: 'This page', type: GEOJSON }),
    ...(hasMore
      ? [linkTo(links, `${own}?${next.toString()}`, { rel: 'next', title: 'The next page', type: GEOJSON })]
      : []),
    linkTo(links, collectionPath(collection.id), { rel: 'collection', title: 'The collection' }),
  ]
  const head = {
    type: 'FeatureCollection',
    timeStamp: index.version.publishedAt,
    numberMatched: matched,
    numberReturned: page.length,
    links: about,
  }
  const features = page.map(doc => Buffer.concat(feature(index, doc)).toString()).join(',')
  const headers = hasMore ? ['Link', `<${links.baseUrl}${own}?${next.toString()}>; rel="next"`] : []
  return bytes([Buffer.from(`${JSON.stringify(head).slice(0, -1)},"features":[${features}]}`)], {
    type: GEOJSON,
    headers,
  })
}
