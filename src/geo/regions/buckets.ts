/** Numbers of things by the buckets that they lie in: those of a bucket are `items[starts[bucket]]` up to the next start. */
export type Buckets = { starts: Int32Array; items: Int32Array }

/** Sorts things, 0 to `count`, into buckets; `eachOf` names the buckets of a thing, the same ones each time. */
export function bucketsOf(
  { count, buckets }: { count: number; buckets: number },
  eachOf: (item: number, found: (bucket: number) => void) => void,
): Buckets {
  const starts = new Int32Array(buckets + 2)
  for (let item = 0; item < count; item++) {
    eachOf(item, bucket => {
      starts[bucket + 2] = (starts[bucket + 2] ?? 0) + 1
    })
  }
  for (let bucket = 2; bucket < starts.length; bucket++)
    starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0)
  const items = new Int32Array(starts[buckets + 1] ?? 0)
  for (let item = 0; item < count; item++) {
    eachOf(item, bucket => {
      const at = starts[bucket + 1] ?? 0
      items[at] = item
      starts[bucket + 1] = at + 1
    })
  }
  return { starts, items }
}
