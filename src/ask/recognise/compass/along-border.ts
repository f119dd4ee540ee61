import { borderOf } from '../../../index/regions/regions.ts'
import { fold } from '../../../text/fold.ts'
import { landOfForm } from '../../vocabulary/names/forms-of-lands.ts'
import { isFiller, merged, type Span } from '../spans.ts'

/**
 * Reads "the Swiss-Italian border", "la frontera entre España y Portugal", "am Schweizer Grenzgebiet" as one place: what lies
 * along that border, and neither both countries nor one of them. Of lands that have no border a place of the name is not known.
 */
export function withBorders(spans: readonly Span[]): readonly Span[] {
  const word = spans.findIndex(({ typed }) => BORDER.test(fold(typed)))
  if (word === -1) return spans
  const found = bothBefore(spans, word) ?? after(spans, word) ?? oneBefore(spans, word)
  if (!found || !isPlaced(spans, found.from)) return spans
  const run = spans.slice(found.from, found.to + 1)
  const typed = merged(run, { is: 'unknown', isName: true })
  const region = borderOf(found.codes)
  const named = region && { spots: [], cores: [], region, part: [], settlements: [] }
  const place = named ? merged(run, { is: 'name', named, phrase: fold(typed.typed) }) : typed
  return [...spans.slice(0, found.from), place, ...spans.slice(found.to + 1)]
}

const BORDER =
  /^(border|borders|borderland|borderlands|frontier|grenze|grenzen|grenzgebiet|grenzregion|grenzraum|landesgrenze|staatsgrenze|frontiere|frontieres|frontaliere|frontera|fronteriza|frontiera|confine|confini)$/

type Run = { from: number; to: number; codes: readonly string[] }

/** "The Swiss-Italian border", "an der deutsch-polnischen Grenze". */
function bothBefore(spans: readonly Span[], word: number): Run | undefined {
  const second = landBefore(spans, word)
  const first = second && landBefore(spans, second.at)
  return first && { from: first.at, to: word, codes: [first.code, second.code] }
}

/** "La frontière franco-espagnole", "the border of Chile and Argentina", "the Swiss border with Italy", "al confine svizzero". */
function after(spans: readonly Span[], word: number): Run | undefined {
  const first = landAfter(spans, word, LINK)
  const before = landBefore(spans, word)
  if (before) {
    const other = landAfter(spans, word, WITH)
    return other && { from: before.at, to: other.at, codes: [before.code, other.code] }
  }
  if (!first) return undefined
  const second = landAfter(spans, first.at, LINK)
  const isForm = spans[first.at]?.meaning.is !== 'name'
  if (isForm && !second) return undefined
  return { from: word, to: (second ?? first).at, codes: second ? [first.code, second.code] : [first.code] }
}

/** "Near the Swiss border". */
function oneBefore(spans: readonly Span[], word: number): Run | undefined {
  const land = landBefore(spans, word)
  return land && { from: land.at, to: word, codes: [land.code] }
}

type Land = { at: number; code: string }

function landBefore(spans: readonly Span[], at: number): Land | undefined {
  const before = spans[at - 1]?.meaning.is === 'sign' ? at - 2 : at - 1
  return landAt(spans, before)
}

function landAfter(spans: readonly Span[], at: number, link: RegExp): Land | undefined {
  const next = spans.findIndex((span, i) => i > at && span.meaning.is !== 'sign' && !link.test(fold(span.typed)))
  return landAt(spans, next)
}

/** Joins the lands of a border; "with Italy", which joins a second to the one before it. */
const LINK =
  /^((between|of|from|with|and|to|zwischen|von|vom|mit|und|zu|zur|zum|entre|avec|et|tra|fra|con|e|y|the|der|die|das|dem|den|de|du|des|d|di|del|della|dell|dei|la|le|les|l|el|il|i|lo|gli)( |$))+$/
const WITH = /^((with|to|mit|zu|zur|zum|avec|con|de|of|the|der|den|dem|la|le|les|l|el|il|i)( |$))+$/

function landAt(spans: readonly Span[], at: number): Land | undefined {
  const span = spans[at]
  if (!span) return undefined
  const { meaning, typed } = span
  const region = meaning.is === 'name' ? meaning.named.region : null
  const code = region?.type === 'country' ? region.countries[0] : landOfForm(fold(typed))
  return code === undefined ? undefined : { at, code }
}

/** "On the border", "near it", or said first: "without crossing the Swiss border", "how far from it" look for nothing there. */
function isPlaced(spans: readonly Span[], from: number): boolean {
  const before = spans.slice(0, from).findLast(span => !isFiller(span))
  if (before === undefined) return true
  return before.meaning.is === 'relation' && (before.meaning.relation === 'in' || before.meaning.relation === 'near')
}
