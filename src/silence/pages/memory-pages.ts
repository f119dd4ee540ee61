import { changedNoise } from './changed-noise.ts'
import { NO_NOISE_STORE, type NoisePages, type NoiseStore, type OwnNoise, type OwnPage } from './noise-pages.ts'

/** Makes the pages that are heard of what several sources bring; their names say which comes first. */
export function memoryPages(all: readonly OwnNoise[]): NoisePages {
  return changedNoise(NO_NOISE_STORE, new Map(all.map(own => [own.region.source, own]))).after
}

/** Keeps in memory what several sources bring, as the only version of a catalogue: for tests. */
export function memoryStore(all: readonly OwnNoise[]): NoiseStore {
  const { after, own } = changedNoise(NO_NOISE_STORE, new Map(all.map(own => [own.region.source, own])))
  const pages = all.flatMap(({ region: { source }, pages }) => pages.map((page): OwnPage => ({ ...page, source })))
  return {
    ...own,
    at: () => after,
    version: () => 1,
    sources: () => new Map(all.map(({ region: { source, digest } }) => [source, digest])),
    cellsOf: name => pages.flatMap(({ source, cell }) => (source === name ? [cell] : [])),
    close() {},
  }
}
