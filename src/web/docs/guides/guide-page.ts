import { ApiError } from '../../../http/errors.ts'
import type { Page } from '../../../http/page.ts'
import { pathIn } from '../../../spots/links.ts'
import { html } from '../../html.ts'
import { movedResponse } from '../../respond.ts'
import { pathOfGuide } from '../contents.ts'
import { docsFactsOf } from '../facts.ts'
import { docsResponse } from '../frame.ts'
import { guides } from './guides.ts'

/** A guide, with the ones before and after it; the first word of its address leads to it. */
export const guidePage: Page = {
  path: '/docs/guides/{id}',
  handle(context) {
    const at = guides.findIndex(({ id }) => id === context.params['id'])
    const guide = guides[at]
    const longer = guide ?? guides.find(({ id }) => id.startsWith(`${context.params['id']}-`))
    if (!guide && longer) return movedResponse(pathIn(context.links, pathOfGuide(longer.id)))
    if (!guide) throw new ApiError('route_not_found', 'there is no such guide: /docs lists them')
    const facts = docsFactsOf(context)
    const link = (at: number, words: string) => {
      const other = guides[at]
      return other && html`<a href="${facts.to(pathOfGuide(other.id))}">${words}: ${other.title}</a> `
    }
    const { id, title } = guide
    return docsResponse(context, {
      title,
      description: `${title}: a guide to the API of Sanctuary Directory.`,
      path: pathOfGuide(id),
      body: html`${guide.body(facts)}
<p class="next">${at > 0 && link(at - 1, 'Before')}${link(at + 1, 'Next')}</p>`,
    })
  },
}
