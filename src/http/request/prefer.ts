/** Reads a Prefer header (RFC 7240) into its preferences, lower case; the first of a name counts, unknown ones do no harm. */
export function preferences(header: string | undefined): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of (header ?? '').split(',')) {
    const [preference = ''] = part.split(';')
    const [name = '', value = ''] = preference.split('=').map(text => text.trim())
    const key = name.toLowerCase()
    if (key !== '' && !found.has(key)) found.set(key, value.replaceAll('"', ''))
  }
  return found
}
