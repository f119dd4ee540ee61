// What each kind of spot is called, and the tags, scenery and activities that it gives.
import type { Scenery } from '../../spots/scenery.ts'
import type { TAGS } from '../../spots/tags.ts'

export type HouseTag = keyof typeof TAGS

export type KindRow = {
  /** For descriptions, with `a` or `an` left to the writer. */
  noun: string
  tags: readonly HouseTag[]
  scenery: Scenery | null
  activities?: readonly string[]
}

/** Kinds of spots. */
export const KINDS = {
  'nature-reserve': { noun: 'nature reserve', tags: ['nature-reserve'], scenery: null },
  'national-park': { noun: 'national park', tags: ['national-park', 'protected-area'], scenery: null },
  'protected-area': { noun: 'protected area', tags: ['protected-area'], scenery: null },
  park: { noun: 'park', tags: ['park'], scenery: 'park' },
  garden: { noun: 'garden', tags: ['garden'], scenery: 'park' },
  'bird-hide': {
    noun: 'bird hide',
    tags: ['bird-hide', 'bird-watching'],
    scenery: null,
    activities: ['bird-watching'],
  },
  peak: { noun: 'peak', tags: ['peak', 'mountain'], scenery: 'mountain' },
  saddle: { noun: 'pass', tags: ['saddle', 'mountain'], scenery: 'mountain' },
  ridge: { noun: 'ridge', tags: ['ridge', 'mountain'], scenery: 'mountain' },
  valley: { noun: 'valley', tags: ['valley'], scenery: 'valley' },
  cliff: { noun: 'cliff', tags: ['cliff'], scenery: null },
  cape: { noun: 'headland', tags: ['cape'], scenery: null },
  bay: { noun: 'bay', tags: ['bay'], scenery: null },
  beach: { noun: 'beach', tags: ['beach'], scenery: 'beach' },
  spring: { noun: 'spring', tags: ['spring'], scenery: null },
  'hot-spring': { noun: 'hot spring', tags: ['hot-spring', 'spring'], scenery: null },
  cave: { noun: 'cave', tags: ['cave'], scenery: 'cave' },
  arch: { noun: 'natural arch', tags: ['arch', 'rock'], scenery: null },
  wood: { noun: 'wood', tags: ['forest'], scenery: 'forest' },
  heath: { noun: 'heath', tags: ['heath'], scenery: 'heath' },
  moor: { noun: 'moor', tags: ['heath'], scenery: 'heath' },
  grassland: { noun: 'stretch of grassland', tags: ['grassland'], scenery: 'grassland' },
  wetland: { noun: 'wetland', tags: ['wetland'], scenery: 'wetland' },
  lake: { noun: 'lake', tags: ['lake', 'water'], scenery: 'lake' },
  river: { noun: 'river', tags: ['river', 'water'], scenery: 'river' },
  glacier: { noun: 'glacier', tags: ['glacier', 'mountain'], scenery: 'glacier' },
  rock: { noun: 'rock', tags: ['rock'], scenery: null },
  dune: { noun: 'dune', tags: ['dune'], scenery: null },
  volcano: { noun: 'volcano', tags: ['volcano', 'mountain'], scenery: 'mountain' },
  waterfall: { noun: 'waterfall', tags: ['waterfall'], scenery: 'waterfall' },
  forest: { noun: 'forest', tags: ['forest'], scenery: 'forest' },
  island: { noun: 'island', tags: ['island'], scenery: 'island' },
  islet: { noun: 'islet', tags: ['island'], scenery: 'island' },
  viewpoint: { noun: 'viewpoint', tags: ['viewpoint'], scenery: null },
  'picnic-site': { noun: 'picnic site', tags: ['picnic'], scenery: null, activities: ['picnicking'] },
  'camp-site': { noun: 'camp site', tags: ['camping'], scenery: null, activities: ['camping'] },
  hut: { noun: 'mountain hut', tags: ['hut'], scenery: null },
  shelter: { noun: 'shelter', tags: ['shelter'], scenery: null },
} as const satisfies Record<string, KindRow>
export type SpotKind = keyof typeof KINDS

/** Kinds that one lands on. */
export const ISLANDS: ReadonlySet<SpotKind> = new Set(['island', 'islet'])
/** Kinds that somebody protects. */
export const PROTECTED: ReadonlySet<SpotKind> = new Set(['national-park', 'nature-reserve', 'protected-area'])
