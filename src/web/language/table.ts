import type { Phrase } from './phrase.ts'
import type { English } from './tables/en.ts'

/** What the pages say: the keys of the English table, each in every language. */
export type Key = keyof English
/** The keys that scripts use. */
export type BrowserKey = Extract<Key, `js.${string}`>
/** A language's table: it has the plural forms where English has them. */
export type Table = { readonly [K in Key]: English[K] extends string ? string : Exclude<Phrase, string> }

/** The names in braces in a text. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
type TextOf<Entry> = Entry extends { other: infer Text } ? Text : Entry
/** The names that a key's phrase needs values for. */
export type NamesOf<K extends Key> = NamesIn<TextOf<English[K]>> | (English[K] extends string ? never : 'count')
/** The values of a key, as an argument that is left out where there are none. */
export type ValuesOf<K extends Key, Value> = [NamesOf<K>] extends [never] ? [] : [Readonly<Record<NamesOf<K>, Value>>]
