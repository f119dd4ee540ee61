// V8's quick compiler (Maglev), entered in the middle of a loop, gave recursive walks what the call before them had looked up: in
// a third of the processes a silence grid was off by a step in some cells. Programs by such a V8 do not enter it so.
import { setFlagsFromString } from 'node:v8'

/** The first build that was seen to compute the same in all runs: 14.6.202.34-node.40. */
const SOUND = [14, 6, 202, 34, 40]

/** Has V8 compute soundly, before anything is computed. */
export function soundCompiler() {
  if (mayMiscompile(process.versions.v8)) setFlagsFromString('--no-maglev-osr')
}

/**
 * Tells whether a V8 may compile wrongly: '14.6.202.34-node.34' does, as do those before it.
 * @param {string} version
 */
export function mayMiscompile(version) {
  const numbers = version.split(/\D+/).map(Number)
  const at = SOUND.findIndex((sound, i) => numbers[i] !== sound)
  return at >= 0 && (numbers[at] ?? 0) < (SOUND[at] ?? 0)
}
