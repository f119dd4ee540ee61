import { FILLER, isFiller, type Span } from '../spans.ts'

/** Reads "near the city centre of Vienna", "vom Zentrum von Wien" as of Vienna: a town is where its middle is. */
export function withCentreOfName(spans: readonly Span[]): readonly Span[] {
  const centre = spans.findIndex(({ typed }) => CENTRE.test(typed))
  if (centre === -1) return spans
  const name = spans.findIndex((span, at) => at > centre && !isFiller(span) && !isOf(span) && !KIND.test(span.typed))
  if (name === -1 || name - centre > REACH || !isTownAlone(spans[name])) return spans
  const from = KIND.test(spans[centre - 1]?.typed ?? '') ? centre - 1 : centre
  return spans.map((span, at): Span => (at >= from && at < name ? { ...span, meaning: FILLER } : span))
}

/** "Of the city of". */
const REACH = 5

const CENTRE =
  /^(centre|center|downtown|zentrum|stadtzentrum|ortszentrum|innenstadt|stadtmitte|ortsmitte|ortskern|centre[- ]ville|centro)$/i
/** "City centre", "centro città", "centre de la ville de". */
const KIND = /^(city|town|village|stadt|dorf|ville|ciudad|pueblo|città|paese)$/i

function isOf({ meaning, typed }: Span): boolean {
  return meaning.is === 'relation' && /^(of|von|vom|der|de|de la|d|du|del|della|di|in|à|a|ad)$/i.test(typed)
}

/** The middle of a country or an island is another place. */
function isTownAlone(span: Span | undefined): boolean {
  return span?.meaning.is === 'name' && span.meaning.named.settlements.length > 0 && span.meaning.named.region === null
}
