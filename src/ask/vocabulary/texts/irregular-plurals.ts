/** Words whose plural shares no stem with them: the texts may hold either. */
const PAIRS =
  'wolf wolves|calf calves|leaf leaves|goose geese|mouse mice|louse lice|ox oxen|larva larvae|fungus fungi|foot feet|tooth teeth|child children|cactus cacti|hoof hooves'

const OTHERS: ReadonlyMap<string, string> = new Map(
  PAIRS.split('|').flatMap(pair => {
    const [one = '', many = ''] = pair.split(' ')
    return [
      [one, many],
      [many, one],
    ]
  }),
)

/** Returns "wolf" for "wolves", "musk ox" for "musk oxen" and the other way round; undefined for what is written alike, or by rule. */
export function otherNumberOf(word: string): string | undefined {
  const last = word.slice(word.lastIndexOf(' ') + 1)
  const other = OTHERS.get(last)
  return other && word.slice(0, word.length - last.length) + other
}
