/** FNV-1a's hash of nothing (http://www.isthe.com/chongo/tech/comp/fnv/). */
export const FNV_START = 0x811c9dc5

/** Takes one more UTF-16 code unit into an FNV-1a hash of 32 bits. */
export function fnvStep(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193)
}

/** Mixes a hash so that its low bits depend on all of it: the last step of MurmurHash3; unsigned. */
export function mixBits(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return (twice ^ (twice >>> 16)) >>> 0
}

/** Hashes a text by its UTF-16 code units to 32 bits, unsigned (FNV-1a); `before`: the hash of what stands before it. */
export function hashText(text: string, before = FNV_START): number {
  let hash = before
  for (let i = 0; i < text.length; i++) hash = fnvStep(hash, text.charCodeAt(i))
  return hash >>> 0
}
