// Orders, as German agrees them.
/** The first of each order, beside a noun. */
export const FIRST: ReadonlyMap<string, string> = new Map(
  Object.entries({
    rating: 'ruhigste',
    noise: 'lauteste',
    highest: 'höchstgelegene',
    lowest: 'tiefstgelegene',
    northernmost: 'nördlichste',
    southernmost: 'südlichste',
    easternmost: 'östlichste',
    westernmost: 'westlichste',
  }),
)
