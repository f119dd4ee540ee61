import { html, type Html } from '../html.ts'

export type CurlCall = {
  method?: 'GET' | 'POST'
  url: string
  headers?: Record<string, string>
  body?: unknown
  /** Options of curl itself, e.g. `-i` to see the headers. */
  options?: string
}

/** Shows a request as a curl command that works as pasted. */
export function curl({ method = 'GET', url, headers = {}, body, options }: CurlCall): Html {
  const all = { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) }
  const parts = [
    ['curl', options, method === 'POST' && body === undefined ? '-X POST' : '', quote(url)].filter(Boolean).join(' '),
    ...Object.entries(all).map(([name, value]) => `  -H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`  -d ${quote(JSON.stringify(body))}`]),
  ]
  return html`<pre class="curl" tabindex="0"><code>${parts.join(' \\\n')}</code></pre>`
}

/** Shows text as code, line by line. */
export function code(text: string): Html {
  return html`<pre tabindex="0"><code>${text}</code></pre>`
}

/** Shows a value as indented JSON. */
export function json(value: unknown): Html {
  return code(JSON.stringify(value, null, 2))
}

/** Quotes a word for any POSIX shell. */
function quote(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`
}
