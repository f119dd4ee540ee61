// Which candidates may be one place by their names.
import { KINDS, type SpotKind } from '../../kinds.ts'
import { words } from '../../names/names.ts'
import { type FamilySet, familySet } from './name-keys.ts'

/** Kinds of which two may be one place, by their names. */
export type Family = {
  name: string
  kinds: ReadonlySet<SpotKind>
  /** Kinds of which a pair must have one. */
  needs?: ReadonlySet<SpotKind>
  /** Words that two names of one place may differ by. */
  without: ReadonlySet<string>
  /** Namesakes so near to each other are one spot; so are those of which one lies in the other. */
  metres: number
  /** One that lies in the other may still be another. */
  isApart?: true
}

const NONE = words('-')
const ALL_KINDS = Object.keys(KINDS) as SpotKind[] // the keys of a const table
const SERVICES: readonly SpotKind[] = ['hut', 'shelter', 'camp-site', 'picnic-site', 'bird-hide']

/** Kinds that are mapped in pieces. */
const AREAS: ReadonlySet<SpotKind> = new Set(['lake', 'wood', 'forest', 'wetland', 'heath', 'nature-reserve', 'park'])

/** Between pieces of one river that follow each other; farther away flows another of its name. */
const RIVER_METRES = 5_000
/** Pieces of one river wherever they are: by what Wikidata calls it. */
const RIVER_BY_ID: Family = { name: 'river by id', kinds: new Set(['river']), without: NONE, metres: Infinity }

/** What Wikidata calls alike and lies on each other, whatever its names are: two outlines of one island. Lakes of a group do not. */
const BY_ID: Family = { name: 'by id', kinds: new Set(ALL_KINDS), without: NONE, metres: 0 }

/** A height and what is called after the view from it: whatever their names, one stands on the other. */
const GROUND: Family = {
  name: 'ground',
  kinds: new Set(['viewpoint', 'saddle', 'peak', 'volcano', 'cape']),
  needs: new Set(['viewpoint']),
  without: NONE,
  metres: 30,
  isApart: true,
}

/** Kinds of which two may be one place. */
const FAMILIES: readonly Family[] = [
  {
    name: 'reserve',
    kinds: new Set([
      'nature-reserve',
      'national-park',
      'protected-area',
      'lake',
      'wetland',
      'wood',
      'forest',
      'heath',
      'moor',
      'grassland',
      'island',
      'islet',
      'dune',
      'valley',
      'park',
    ]),
    needs: new Set(['nature-reserve', 'national-park', 'protected-area']),
    without: words(
      'naturschutzgebiet naturschutzgebiete naturreservat naturpark nsg nature natural naturel naturelle reserve reserva reservat national nacional comunal regional parc parque park protected landscape paysage protege',
    ),
    metres: 300,
  },
  {
    name: 'shore',
    kinds: new Set(['bay', 'beach']),
    without: words('bay beach cove strand bucht platja playa plage badia bahia baie cala spiaggia'),
    metres: 1_000,
  },
  {
    name: 'height',
    kinds: new Set(['saddle', 'viewpoint', 'peak', 'volcano', 'cape', 'cliff', 'ridge', 'rock']),
    without: words('mirador viewpoint aussichtspunkt aussichtsturm aussicht belvedere lookout point vue view'),
    metres: 500,
  },
  {
    name: 'lookout',
    kinds: new Set(['viewpoint', 'waterfall', 'lake', 'spring', 'rock', 'cave', 'arch', 'picnic-site']),
    needs: new Set(['viewpoint', 'picnic-site']),
    without: words(
      'mirador viewpoint aussichtspunkt aussichtsturm aussicht belvedere lookout miradouro mirante berenador merendero picnic grillplatz rastplatz',
    ),
    metres: 60,
  },
  {
    name: 'view in land',
    kinds: new Set([
      'viewpoint',
      'forest',
      'wood',
      'heath',
      'grassland',
      'moor',
      'park',
      'garden',
      'valley',
      'wetland',
    ]),
    needs: new Set(['viewpoint']),
    without: NONE,
    metres: 60,
  },
  { name: 'memorial park', kinds: new Set(['park', 'garden']), without: words('memorial'), metres: 150 },
  {
    name: 'beach park',
    kinds: new Set(['beach', 'park']),
    needs: new Set(['beach']),
    without: words('beach park'),
    metres: 300,
  },
  { name: 'service', kinds: new Set(SERVICES), without: NONE, metres: 300 },
  { name: 'islet', kinds: new Set(['island', 'islet', 'rock', 'cape', 'viewpoint']), without: NONE, metres: 300 },
  { name: 'water', kinds: new Set(['lake', 'wetland']), without: NONE, metres: 300 },
  ...ALL_KINDS.map(kind => ({
    name: `kind ${kind}`,
    kinds: new Set([kind]),
    without: NONE,
    metres: kind === 'river' ? RIVER_METRES : AREAS.has(kind) ? 1_000 : 300,
  })),
  // Whatever they are: to those who look for one of them, two so near are the same.
  { name: 'place', kinds: new Set(ALL_KINDS), without: NONE, metres: 150, isApart: true },
]

/** All families: a set of them is by their places here. */
export const ALL_FAMILIES: readonly Family[] = [RIVER_BY_ID, GROUND, ...FAMILIES, BY_ID]
export const RIVERS_BY_ID = familySet(ALL_FAMILIES, [RIVER_BY_ID])
export const THINGS_BY_ID = familySet(ALL_FAMILIES, [BY_ID])
export const ON_GROUND = familySet(ALL_FAMILIES, [GROUND])

/** Tells whether one of a kind may stand where a viewpoint does. */
export function isHeight(kind: SpotKind): boolean {
  return kind !== 'viewpoint' && GROUND.kinds.has(kind)
}

/** By kind, which words names go without, and in which families they do. */
export const STEMS_OF: ReadonlyMap<SpotKind, readonly (readonly [ReadonlySet<string>, FamilySet])[]> = new Map(
  ALL_KINDS.map(kind => {
    const byWords = Map.groupBy(
      FAMILIES.filter(({ kinds }) => kinds.has(kind)),
      ({ without }) => without,
    )
    return [kind, Array.from(byWords, ([without, families]) => [without, familySet(ALL_FAMILIES, families)] as const)]
  }),
)
