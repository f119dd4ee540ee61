import { COUNTRIES } from '../../geo/countries.ts'
import type { Index } from '../../index/types.ts'
import { NOISY_BELOW } from '../../silence/rating.ts'
import { pluralOf, SCENERY, type Scenery } from '../../spots/scenery.ts'
import { slugify } from '../../spots/slug.ts'
import { CLOSED } from '../shown-tags.ts'

/** A page about one kind of scenery in one country: "Quiet lakes in Sweden". */
export type Landing = { scenery: Scenery; country: string; count: number }

/** Fewer are no page of their own. */
const LEAST_PLACES = 2

const landings = new WeakMap<Index, readonly Landing[]>()

/** Lists the landing pages of an index, by country and scenery, most places first; counted once. */
export function landingsOf(index: Index): readonly Landing[] {
  return landings.getOrInsertComputed(index, counted)
}

function counted(index: Index): readonly Landing[] {
  const shown = { minRating: NOISY_BELOW, withoutTags: [CLOSED] }
  return index
    .facets(shown)
    .countries.flatMap(({ value: country }) =>
      country === null
        ? []
        : index
            .facets({ ...shown, country })
            .scenery.flatMap(({ value, count }) =>
              isScenery(value) && count >= LEAST_PLACES ? [{ scenery: value, country, count }] : [],
            ),
    )
}

export function landingPath({ scenery, country }: Pick<Landing, 'scenery' | 'country'>): string {
  return `/quiet/${slugify(pluralOf(scenery))}/${COUNTRY_SLUGS.get(country) ?? country.toLowerCase()}`
}

/** Country codes to the last part of a path: "sweden". */
const COUNTRY_SLUGS = new Map(COUNTRIES.map(({ code, name }) => [code, slugify(name)]))

function isScenery(value: string | null): value is Scenery {
  return value !== null && Object.hasOwn(SCENERY, value)
}
