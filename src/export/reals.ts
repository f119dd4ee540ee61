/**
 * Writes the real numbers of spots in a JSON text with a decimal point, `5` as `5.0`: GDAL takes the type of a column from
 * how its values are written. Within a text of the JSON the quotes around a name would be escaped.
 */
export function withReals(json: string): string {
  return json.replaceAll(WHOLE_REAL, '"$1":$2.0')
}

const WHOLE_REAL = /"(silenceRating|latitude|longitude|elevation|lden|distanceKm)":(-?\d+)(?=[,}])/g
