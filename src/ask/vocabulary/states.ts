import type { Box } from '../../geo/box.ts'
import { phraseOf } from '../../text/phrase.ts'

/** A state or province behind the name of a town: "Paris, Texas". */
export type State = { name: string; country: string; box: Box }

/** Rows: name and postal code; degrees west, south, east, north around its land. */
const US: readonly (readonly [name: string, code: string, edges: string])[] = [
  ['Alabama', 'AL', '-88.5 30.1 -84.8 35.1'],
  ['Alaska', 'AK', '-180 51 -129.9 71.5'],
  ['Arizona', 'AZ', '-114.9 31.3 -109 37.1'],
  ['Arkansas', 'AR', '-94.7 33 -89.6 36.6'],
  ['California', 'CA', '-124.5 32.5 -114.1 42.1'],
  ['Colorado', 'CO', '-109.1 36.9 -102 41.1'],
  ['Connecticut', 'CT', '-73.8 40.9 -71.7 42.1'],
  ['Delaware', 'DE', '-75.8 38.4 -75 39.9'],
  ['Florida', 'FL', '-87.7 24.4 -79.9 31.1'],
  ['Georgia', 'GA', '-85.7 30.3 -80.7 35.1'],
  ['Hawaii', 'HI', '-160.3 18.8 -154.7 22.3'],
  ['Idaho', 'ID', '-117.3 41.9 -111 49.1'],
  ['Illinois', 'IL', '-91.6 36.9 -87.4 42.6'],
  ['Indiana', 'IN', '-88.1 37.7 -84.7 41.8'],
  ['Iowa', 'IA', '-96.7 40.3 -90.1 43.6'],
  ['Kansas', 'KS', '-102.1 36.9 -94.5 40.1'],
  ['Kentucky', 'KY', '-89.6 36.4 -81.9 39.2'],
  ['Louisiana', 'LA', '-94.1 28.9 -88.8 33.1'],
  ['Maine', 'ME', '-71.1 42.9 -66.9 47.5'],
  ['Maryland', 'MD', '-79.5 37.8 -75 39.8'],
  ['Massachusetts', 'MA', '-73.6 41.2 -69.9 42.9'],
  ['Michigan', 'MI', '-90.5 41.6 -82.3 48.4'],
  ['Minnesota', 'MN', '-97.3 43.4 -89.4 49.4'],
  ['Mississippi', 'MS', '-91.7 30.1 -88 35.1'],
  ['Missouri', 'MO', '-95.8 35.9 -89 40.7'],
  ['Montana', 'MT', '-116.1 44.3 -104 49.1'],
  ['Nebraska', 'NE', '-104.1 39.9 -95.3 43.1'],
  ['Nevada', 'NV', '-120.1 35 -114 42.1'],
  ['New Hampshire', 'NH', '-72.6 42.6 -70.6 45.4'],
  ['New Jersey', 'NJ', '-75.6 38.9 -73.8 41.4'],
  ['New Mexico', 'NM', '-109.1 31.3 -103 37.1'],
  ['New York', 'NY', '-79.8 40.4 -71.8 45.1'],
  ['North Carolina', 'NC', '-84.4 33.8 -75.4 36.6'],
  ['North Dakota', 'ND', '-104.1 45.9 -96.5 49.1'],
  ['Ohio', 'OH', '-84.9 38.4 -80.5 42'],
  ['Oklahoma', 'OK', '-103.1 33.6 -94.4 37.1'],
  ['Oregon', 'OR', '-124.6 41.9 -116.4 46.3'],
  ['Pennsylvania', 'PA', '-80.6 39.7 -74.6 42.3'],
  ['Rhode Island', 'RI', '-71.9 41.1 -71.1 42.1'],
  ['South Carolina', 'SC', '-83.4 32 -78.5 35.3'],
  ['South Dakota', 'SD', '-104.1 42.4 -96.4 46'],
  ['Tennessee', 'TN', '-90.4 34.9 -81.6 36.7'],
  ['Texas', 'TX', '-106.7 25.8 -93.5 36.6'],
  ['Utah', 'UT', '-114.1 36.9 -109 42.1'],
  ['Vermont', 'VT', '-73.5 42.7 -71.4 45.1'],
  ['Virginia', 'VA', '-83.7 36.5 -75.2 39.5'],
  ['Washington', 'WA', '-124.9 45.5 -116.9 49.1'],
  ['West Virginia', 'WV', '-82.7 37.2 -77.7 40.7'],
  ['Wisconsin', 'WI', '-92.9 42.4 -86.7 47.1'],
  ['Wyoming', 'WY', '-111.1 40.9 -104 45.1'],
]
const CA: typeof US = [
  ['Alberta', 'AB', '-120.1 48.9 -109.9 60.1'],
  ['British Columbia', 'BC', '-139.1 48.2 -114 60.1'],
  ['Manitoba', 'MB', '-102.1 48.9 -88.9 60.1'],
  ['New Brunswick', 'NB', '-69.1 44.5 -63.7 48.1'],
  ['Nova Scotia', 'NS', '-66.4 43.3 -59.7 47.1'],
  ['Ontario', 'ON', '-95.2 41.6 -74.3 56.9'],
  ['Quebec', 'QC', '-79.8 44.9 -57.1 62.6'],
  ['Saskatchewan', 'SK', '-110.1 48.9 -101.3 60.1'],
]

function rowsOf(country: string, rows: typeof US): [string, State][] {
  return rows.flatMap(([name, code, edges]) => {
    const [west = NaN, south = NaN, east = NaN, north = NaN] = edges.split(' ').map(Number)
    const state: State = { name, country, box: { west, south, east, north } }
    return [
      [phraseOf(name), state],
      [code, state],
    ]
  })
}

/** States of the United States and provinces of Canada by their folded name and by their postal code in capitals. */
export const STATES: ReadonlyMap<string, State> = new Map([...rowsOf('US', US), ...rowsOf('CA', CA)])
