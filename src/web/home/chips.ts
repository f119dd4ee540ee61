import type { Coordinates } from '../../geo/coordinates.ts'
import type { Index } from '../../index/types.ts'
import { capitalised } from '../../text/english.ts'
import { html, type Html } from '../html.ts'
import type { Words } from '../language/words.ts'
import { type SearchState, writeBox, writeSearchState } from '../search-state.ts'

/** A condition of a search: how it is named, in the midst of a sentence, and the search without it. */
export type Condition = {
  label: string
  without: Partial<SearchState>
  /** What the form sends of it beside its fields. */
  fields?: Record<string, string>
}

/** What search states are shown with. */
export type ShownWith = { index: Index; words: Words }

/** Lists the conditions of a search state, the words in the box left out. */
export function conditionsOf(state: SearchState, { index, words }: ShownWith): Condition[] {
  const { minRating, scenery, access, tags, activities, country, near, radiusKm, bbox, noisy, except, place } = state
  const { say, feature, decimal } = words
  return [
    ...(scenery === null ? [] : [{ label: feature(scenery), without: { scenery: null } }]),
    ...tags.map(tag => ({
      label: feature(tag),
      without: { tags: tags.filter(other => other !== tag) },
      fields: { tag },
    })),
    ...activities.map(activity => ({
      label: feature(activity),
      without: { activities: activities.filter(other => other !== activity) },
      fields: { activity },
    })),
    ...(country === null ? [] : [{ label: words.country(country), without: { country: null }, fields: { country } }]),
    ...(access === null
      ? []
      : [{ label: access === 'free' ? say('chip.free') : say('chip.paid'), without: { access: null } }]),
    ...(minRating === null
      ? []
      : [{ label: say('chip.silence', { rating: decimal(minRating) }), without: { minRating: null } }]),
    ...(near === null
      ? []
      : [
          {
            label: say('chip.near', {
              distance: words.distance(radiusKm),
              place: nearWords(near, { except, place, index, words }),
            }),
            without: { near: null, place: null, except: null, ...(state.sort === 'distance' && { sort: null }) },
            fields: {
              near: `${near.latitude},${near.longitude}`,
              ...(place !== null && { place }),
              ...(except !== null && { except }),
            },
          },
        ]),
    ...(bbox === null ? [] : [{ label: say('chip.bbox'), without: { bbox: null }, fields: { bbox: writeBox(bbox) } }]),
    ...(noisy === null ? [] : [{ label: say('chip.noisy'), without: { noisy: null }, fields: { noisy } }]),
  ]
}

/** Shows each condition as a link to the search without it. */
export function chipsOf(state: SearchState, { index, words, home }: ShownWith & { home: string }): Html {
  const conditions = conditionsOf(state, { index, words })
  const ofWords = state.said !== '' && conditions.length > 0
  return html`${ofWords && html`<span class="quiet" id="said">${words.say('chip.understood', { text: state.said })}</span> `}${conditions.map(
    ({
      label,
      without,
      fields = {},
    }) => html`<a class="chip" href="${home}${writeSearchState({ ...state, ...without, said: '', cursor: null, page: 1 })}#results"><span class="visually-hidden">${words.say('chip.without')}</span>${capitalised(label)}<span aria-hidden="true"> ✕</span></a>${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
`,
  )}`
}

type At = ShownWith & { except: string | null; place: string | null }

/** "Pic Carroi" where a place is known to be there. */
function nearWords({ latitude, longitude }: Coordinates, { except, place, index }: At): string {
  const doc = except === null ? undefined : index.find(except)
  return doc === undefined ? (place ?? `${latitude.toFixed(2)}, ${longitude.toFixed(2)}`) : index.name(doc)
}
