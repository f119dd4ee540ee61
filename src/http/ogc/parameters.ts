// Query parameters of OGC API - Features, and how the standard describes them.
import { z } from 'zod'
import { tableOf } from '../../text/table.ts'
import { BboxOrHeightsParameter } from '../request/list-parameters.ts'
import { clampedInteger, cursor, interval, word } from '../request/parameters.ts'
import { MOST_FEATURES } from './collections.ts'

/** Many clients name the form that they want; each address has one. */
export const FormQuery = z.object({ f: word(['json']).describe('the form: JSON is the only one') })

export const ItemsQuery = z.object({
  bbox: BboxOrHeightsParameter,
  limit: clampedInteger({ max: MOST_FEATURES, fallback: 100 }).describe(
    `features per page; more than ${MOST_FEATURES} are taken as ${MOST_FEATURES}`,
  ),
  datetime: interval().describe('a time or an interval (RFC 3339); spots have no time, so all match'),
  cursor: cursor().describe('from the next link of the page before'),
  ...FormQuery.shape,
})

const AS_LISTED = { style: 'form', explode: false }

/** How 17-069r4 wants its parameters described (requirements 21, 23 and 25). */
export const STANDARD = tableOf<object>({
  bbox: {
    ...AS_LISTED,
    schema: {
      type: 'array',
      items: { type: 'number' },
      oneOf: [
        { minItems: 4, maxItems: 4 },
        { minItems: 6, maxItems: 6 },
      ],
    },
  },
  limit: AS_LISTED,
  datetime: AS_LISTED,
})
