import { z } from 'zod'
import { SpotFeature } from './features.ts'

// The bodies of OGC API - Features, Part 1 (OGC 17-069r4).

export const OgcLink = z
  .object({
    href: z.url().describe('where it leads'),
    rel: z.string().describe('what it is to this'),
    type: z.string().describe('the media type that is there'),
    title: z.string().describe('for people'),
  })
  .meta({ id: 'OgcLink', description: 'A link' })

const links = z.array(OgcLink).describe('where to go from here')

export const OgcLanding = z
  .object({
    title: z.string().describe('its name'),
    description: z.string().describe('what is here'),
    attribution: z.string().describe('whom to credit'),
    links,
  })
  .meta({ id: 'OgcLanding', description: 'The entrance of OGC API - Features' })

export const OgcConformance = z
  .object({ conformsTo: z.array(z.url()).describe('the conformance classes that are met') })
  .meta({ id: 'OgcConformance', description: 'What the service conforms to' })

const Extent = z
  .object({
    spatial: z
      .object({
        bbox: z.array(z.array(z.number())).describe('boxes of west, south, east, north'),
        crs: z.url().describe('their reference system'),
      })
      .describe('where the spots lie'),
  })
  .describe('what the collection covers')

export const OgcCollection = z
  .object({
    id: z.string().describe('names it in addresses'),
    title: z.string().describe('its name'),
    description: z.string().describe('what is in it'),
    attribution: z.string().describe('whom to credit'),
    itemType: z.literal('feature').describe('always feature'),
    crs: z.array(z.url()).describe('the reference systems of its features'),
    extent: Extent.optional(),
    links,
  })
  .meta({ id: 'OgcCollection', description: 'All spots, or those of one source' })

export const OgcCollections = z
  .object({ links, collections: z.array(OgcCollection).describe('all spots, then the spots of each source') })
  .meta({ id: 'OgcCollections', description: 'The collections' })

export const OgcFeature = SpotFeature.extend({ links }).meta({ id: 'OgcFeature', description: 'A spot as a feature' })

export const OgcItems = z
  .object({
    type: z.literal('FeatureCollection').describe('always FeatureCollection'),
    timeStamp: z.iso.datetime().describe('when the version of the catalogue was published'),
    numberMatched: z.int().describe('number of features that match, on all pages'),
    numberReturned: z.int().describe('number of features on this page'),
    features: z.array(SpotFeature).describe('the features of this page'),
    links,
  })
  .meta({ id: 'OgcItems', description: 'A page of features' })
