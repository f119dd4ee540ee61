// Numbers and units as questions write them: parts of the patterns that word a bound in full.

/** Digits, with a sign between thousands or before decimals. */
export const NUMBER = String.raw`(?<![\p{L}\d])\d+(?:[.,]\d+)*`

export const LENGTH = String.raw`(?:km|kil[oó]m[eè]t\p{L}*|chilometr[oi]|miles?|mi|meilen?|millas?|miglia|milles?|m|met(?:er|re)[ns]?|mètres?|metr[oi]s?|ft|feet|yards?)(?!\p{L})`

export const LEVEL = String.raw`(?:db|dezibel|d[eé]cibels?|decibel(?:es|ios)?)(?!\p{L})`

/** A number with a unit, as one group. */
export const FAR = String.raw`(${NUMBER}\s?${LENGTH})`
export const LOUD = String.raw`(${NUMBER}\s?${LEVEL})`

/** The name of a place or a pair of coordinates, up to what follows it. */
export const PLACE = String.raw`(?:(?-i:(?:\p{Ll}+ ){0,2}\p{Lu})|[\d-])[^?!;:]{1,45}?`

/** A rating that nothing but a rating can be: no unit stands behind it. */
export const RATING = String.raw`((?<![\p{L}\d.,])[0-5](?:[.,]\d)?)(?![.,]?\d|\s*(?:km|kilom|chilom|mei|mil|mig|m(?!\p{L})|met|mètr|ft|feet|fuß|pie|hor|heur|stund|or[ae](?!\p{L})|min|db|dec|déc|dez|jour|día|giorn|tag|%))`
