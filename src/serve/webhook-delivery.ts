import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Links } from '../spots/links.ts'
import type { DelivererOptions } from '../webhooks/deliverer.ts'
import { changesUrl } from '../http/routes/change-cursor.ts'

/** Puts together what webhooks say of a catalogue that is served here. */
export function deliveryOptions(
  catalogue: Pick<Catalogue, 'identity' | 'history' | 'changes' | 'isInLog' | 'webhookKeys'>,
  links: Links,
): Pick<DelivererOptions, 'catalogue' | 'links' | 'changesUrl' | 'signingKeys' | 'userAgent'> {
  const { cursorKey } = catalogue.identity
  return {
    catalogue,
    links,
    changesUrl: place => changesUrl(place, links, cursorKey),
    signingKeys: async () => (await catalogue.webhookKeys()).map(({ secret }) => secret),
    userAgent: `Sanctuary-Directory (+${links.baseUrl}/docs/guides/webhooks)`,
  }
}
