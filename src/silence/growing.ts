type Numbers = Int32Array | Uint32Array | Float32Array | Float64Array

/** Makes a typed array that grows as numbers are pushed, until it is frozen to its length. */
export function growing<T extends Numbers>(Type: new (length: number) => T) {
  let array = new Type(1024)
  let used = 0
  return {
    push(value: number) {
      if (used === array.length) {
        const larger = new Type(used * 2)
        larger.set(array)
        array = larger
      }
      array[used++] = value
    },
    length: () => used,
    freeze: () => array.slice(0, used) as T, // slice of a typed array is of its own type
  }
}
