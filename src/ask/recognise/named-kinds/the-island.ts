import { foldedStart } from '../../../text/fold.ts'
import { FILLER, type Meaning, type Span } from '../spans.ts'

/**
 * Reads "the south of the island" as part of one that is not said, which is named as not applied, and "the island of Gotland" as
 * Gotland: neither asks for islands. "An island in the south" does.
 */
export function withTheIsland(spans: readonly Span[]): readonly Span[] {
  const islands = [...spans.keys()].filter(at => isTheIsland(spans, at) && !isCalled(spans, at))
  return spans.map((span, at) => {
    // "North East" is a region of England, too.
    if (isPart(span) && span.meaning.is === 'name' && islands.some(island => island > at && island - at <= REACH))
      return { ...span, meaning: UNHEEDED }
    if (!isTheIsland(spans, at)) return span
    if (isCalled(spans, at)) return { ...span, meaning: FILLER }
    return isPartBefore(spans, at) ? { ...span, meaning: UNHEEDED } : span
  })
}

const UNHEEDED: Meaning = { is: 'stop', isContent: true }

function isTheIsland(spans: readonly Span[], at: number): boolean {
  const { meaning, typed } = spans[at] ?? { meaning: FILLER, typed: '' }
  const isOne = meaning.is === 'feature' && meaning.feature === 'island' && ISLAND.test(foldedStart(typed))
  return isOne && (/ the /.test(typed) || THE.test(foldedStart(spans[at - 1]?.typed ?? '')))
}

const ISLAND = /^((on )?the )?(island|insel|ile|isla|isola)$/
/** It may end what says where: "dans le sud de l'île". */
const THE = /(^| )(the|die|der|l|la|dell|sull|nell|dall|all)$/

/**
 * "The island of Gotland", "l'île d'Oléron", "la isla de La Gomera"; no country is "la isla de Noruega más tranquila", or "the island of
 * Norway with the best rating", where nothing but an island is looked for.
 */
function isCalled(spans: readonly Span[], at: number): boolean {
  const name = OF.test(spans[at + 1]?.typed ?? '') ? at + 2 : at + 1
  const meaning = spans[name]?.meaning
  if (meaning?.is !== 'name' || spans[name + 1]?.meaning.is === 'superlative') return false
  const isBest = spans.some(span => span.meaning.is === 'superlative')
  return !isBest || meaning.named.region?.kind !== 'country' || spans.some((span, i) => i !== at && isHead(span))
}

function isHead({ meaning }: Span): boolean {
  return meaning.is === 'feature' || meaning.is === 'generic'
}

const OF = /^(of|von|d|de|del|du|de la|de l|de el|di|del|della|dell|dello)$/i

/** "The south of the island", "im Norden der Insel". */
function isPartBefore(spans: readonly Span[], at: number): boolean {
  return spans.slice(Math.max(0, at - REACH), at).some(isPart)
}

function isPart({ meaning, typed }: Span): boolean {
  const said = foldedStart(typed).split(' ')
  if (meaning.is === 'name') return said.every(word => PART.test(word))
  return meaning.is === 'unknown' && said.some(word => PART.test(word))
}

const REACH = 4
const PART =
  /^((north|south)(east|west)?|east|west|(northern|southern|eastern|western) (part|side|end|half)|nord(en|osten|westen)?|sud(en|osten|westen)?|osten|westen|est|ouest|sudest|sudoest|norte|sur|este|oeste|noreste|noroeste|sureste|suroeste|ovest)$/
