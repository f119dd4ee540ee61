import { html, type Content } from '../html.ts'

/** As answers write a point: latitude and longitude, in every language alike. */
const POINT = /(-?\d{1,2}\.\d{5}), (-?\d{1,3}\.\d{5})/

/** Makes each point that a text names a link to what is heard there; `silence`: the path of that page. */
export function withPoints(text: string, silence: string): Content {
  const [before = '', latitude, longitude] = text.split(POINT)
  if (latitude === undefined || longitude === undefined) return text
  const { length } = `${before}${latitude}, ${longitude}`
  const link = html`<a href="${silence}?latitude=${latitude}&amp;longitude=${longitude}">${latitude}, ${longitude}</a>`
  return [before, link, withPoints(text.slice(length), silence)]
}
