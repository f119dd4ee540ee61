import { foldedStart } from '../../../text/fold.ts'
import { merged, type Span } from '../spans.ts'

const WHO = String.raw`(?:(?:die|den|the|les|des|los|las|i|gli|le|noisy|big|loud|all|tourist|touristy|tour|sightseeing|foreign) )*(?:coach(?:es)?|buses|busses|coach part(?:y|ies)|bus tours|tours?|groups?|tourists?|tourism|crowds?|people|visitors?|day ?trippers|holidaymakers|hikers|selfie sticks|selfie takers|influencers|[a-z]*bussen?|[a-z]*touristen|tagestouristen|besuchern?|menschen(?:massen)?|leuten?|[a-z]*gruppen|ausfluglern?|cars|autocars|bus|touristes|foules?|monde|gens|groupes|visiteurs|autobuses|autocares|buses|turistas|gente|grupos|multitudes|visitantes|pullman|autobus|corriere|turisti|folla|comitive|gruppi|visitatori)(?: (?:de touristes|touristiques?|turisticos|turistas|de turistas|turistici|di turisti|parties))*`

const FULL: readonly string[] = [
  String.raw`(?:overrun|crowded|packed|swarming|swamped|jammed|heaving|teeming|crawling|mobbed|invaded|flooded|stuffed|clogged|besieged|bursting|thronged|infested|overwhelmed) (?:by|with) ${WHO}`,
  `full of ${WHO}`,
  String.raw`(?:von|mit|voller|voll von|voll mit|voll) ${WHO}(?: (?:uberlaufen|uberrannt|uberflutet|uberschwemmt|heimgesucht|belagert|verstopft|zugeparkt|gesturmt|wimmelt)[a-z]*)`,
  String.raw`(?:voller|voll von|voll mit|uberlaufen[a-z]* (?:von|mit)|uberrannt von|uberfullt mit) ${WHO}`,
  String.raw`(?:envahi|bonde|pris d ?assaut|submerge|rempli|plein|assailli|sature|bourre|noir)e?s? (?:par|de|d) ?${WHO}`,
  String.raw`(?:llen|invadid|abarrotad|replet|atestad|plagad|saturad|inundad|tomad)[oa]s? (?:de|por|con) ${WHO}`,
  String.raw`(?:invas|pien|affollat|assalit|stracolm|zepp|gremit|sommers|intasat)[oaie] (?:di|da|dai|dagli|dalle|dalla|d) ?${WHO}`,
]

/** What says that it is not to be so. */
const NOT = String.raw`(?:(?:not|never|nicht|keine?s?|pas|non|no|ne|without) )?(?:(?:one|ones|eines|eins|ein|un|une|uno|una|being|that|which|is|are|s|t|isn|aren|always|immer|so|too|to|be|zu|celui|celle|que|qui|che|este|esta|sea|sia|est|soit|toujours|siempre|sempre|trop|demasiado|troppo) )*`

/** A tour bus that is not wanted brings people. */
const NO_TOURS = String.raw`(?:no|without|away from|far from|ohne|keine|sans|pas de|sin|senza|lontano da) (?:any )?(?:(?:tour|tourist|sightseeing) (?:buses|busses|coaches)|coach part(?:y|ies)|coach tours|bus ?loads of (?:people|tourists)|coach ?loads of (?:people|tourists)|reisebussen?|touristenbussen?|cars de touristes|(?:auto)?cars touristiques|bus touristiques|autobuses turisticos|autobuses de turistas|autocares turisticos|pullman(?: di turisti| turistici)?|bus turistici)`

/** "Without crowds talking over it". */
const NO_TALKERS = String.raw`(?:without|no|ohne|sans|sin|senza) (?:any |other )?(?:crowds|people|tourists|others|visitors|leute|menschen|touristen|gens|touristes|gente|turistas|turisti)(?:,? die| qui| que| che)? (?:talking|chatting|chattering|shouting|yelling|quatschen|reden|schwatzen|dazwischenreden|parlent|bavardent|hable|hablando|hablen|parli|parlino|che parla)(?: over it| over the water| all the time| loudly)?`

const RUN = new RegExp(`^(?:${NOT}(?:${FULL.join('|')})|${NO_TOURS}|${NO_TALKERS})$`, 'u')

/** One of these begins or is in every such run. */
const SIGN =
  /over|full|pack|crowd|swarm|swamp|jam|heav|teem|crawl|mobb|inva|flood|stuff|clog|besieg|burst|throng|infest|voll|über|bond|assaut|submerg|rempli|plein|assailli|satur|bourr|llen|abarrot|replet|atest|plagad|inund|pien|assalit|zepp|gremit|sommers|stracolm|intasat|bus|coach|car|pullman|talk|chat|shout|yell|quatsch|red|schwatz|parl|bavard|habl/iu

/**
 * "Not one overrun by coaches", "voller Reisebusse", "envahi par les cars": how many people are there, which is not known, and never
 * how one gets there.
 */
export function withOverrun(spans: readonly Span[]): readonly Span[] {
  if (!spans.some(({ typed }) => SIGN.test(typed))) return spans
  for (const at of spans.keys()) {
    const end = endOfRun(spans, at)
    if (end === undefined) continue
    const crowds = merged(spans.slice(at, end), { is: 'off topic', subject: 'crowds' }, 'crowd')
    return withOverrun([...spans.slice(0, at), crowds, ...spans.slice(end)])
  }
  return spans
}

/** The end of the longest run that begins at a span. */
function endOfRun(spans: readonly Span[], from: number): number | undefined {
  if (spans[from]?.meaning.is === 'off topic') return undefined
  let said = ''
  let found: number | undefined
  for (let at = from; at < Math.min(spans.length, from + MOST_SPANS); at++) {
    const { meaning, typed } = spans[at] ?? {}
    if (meaning?.is === 'comma' || meaning?.is === 'sign') break
    if (at === from || typed !== spans[at - 1]?.typed)
      said = `${said} ${foldedStart(typed ?? '').replaceAll(/['’-]/g, ' ')}`.trim()
    if (RUN.test(said)) found = at + 1
  }
  return found
}

const MOST_SPANS = 11
