// The XML in which S3 answers.
import { SaxesParser } from 'saxes'

/** A page of a listing, and what the next is asked for with; null: it is the last. */
export type Listing = { keys: string[]; next: string | null }

/** @throws Error when it is not the XML of a listing */
export function readListing(xml: string): Listing {
  const found = textsOf(xml, ['Key', 'IsTruncated', 'NextContinuationToken', 'Name'])
  if (!found.has('Name')) throw new Error('the store does not answer like S3: it lists no bucket')
  const isTruncated = found.get('IsTruncated')?.[0] === 'true'
  return { keys: found.get('Key') ?? [], next: isTruncated ? (found.get('NextContinuationToken')?.[0] ?? null) : null }
}

/** The code of an error; empty where the answer has none. */
export function readErrorCode(xml: string): string {
  try {
    const [code = ''] = textsOf(xml, ['Code']).get('Code') ?? []
    return /^\w{1,60}$/.test(code) ? code : ''
  } catch {
    return ''
  }
}

/** The texts of elements by name, in order. */
function textsOf(xml: string, names: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const parser = new SaxesParser()
  let text = ''
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', () => {
    text = ''
  })
  parser.on('text', more => {
    text += more
  })
  parser.on('closetag', ({ name }) => {
    if (names.includes(name)) found.set(name, [...(found.get(name) ?? []), text])
    text = ''
  })
  parser.write(xml).close()
  return found
}
