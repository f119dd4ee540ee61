import { html, type Html } from '../../html.ts'

type Table = { label: string; heads: readonly string[]; rows: readonly Html[] }

export function table({ label, heads, rows }: Table): Html {
  return html`<div class="table" role="region" aria-label="${label}" tabindex="0"><table>
<thead><tr>${heads.map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`
}
