import type { Summary } from '../../../query.ts'
import type { Voice } from '../voice.ts'

type Compared = Pick<Extract<Summary, { of: 'groups' }>, 'measure' | 'how' | 'end'>

/** Says what is ahead where groups are compared: "Im Mittel ruhiger"; of medians "Im Median ruhiger". */
export function aheadIn({ figures }: Voice, { measure, how, end }: Compared): string {
  const { mean, [how]: said } = figures.how
  const at = figures.ahead[measure][end].toLowerCase().indexOf(mean.toLowerCase())
  const ahead = figures.ahead[measure][end]
  if (at === -1) return ahead
  const text = `${ahead.slice(0, at)}${said}${ahead.slice(at + mean.length)}`
  return at === 0 ? `${text.slice(0, 1).toUpperCase()}${text.slice(1)}` : text
}

/** Puts a yes or a no before what is said, where one is known. */
export function withAnswerIn({ say }: Voice, said: string, is: boolean | null): string {
  return is === null ? said : is ? say.yes(said) : say.no(said)
}
