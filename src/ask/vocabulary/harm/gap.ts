/** At most four words between a verb and its object; part of a regular expression. */
export const GAP = String.raw`(?:\s+(?!\d)[\p{L}'’-]+){0,4}\s+`
