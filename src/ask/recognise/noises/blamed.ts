import { fold } from '../../../text/fold.ts'
import type { Token } from '../tokens.ts'

/**
 * "Is it mostly the motorway?": nothing else is said than what makes the noise, which was spoken of before. "Is it near a road?" and "is
 * it a train ride?" ask something else.
 */
export function isBlamed(tokens: readonly Token[], from: number, to: number): boolean {
  if (!END.test(tokens[to]?.folded || (tokens[to]?.text ?? ''))) return false
  const typed = tokens.slice(0, from).map(({ source, text }) => source?.text ?? text)
  const said = fold(typed.filter((word, at) => word !== typed[at - 1]).join(' '))
  return OPENINGS.test(said.replaceAll(/[^\p{L}]+/gu, ' ').trim())
}

/** The end, a sign, or the place. */
const END = /^([?!.,]?|at|there|in|or|then)$/

const OPENINGS = new RegExp(
  `^(${[
    '((so|and|but) )?(is|are|was) (it|that|this|they|those)( (mostly|mainly|just|only|all|largely|really|because|due|caused|from|to|of|by|the|an?|some|always|passing))*',
    '(und )?(ist|sind) (das|es)( (vor allem|hauptsachlich|uberwiegend|meistens|nur|wegen|von|durch|die|der|das|den|dem|eine?))*',
    '(et )?(c est|est ce|ce sont)( (surtout|principalement|seulement|a cause|de|des|du|d|la|le|les|l|une?))*',
    '(y )?(es|son|se debe)( (sobre todo|principalmente|solo|por|a|al|de|la|el|los|las|una?))*',
    '(e )?(e|sono|e colpa)( (soprattutto|principalmente|solo|per|di|della|dell|del|delle|la|il|l|i|gli|le|una?))*',
  ].join('|')})$`,
)
