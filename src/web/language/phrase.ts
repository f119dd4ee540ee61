// How a phrase of a table becomes text: the same on the server and in the browser.

/** A text, or one for each plural form that differs; `{name}` is put in. */
export type Phrase = string | { readonly one: string; readonly other: string }
export type Value = string | number

/** Chooses the form for `count`, by the language's own rule: French has one for 0, too. */
export function formOf(phrase: Phrase, language: string, values: Readonly<Record<string, unknown>>): string {
  if (typeof phrase === 'string') return phrase
  const isOne = new Intl.PluralRules(language).select(Number(values['count'])) === 'one'
  return isOne ? phrase.one : phrase.other
}

/** Puts values into a phrase, numbers as the language writes them. */
export function filled(phrase: Phrase, language: string, values: Readonly<Record<string, Value>>): string {
  return formOf(phrase, language, values).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    return typeof value === 'number' ? value.toLocaleString(language) : value
  })
}
