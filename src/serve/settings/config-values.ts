// Kinds of environment variables: each turns text to a value, or an error that says what would do: "must be …".
import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import { readTileKind, type TileKind } from '../../basemap/pmtiles/read-head.ts'

/** An environment variable. */
export type Variable<T> = {
  help: string
  /** The default, as the help shows it. */
  shown: string
  fallback: () => T
  /** Returns the value, or throws what would do: "must be …". */
  parse: (text: string) => T
  /** It may hold a password: never shown, and read from the file that NAME_FILE names where that is set instead. */
  isSecret?: true
}

/** An archive of tiles that the maps are drawn on, and what it holds. */
export type MapTiles = TileKind & { file: string }

/** The style of the maps' base, and every origin that it loads from. */
export type MapStyle = { url: string; origins: readonly string[] }

/** A whole number within bounds. */
export function number(help: string, fallback: number, [least, most]: readonly [number, number]): Variable<number> {
  return { help, shown: String(fallback), fallback: () => fallback, parse: integer(least, most) }
}

/** One of a few words. */
export function choice<const T extends string>(help: string, words: readonly T[], fallback: NoInfer<T>): Variable<T> {
  return { help, shown: fallback, fallback: () => fallback, parse: oneOf(words) }
}

/** Any text. */
export function text(help: string, fallback: string, shown = fallback): Variable<string> {
  return { help, shown, fallback: () => fallback, parse: given => given }
}

/** What is null unless it is set. */
export function optional<T>(help: string, parse: (text: string) => T, shown = 'none'): Variable<T | null> {
  return { help, shown, fallback: () => null, parse }
}

/** What may hold a password. */
export function secret<T>(variable: Variable<T>): Variable<T> {
  return { ...variable, isSecret: true }
}

export function integer(least: number, most: number): (text: string) => number {
  return text => {
    const value = Number(text)
    if (!/^\d{1,9}$/.test(text) || value < least || value > most) {
      throw new Error(`must be a whole number from ${least} to ${most}`)
    }
    return value
  }
}

export function oneOf<const T extends string>(words: readonly T[]): (text: string) => T {
  return text => {
    const word = words.find(word => word === text)
    if (word === undefined) throw new Error(`must be one of ${words.join(', ')}`)
    return word
  }
}

function parseUrl(text: string, protocols: string[]): URL | undefined {
  const url = URL.parse(text)
  return url && protocols.includes(url.protocol) ? url : undefined
}

export function publicUrl(text: string): string {
  const url = parseUrl(text, ['http:', 'https:'])
  if (!url || url.search || url.hash || url.username) {
    throw new Error('must be an http or https URL without query, such as https://quiet.example.org')
  }
  return url.href.replace(/\/+$/, '')
}

export function mapsUrlTemplate(text: string): string {
  const hasBoth = text.includes('{latitude}') && text.includes('{longitude}')
  const sample = text.replaceAll('{latitude}', '1').replaceAll('{longitude}', '1')
  if (!hasBoth || !parseUrl(sample, ['http:', 'https:', 'geo:'])) {
    throw new Error('must be a URL that holds {latitude} and {longitude}')
  }
  return text
}

export function mapStyle(text: string): MapStyle {
  const urls = text.split(/\s+/).map(part => parseUrl(part, ['http:', 'https:']))
  const [style] = urls
  if (!style || urls.includes(undefined)) throw new Error('must be http or https URLs, the first one that of the style')
  return { url: style.href, origins: [...new Set(urls.flatMap(url => url?.origin ?? []))] }
}

/** A PMTiles archive on this machine, or the style of one elsewhere. */
export function mapTiles(text: string): MapTiles | MapStyle {
  if (/^[a-z]{2,}:/i.test(text)) return mapStyle(text)
  return { file: resolve(text), ...readTileKind(text) }
}

/** Without it, the catalogue is a file. */
export function databaseUrl(text: string): string {
  const url = parseUrl(text, ['postgres:', 'postgresql:'])
  if (!url?.pathname.slice(1)) throw new Error('must be a URL such as postgres://user:password@host:5432/database')
  return text
}

export function snapshotUrl(text: string): string {
  const url = parseUrl(text, ['file:', 's3:'])
  const isWhole = url?.protocol === 's3:' ? /^[a-z0-9][a-z0-9.-]+$/.test(url.hostname) : /^file:\/\/\/./.test(text)
  if (!isWhole) throw new Error('must be a URL such as file:///shared/snapshots or s3://bucket/prefix')
  return text
}

export function httpUrl(text: string): string {
  const url = parseUrl(text, ['http:', 'https:'])
  if (!url || url.username || url.search) throw new Error('must be an http or https URL without a key in it')
  return url.href
}

/** Words of a list, apart by commas. */
export function someOf<const T extends string>(words: readonly T[]): (text: string) => ReadonlySet<T> {
  const one = oneOf(words)
  return text => new Set(text.split(',').map(part => one(part.trim())))
}

export function redisUrl(text: string): string {
  const url = parseUrl(text, ['redis:', 'rediss:'])
  if (!url?.hostname) throw new Error('must be a URL such as rediss://user:password@host:6379/0')
  return text
}

export function contactUrl(text: string): string {
  const url = parseUrl(text, ['http:', 'https:', 'mailto:'])
  if (!url) throw new Error('must be an http, https or mailto URL')
  return url.href
}

export function networks(text: string): BlockList {
  const list = new BlockList()
  for (const entry of text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)) {
    const [address = '', prefix] = entry.split('/')
    const version = isIP(address)
    const most = version === 4 ? 32 : 128
    const length = prefix === undefined ? most : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN
    if (version === 0 || !(length <= most)) {
      throw new Error('must be addresses or networks such as 10.0.0.5, 192.168.0.0/16 or fd00::/8, separated by commas')
    }
    list.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}
