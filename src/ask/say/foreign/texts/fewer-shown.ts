import type { Query } from '../../../query.ts'
import type { QuestionContext } from '../../../question-context.ts'
import type { Foreign } from '../../../vocabulary/languages/languages.ts'
import { type Speech, speech } from '../../speech.ts'
import type { Voice } from '../voice.ts'

const SAID: Readonly<Record<Foreign, (names: string, count: number) => string>> = {
  de: (names, count) => `Genannt habe ich nur ${count > 1 ? `${count}: ` : ''}${names}.`,
  fr: (names, count) => (count > 1 ? `Je n’en ai nommé que ${count} : ${names}.` : `Je n’ai nommé que ${names}.`),
  es: (names, count) => `Solo he nombrado ${count > 1 ? `${count}: ` : ''}${names}.`,
  it: (names, count) => (count > 1 ? `Ne ho nominati solo ${count}: ${names}.` : `Ho nominato solo ${names}.`),
}

/** "The fifth?" of fewer: says which were named. */
export function fewerShownIn(voice: Voice, { subjects }: Pick<Query, 'subjects'>, { index }: QuestionContext): Speech {
  const docs = subjects.flatMap(({ docs: [doc] }) => doc ?? [])
  return speech([SAID[voice.language](voice.listed(docs.map(doc => index.name(doc))), docs.length)])
}
