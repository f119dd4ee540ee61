type Numbers = Int32Array | Uint32Array | Float32Array | Float64Array

/** Makes a typed array that grows as numbers are pushed, until it is frozen to its length. */
export function growing<T extends Numbers>(Type: new (length: number) => T) {
  let array = new Type(1024)
  let used = 0

  function grow(length: number): void {
    const larger = new Type(Math.max(length, array.length * 2))
    larger.set(array)
    array = larger
  }

  return {
    push(value: number) {
      if (used === array.length) grow(used + 1)
      array[used++] = value
    },
    append(values: ArrayLike<number>) {
      if (used + values.length > array.length) grow(used + values.length)
      array.set(values, used)
      used += values.length
    },
    length: () => used,
    freeze: () => array.slice(0, used) as T, // slice of a typed array is of its own type
  }
}
