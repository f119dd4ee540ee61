// What people hear: the kinds of noise that are computed, and the words for each.
import type { SourceClass } from '../../../silence/breakdown/levels-by-class.ts'
import type { Kind } from '../../../silence/sources/sources.ts'
import { alternatives } from '../../../text/alternatives.ts'

/** Parts of a kind that people speak of by themselves, by the classes of their sources. */
export const NOISE_PARTS = {
  motorway: ['road/motorway'],
  'main road': ['road/motorway', 'road/trunk', 'road/primary'],
  tram: ['rail/tram'],
} as const satisfies Record<string, readonly SourceClass[]>

/** What is heard: a kind of source, or a part of one. */
export type NoiseName = Kind | keyof typeof NOISE_PARTS

/** Tells whether a class of sources is of one of some noises: "road/motorway" is of the roads, and of the motorways. */
export function isOfNoise(source: string, names: readonly NoiseName[]): boolean {
  const parts: Partial<Record<NoiseName, readonly string[]>> = NOISE_PARTS
  return names.some(name => parts[name]?.includes(source) ?? source.startsWith(`${name}/`))
}

/** A kind of noise. `plain`: words that behind "no" mean its noise; `heard`: words that do so only where hearing is spoken of. */
type NoiseWords = { kinds: readonly NoiseName[]; shown: string; plain: string; heard: string }

const ROWS: readonly NoiseWords[] = [
  {
    kinds: ['aerodrome'],
    shown: 'aircraft',
    plain:
      'aircraft|aircrafts|planes|airplanes|aeroplanes|jets|airport|airports|air traffic|air traffic noise|overflights|flight path|flight paths|airplane|aeroplane|flights|low flying planes|passing planes|jet planes|plane noise|aircraft noise|airport noise|flight noise|airfield|airfields|helicopters|heliport|heliports|helipad|helipads|helicopter noise|heliport noise|helicopter traffic|helicopter flights',
    heard: 'plane|helicopter|flight|jet|aviation',
  },
  {
    kinds: ['motorway'],
    shown: 'motorways',
    plain:
      'motorway|motorways|motorway noise|freeway|freeways|freeway noise|autobahn|autobahns|interstate|expressway|expressways',
    heard: '',
  },
  {
    kinds: ['main road'],
    shown: 'motorways and main roads',
    plain:
      'main road|main roads|major road|major roads|busy road|busy roads|highway|highways|highway noise|trunk road|trunk roads|big road|big roads',
    heard: '',
  },
  {
    kinds: ['road'],
    shown: 'roads',
    plain:
      'road|roads|traffic|road traffic|car noise|road noise|traffic noise|street noise|motorbike|motorbikes|motorcycle|motorcycles|motorbike noise|motorcycle noise|mopeds|motor scooters|quads|quad bikes|quad bike|atvs|bikers|motorcyclists|motorbike traffic|car traffic|coaches and cars|passing cars|noisy cars|lorry noise|lorry traffic|trucks|lorries|truck noise|heavy traffic',
    heard: 'car|cars|street|streets|vehicles|vehicle|truck|lorry|moped',
  },
  {
    kinds: ['road', 'rail', 'aerodrome', 'works'],
    shown: 'roads, railways, aircraft and factories',
    plain:
      'engine noise|engine noises|engine sound|engine sounds|motor noise|motor noises|motor sounds|engines|mechanical noise|machine noise|noise of engines|noise of motors|machines|sound of engines|sound of motors',
    heard: 'engine|motor|motors',
  },
  { kinds: ['tram'], shown: 'trams', plain: 'trams|tram noise|tram line|tram lines', heard: 'tram' },
  {
    kinds: ['rail'],
    shown: 'railways',
    plain:
      'trains|railway|railways|railroad|railroads|train noise|railway noise|rail noise|railway line|railway lines|train line|train lines|rail line|rail lines|train tracks|rail traffic',
    heard: 'train|rail|tracks',
  },
  {
    kinds: ['works'],
    shown: 'factories and quarries',
    plain:
      'industry|factory|factories|quarry|quarries|industrial noise|industry noise|factory noise|industrial areas|mines',
    heard: 'machinery|industrial|works|construction',
  },
  {
    kinds: ['turbine'],
    shown: 'wind turbines',
    plain:
      'wind turbine|wind turbines|turbine|turbines|wind farm|wind farms|windmill|windmills|wind park|wind parks|turbine noise|wind turbine noise',
    heard: '',
  },
  {
    kinds: ['settlement'],
    shown: 'settlements',
    plain: 'city noise|town noise|village noise|urban noise|neighbour noise|settlement noise',
    heard: 'city|town|village|cities|towns|villages|settlement|settlements|neighbours|neighbors|houses',
  },
]

export type NoiseKind = Pick<NoiseWords, 'kinds' | 'shown'>

/**
 * A kind of source of which it is asked how near the next is: those that are told of a spot say. `classes`: those that the word
 * is of, null for all; `km`: the distance named; `isWhether`: whether one is near, and not which or how far.
 */
export type NearSource = NoiseKind & { classes: readonly string[] | null; km: number | null; isWhether: boolean }

/** How far sources of some kinds are to lie from a spot: at least `km`, or at most (`isWithin`). */
export type RoadDistance = NoiseKind & { km: number; isWithin: boolean }

/** How near a source lies, instead of how loud it is; `isStated`: a question says how many kilometres. */
export type Beside = { besideKm?: number; isStated?: true }

type NoiseWord = NoiseKind & { isPlain: boolean }

/** The kinds of noise by their words; `isPlain` where the word alone speaks of noise. */
export const NOISE_WORDS: ReadonlyMap<string, NoiseWord> = new Map(
  ROWS.flatMap(({ kinds, shown, plain, heard }): [string, NoiseWord][] => [
    ...alternatives(heard).map((word): [string, NoiseWord] => [word, { kinds, shown, isPlain: false }]),
    ...alternatives(plain).map((word): [string, NoiseWord] => [word, { kinds, shown, isPlain: true }]),
  ]).filter(([word]) => word !== ''),
)

/** From this level on a source is taken as heard, dB(A) Lden: below it the model has nothing to say. */
export const HEARD_FROM_DB = 20

/** Of these it is told where they lie; a village is not told apart from what is heard of it. */
export const LIE_SOMEWHERE: ReadonlySet<NoiseName> = new Set([
  'road',
  'motorway',
  'main road',
  'rail',
  'tram',
  'works',
  'turbine',
])
