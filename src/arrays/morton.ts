/** Puts the bits of two numbers below 2^16 in turn, y above x. */
export function morton(x: number, y: number): number {
  return (spread(x) | (spread(y) << 1)) >>> 0
}

function spread(bits: number): number {
  let spread = (bits | (bits << 8)) & 0x00ff00ff
  spread = (spread | (spread << 4)) & 0x0f0f0f0f
  spread = (spread | (spread << 2)) & 0x33333333
  return (spread | (spread << 1)) & 0x55555555
}

/** Takes every other bit of a Morton number: its column; its row, when shifted right by one before. */
export function gatherBits(spread: number): number {
  let bits = spread & 0x55555555
  bits = (bits | (bits >>> 1)) & 0x33333333
  bits = (bits | (bits >>> 2)) & 0x0f0f0f0f
  bits = (bits | (bits >>> 4)) & 0x00ff00ff
  return (bits | (bits >>> 8)) & 0x0000ffff
}
