import type { Query } from '../../query.ts'
import type { Account } from '../../understanding.ts'
import { withoutYes } from '../account.ts'
import type { Speech } from '../speech.ts'
import { stoodInFor } from './stand-in.ts'

/** A yes or no is left out where it would answer something else than what was asked, or a question that wants none. */
export function exact(told: Speech, query: Query, account: Account): Speech {
  const { unknowable, isOpen, kind, conditions } = query
  const said = query.isAllAtOnce ? allAtOnce(told) : told
  // "No boats at Königssee": that there are some is no yes.
  const isOfAbsence = kind === 'about' && conditions.some(({ on, isNegated }) => on === 'feature' && isNegated)
  // "Is Sarek in Norway or Sweden", "noise from planes or cars?" want one of the two.
  const isOfOne = query.aspects.filter(({ of }) => of === 'in place' || of === 'noise').length > 1
  const isUnread = account.notApplied.length > 0 && account.isToldApart !== true
  const isUnknown = isUnread || unknowable.length > 0 || query.unmeasured !== null
  const isOther = isOpen || isOfAbsence || isOfOne || isUnknown || stoodInFor(account, query) !== undefined
  return isOther ? { ...said, sentences: said.sentences.map(withoutYes) } : said
}

/** What is not known comes first, and takes the "Yes" from the rest. */
function allAtOnce({ sentences, ...rest }: Speech): Speech {
  const [unknown, known] = [sentences.filter(isNotKnown), sentences.filter(sentence => !isNotKnown(sentence))]
  if (unknown.length === 0 || known.length === 0) return { ...rest, sentences }
  return { ...rest, sentences: [...unknown, ...known.map(withoutYes)] }
}

function isNotKnown(sentence: string): boolean {
  return NOT_KNOWN.test(sentence)
}

/** As each language says it. */
const NOT_KNOWN =
  /not known|^Whether .* is not recorded|(?<!\p{L})nichts? verzeichnet|Rien n’est noté|no consta nada|non risulta nulla|(?<!\p{L})nicht bekannt|pas connue?s?(?!\p{L})|[Oo]n ne sait pas|no se (sabe|conoce)|non (è|sono|si) (not[oaie]|sa)(?!\p{L})/u
