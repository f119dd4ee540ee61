import type { Recogniser } from '../name-recognisers.ts'

/** Recognises "most deserts" as the greatest number of them: the stem is that of "most deserted", which asks for few visitors. */
export const recogniseMostDeserts: Recogniser = (tokens, at) => {
  const [most, deserts] = tokens.slice(at, at + 2)
  if (most?.folded !== 'most' || !deserts || !/^deserts?$/.test(deserts.folded)) return undefined
  return { meaning: { is: 'extreme', end: 'most' }, length: 1 }
}
