// How it is asked what a word of questions means: "what does remote mean here", "was heißt hier nahe".
import type { DirectoryQuestion } from './upkeep-questions.ts'

/** Up to this many words and none before. */
const SHORT = /^ ([a-z0-9]+ ){2,10}$/
const WHAT = /^ (and |so |but |und |also |et |y |e )?(what|how|was|wie|qu|que|quoi|cosa|che|come|como) /
const MEANS =
  / (means?|meant|meaning|definition|defined?|heisst|bedeute[tn]?|gemeint|versteht|meint|veut dire|signifie|entend(ez|s)?|significa|quiere decir|entend[eé]is|vuol dire|intend(ete|e|i)) /

const NEAR = / (near|nearby|close|nahe?|nahen?|pres|proche|cerca|vicin[oaie]) /
const REMOTE =
  / (remote|remoteness|abgelegen|entlegen|abgeschieden|isolee?|reculee?|remot[oa]|apartad[oa]|aislad[oa]|isolat[oa]) /

/** Each as a row of the table of directory questions. */
export const WORDS_MEANT_QUESTIONS: readonly DirectoryQuestion[] = [
  { topic: 'near meant', isOfWords: true, all: [SHORT, WHAT, MEANS, NEAR] },
  { topic: 'remote meant', isOfWords: true, all: [SHORT, WHAT, MEANS, REMOTE] },
]
