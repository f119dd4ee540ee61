import { LRUCache } from 'lru-cache'
import { findSpot } from '../../http/find-spot.ts'
import type { Page } from '../../http/page.ts'
import { roseOf } from '../../service/spot-silence.ts'
import { fileResponse } from '../respond.ts'
import { cardPicture } from './card-picture.ts'

/** The pictures that were asked for last; each takes some 30 ms to draw. */
const drawn = new LRUCache<string, Buffer>({ max: 200 })

/** The picture of a spot in previews of its page. */
export const cardPage: Page = {
  path: '/spots/{slug}/card.png',
  handle(context) {
    const { directory } = context
    const { index, versionTag } = directory
    const doc = findSpot(index, context.params['slug'])
    const key = `${versionTag} ${index.id(doc)}`
    const bytes = drawn.get(key) ?? cardPicture(index.spot(doc), roseOf(doc, directory))
    drawn.set(key, bytes)
    return fileResponse(context, { bytes, type: 'image/png' })
  },
}
