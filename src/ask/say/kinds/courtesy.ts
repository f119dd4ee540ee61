import type { Courtesy } from '../../vocabulary/conversation/utterances.ts'

/** What is said to thanks, praise, blame and farewells: nothing that would need the catalogue. */
const SAID: Readonly<Record<Courtesy, string>> = {
  thanks: 'You are welcome. Ask on whenever you like.',
  farewell: 'You are welcome. Goodbye, and enjoy the quiet.',
  praise: 'I am glad. Ask on whenever you like.',
  assent: 'Good. Ask on whenever you like.',
  'small talk': 'I am a program that answers from this catalogue, and have nothing to tell of myself.',
  complaint:
    'I am sorry: I know no more than this catalogue holds. Ask in other words, or name a place and what there should be.',
  restart: 'Let us begin anew: what was asked before is left aside.',
  'nothing shown':
    'I do not know which place is meant: none was singled out before. Name one, or say first where to look and for what.',
}

/** Answers what asks for nothing. */
export function sayCourtesy(courtesy: Courtesy): string {
  return SAID[courtesy]
}
