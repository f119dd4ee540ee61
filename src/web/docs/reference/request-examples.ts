import { html, type Html } from '../../html.ts'
import { code, curl, type CurlCall } from '../curl.ts'

export type ExampleCall = CurlCall & {
  /** The service's own address, with which the URL begins. */
  baseUrl: string
  answers: 'text' | 'stream' | 'bytes'
}

/** What shows the answer, in two languages. */
const SHOWN = {
  text: { javascript: 'console.log(await response.text())', python: 'print(response.read().decode())' },
  stream: {
    javascript: 'for await (const bytes of response.body) console.log(new TextDecoder().decode(bytes))',
    python: 'print(response.read().decode())',
  },
  bytes: {
    javascript: 'console.log((await response.arrayBuffer()).byteLength)',
    python: 'print(len(response.read()))',
  },
} as const

/** One request in three languages; each works as pasted. */
export function requestExamples(call: ExampleCall, id: string): Html {
  const forms: [string, Html][] = [
    ['curl', curl(call)],
    ['JavaScript', code(javascriptOf(call))],
    ['Python', code(pythonOf(call))],
  ]
  return html`<div class="samples">${forms.map(
    ([name, shown], at) =>
      html`<details name="sample-${id}" data-language="${name}"${at === 0 && html` open`}><summary>${name}</summary>
${shown}</details>
`,
  )}</div>`
}

function javascriptOf({ baseUrl, url, method = 'GET', body, headers = {}, answers }: ExampleCall): string {
  const init = {
    ...(method !== 'GET' && { method }),
    ...((body !== undefined || Object.keys(headers).length > 0) && {
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    }),
  }
  const sent = [
    ...Object.entries(init).map(([name, value]) => `${name}: ${inJavascript(value)}`),
    ...(body === undefined ? [] : [`body: JSON.stringify(${inJavascript(body)})`]),
  ]
  const target = `'${url.slice(baseUrl.length)}'`
  const request = sent.length === 0 ? target : `${target}, {\n  ${sent.join(',\n  ')},\n}`
  return `const { createClient } = await import('${baseUrl}/client.js')
const client = createClient({ baseUrl: '${baseUrl}' })
const response = await client.fetch(${request})
${SHOWN[answers].javascript}`
}

function pythonOf({ url, method = 'GET', body, headers = {}, answers }: ExampleCall): string {
  const all = { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) }
  const given = [
    JSON.stringify(url),
    ...(body === undefined ? [] : [`data=json.dumps(${inPython(body)}).encode()`]),
    ...(Object.keys(all).length === 0 ? [] : [`headers=${inPython(all)}`]),
    ...(method !== 'GET' && body === undefined ? [`method=${JSON.stringify(method)}`] : []),
  ]
  return `${body === undefined ? '' : 'import json\n'}from urllib.request import Request, urlopen
with urlopen(Request(${given.join(', ')})) as response:
    ${SHOWN[answers].python}`
}

/** Writes a JSON value as a literal of JavaScript. */
function inJavascript(value: unknown): string {
  return JSON.stringify(value, null, 1)
    .replaceAll(/\n\s*/g, ' ')
    .replaceAll(/"([A-Za-z_]\w*)":/g, '$1:')
}

const PYTHON: ReadonlyMap<unknown, string> = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
])

/** Writes a JSON value as a literal of Python: the same, but for three words. */
function inPython(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inPython).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([name, part]) => `${JSON.stringify(name)}: ${inPython(part)}`)
      .join(', ')}}`
  }
  return PYTHON.get(value) ?? JSON.stringify(value)
}
