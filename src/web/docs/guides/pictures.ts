import { html } from '../../html.ts'
import { code } from '../curl.ts'
import type { Guide } from './guide.ts'

export const pictures: Guide = {
  id: 'cards-and-badges',
  title: 'Cards and badges',
  body: ({
    spot,
  }) => html`<p>A place can be shown on a page of yours: under <code>/embed/spots/</code> is a card that any page may frame, without script or form, in the language of its reader:</p>
${code(`<iframe src="${spot.url.replace('/spots/', '/embed/spots/')}" title="${spot.name}" width="420" height="640" loading="lazy"></iframe>`)}
<p>A badge says the rating in a line, beside a link to the place:</p>
${code(`<a href="${spot.url}"><img src="${spot.url}/badge.svg" alt="Silence rating" height="22"></a>`)}
<p>Where the rating is computed, <code>rose.svg</code> shows from which directions the noise comes, in both colour schemes; <code>card.png</code> of every place is the picture that previews of its page show, 1200 by 630 pixels, without letters. <code>?lang=</code> of cards and roses names a language: en, de, fr, es or it.</p>`,
}
