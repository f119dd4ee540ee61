import type { Service } from '../../http/service.ts'
import { SCENERY } from '../../spots/scenery.ts'
import { html, type Html } from '../html.ts'
import { pathIn } from '../site.ts'
import { capitalised, inWords } from '../words.ts'
import { countryName } from '../places.ts'
import type { Wishes } from './wishes.ts'

const RATINGS = {
  2.6: '2.6 and up: mixed',
  3.4: '3.4 and up: quiet',
  4: '4.0 and up: very quiet',
  4.5: '4.5 and up: pristine',
}
const ACCESS = { free: 'Free', paid: 'Paid' }

/** The search form: a GET to the home page, so that the URL holds all that is wished for. */
export function finder(wishes: Wishes, { links }: Service): Html {
  const scenery = Object.fromEntries(Object.keys(SCENERY).map(word => [word, capitalised(word)]))
  const ratings =
    wishes.minRating === null || String(wishes.minRating) in RATINGS
      ? RATINGS
      : { [wishes.minRating]: `${wishes.minRating} and up`, ...RATINGS }
  return html`<form class="finder" action="${pathIn(links, '/')}" role="search">
<label class="field wide">What are you looking for?
<input name="q" type="search" value="${wishes.q}" placeholder="forest lake, Iceland…" maxlength="500" autocomplete="off"></label>
${select('minRating', 'Silence', ratings, String(wishes.minRating ?? ''))}
${select('scenery', 'Scenery', scenery, wishes.scenery)}
${select('access', 'Access', ACCESS, wishes.access)}
${KEPT.map(name => kept(name, wishes[name]))}
<button>Search</button>
</form>`
}

/** Wishes that come from links, shown so that they can be taken away. */
const KEPT = ['tag', 'activity', 'country'] as const

function kept(name: (typeof KEPT)[number], value: string | null): Html | null {
  if (value === null) return null
  const words = name === 'country' ? countryName(value) : inWords(value)
  return html`<label class="chip"><input type="checkbox" name="${name}" value="${value}" checked> ${capitalised(name)}: ${words}</label>`
}

function select(name: string, label: string, options: Record<string, string>, chosen: string | null): Html {
  const rows = Object.entries({ '': 'Any', ...options }).map(
    ([value, text]) => html`<option value="${value}"${value === (chosen ?? '') && html` selected`}>${text}</option>`,
  )
  return html`<label class="field">${label}
<select name="${name}">${rows}</select></label>`
}
