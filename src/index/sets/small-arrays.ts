/** Arrays of at most this many numbers lie in a block with others. */
const MOST_TOGETHER = 1024
const BLOCK_LENGTH = 8 * MOST_TOGETHER

let block = new Int32Array(BLOCK_LENGTH)
let taken = 0

/**
 * Makes an array of zeros for a set that a question needs. Memory of its own for each small one costs more than what is done
 * with it, and as much again when it is given back: they are cut from one block, which is left when it is used up.
 */
export function arrayOfZeros(length: number): Int32Array {
  if (length > MOST_TOGETHER) return new Int32Array(length)
  if (taken + length > BLOCK_LENGTH) [block, taken] = [new Int32Array(BLOCK_LENGTH), 0]
  const array = new Int32Array(block.buffer, taken * Int32Array.BYTES_PER_ELEMENT, length)
  taken += length
  return array
}
