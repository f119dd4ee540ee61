import { z } from 'zod'

// The bodies that webhooks send.

const event = {
  type: z.string().describe('the type of the event'),
  timestamp: z.iso.datetime().describe('when the version was published'),
}

export const SpotEvent = z
  .object({
    ...event,
    data: z
      .object({
        id: z.string().describe('id of the spot'),
        slug: z.string().describe('its slug'),
        url: z.url().describe('its page'),
        apiUrl: z.url().describe('where its present state is read'),
        version: z.int().describe('the version of the catalogue that changed it'),
      })
      .describe('which spot, and where to read it'),
  })
  .meta({ id: 'SpotEvent', description: 'A spot was created, updated or removed' })

export const CataloguePublishedEvent = z
  .object({
    ...event,
    data: z
      .object({
        version: z.int().describe('the new version of the catalogue'),
        created: z.int().describe('number of spots that came'),
        updated: z.int().describe('number of spots that changed'),
        removed: z.int().describe('number of spots that went'),
        changesUrl: z.url().describe('where the changes are read'),
      })
      .describe('what has changed, in numbers'),
  })
  .meta({ id: 'CataloguePublishedEvent', description: 'A new version of the catalogue is served' })
