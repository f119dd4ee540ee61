// Orders, as German agrees them.
/** The first of each order, beside a noun. */
export const FIRST: Readonly<Record<string, string>> = {
  rating: 'ruhigste',
  noise: 'lauteste',
  highest: 'höchstgelegene',
  lowest: 'tiefstgelegene',
  northernmost: 'nördlichste',
  southernmost: 'südlichste',
  easternmost: 'östlichste',
  westernmost: 'westlichste',
}
