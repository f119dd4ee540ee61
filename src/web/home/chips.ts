import type { Coordinates } from '../../geo/coordinates.ts'
import { countryName } from '../../geo/countries.ts'
import type { Index } from '../../index/types.ts'
import { capitalised, inWords } from '../../text/english.ts'
import { html, type Html } from '../html.ts'
import { type SearchState, writeBox, writeSearchState } from '../search-state.ts'

/** A condition of a search: how it is named, and the search without it. */
export type Condition = {
  label: string
  without: Partial<SearchState>
  /** What the form sends of it beside its fields. */
  fields?: Record<string, string>
}

/** Lists the conditions of a search state, the words in the box left out. */
export function conditionsOf(state: SearchState, index: Index): Condition[] {
  const { minRating, scenery, access, tags, activities, country, near, radiusKm, bbox, noisy, except, place } = state
  return [
    ...tags.map(tag => ({
      label: capitalised(inWords(tag)),
      without: { tags: tags.filter(other => other !== tag) },
      fields: { tag },
    })),
    ...activities.map(activity => ({
      label: capitalised(inWords(activity)),
      without: { activities: activities.filter(other => other !== activity) },
      fields: { activity },
    })),
    ...(scenery === null ? [] : [{ label: capitalised(inWords(scenery)), without: { scenery: null } }]),
    ...(minRating === null ? [] : [{ label: `Silence ${minRating} and up`, without: { minRating: null } }]),
    ...(access === null ? [] : [{ label: `${capitalised(access)} access`, without: { access: null } }]),
    ...(country === null
      ? []
      : [{ label: `In ${countryName(country) ?? country}`, without: { country: null }, fields: { country } }]),
    ...(near === null
      ? []
      : [
          {
            label: `Within ${radiusKm} km of ${nearWords(near, { except, place, index })}`,
            without: { near: null, place: null, except: null, ...(state.sort === 'distance' && { sort: null }) },
            fields: {
              near: `${near.latitude},${near.longitude}`,
              ...(place !== null && { place }),
              ...(except !== null && { except }),
            },
          },
        ]),
    ...(bbox === null
      ? []
      : [{ label: 'In the part of the map in view', without: { bbox: null }, fields: { bbox: writeBox(bbox) } }]),
    ...(noisy === null ? [] : [{ label: 'Noisy places too', without: { noisy: null }, fields: { noisy } }]),
  ]
}

/** Shows each condition as a link to the search without it. */
export function chipsOf(state: SearchState, { index, home }: { index: Index; home: string }): Html {
  const conditions = conditionsOf(state, index)
  const ofWords = state.said !== '' && conditions.length > 0
  return html`${ofWords && html`<span class="quiet" id="said">Understood of “${state.said}”:</span> `}${conditions.map(
    ({
      label,
      without,
      fields = {},
    }) => html`<a class="chip" href="${home}${writeSearchState({ ...state, ...without, said: '', cursor: null, page: 1 })}#results"><span class="visually-hidden">Without: </span>${label}<span aria-hidden="true"> ✕</span></a>${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
`,
  )}`
}

type At = { except: string | null; place: string | null; index: Index }

/** "Pic Carroi" where a place is known to be there. */
export function nearWords({ latitude, longitude }: Coordinates, { except, place, index }: At): string {
  const doc = except === null ? undefined : index.find(except)
  return doc === undefined ? (place ?? `${latitude.toFixed(2)}, ${longitude.toFixed(2)}`) : index.name(doc)
}
