/** Makes bytes that all threads of the process can read. */
export function sharedBytes(length: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(length))
}

/** Makes whole numbers up to 2^32 that all threads of the process can read. */
export function sharedIntegers(length: number): Uint32Array {
  return new Uint32Array(new SharedArrayBuffer(length * 4))
}

/** Copies numbers to where all threads of the process can read them. */
export function sharedNumbers(numbers: ArrayLike<number>): Float64Array {
  const shared = new Float64Array(new SharedArrayBuffer(numbers.length * 8))
  shared.set(numbers)
  return shared
}
