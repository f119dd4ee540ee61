/** Reads a curl command as a POSIX shell and curl would, as far as the docs use them. */
export function readCurl(command: string): { url: string; init: RequestInit } {
  const words = shellWords(command)
  if (words.shift() !== 'curl') throw new Error(`not a curl command: ${command}`)
  const headers = new Headers()
  let [method, url, body]: [string | undefined, string, string | undefined] = [undefined, '', undefined]
  while (words.length > 0) {
    const word = words.shift() ?? ''
    if (word === '-X') method = words.shift()
    else if (word === '-d') body = words.shift()
    else if (word === '-H') {
      const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(words.shift() ?? '') ?? []
      headers.set(name, value)
    } else if (!word.startsWith('-')) url = word
  }
  return { url, init: { method: method ?? (body === undefined ? 'GET' : 'POST'), headers, ...(body && { body }) } }
}

function shellWords(command: string): string[] {
  const words: string[] = []
  for (const [token] of command.replaceAll('\\\n', ' ').matchAll(/(?:'[^']*'|\\.|[^\s'\\])+/g)) {
    words.push(
      token.replaceAll(/'([^']*)'|\\(.)/g, (_, quoted: string | undefined, escaped: string) => quoted ?? escaped),
    )
  }
  return words
}
