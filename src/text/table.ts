/**
 * A table for look-ups by text from outside. An object literal would find `constructor` and `__proto__` in itself; a
 * table has only its own keys.
 */
export type Table<Value> = ReadonlyMap<string, Value>

/** Makes a table of an object literal, which is read more easily than a list of pairs. */
export function tableOf<Value>(rows: Readonly<Record<string, Value>>): Table<Value> {
  return new Map(Object.entries(rows))
}
