import { type NoiseMaps, joinNoiseMaps } from '../silence/noise-maps.ts'
import { readNoiseMap } from '../silence/noise-bytes.ts'

/** The noise maps of all sources as bytes in memory that all threads read. */
export type SharedNoise = readonly SharedArrayBuffer[]

export function openNoise(noise: SharedNoise): NoiseMaps {
  return joinNoiseMaps(noise.map(buffer => readNoiseMap(new Uint8Array(buffer))))
}

/** Copies noise maps, by source, into memory that threads share. */
export function shareNoise(maps: ReadonlyMap<string, Uint8Array>): SharedNoise {
  return Array.from(maps.values(), bytes => {
    const buffer = new SharedArrayBuffer(bytes.length)
    new Uint8Array(buffer).set(bytes)
    return buffer
  })
}

export const NO_NOISE: NoiseMaps = openNoise([])
