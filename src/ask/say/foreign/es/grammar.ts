// Orders, as Spanish agrees them.
/** The first of each order, behind "más". */
export const FIRST: ReadonlyMap<string, string> = new Map(
  Object.entries({
    rating: 'tranquilo',
    noise: 'ruidoso',
    highest: 'alto',
    lowest: 'bajo',
    northernmost: 'al norte',
    southernmost: 'al sur',
    easternmost: 'al este',
    westernmost: 'al oeste',
  }),
)
