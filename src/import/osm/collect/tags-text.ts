import { noTags, type Tags } from '../elements.ts'

/** Writes tags as a text, in their order. */
export function textOfTags(tags: Tags): string {
  return JSON.stringify(tags)
}

/** Reads tags from such a text. */
export function tagsOfText(text: string): Tags {
  const read = JSON.parse(text) as Tags // written by textOfTags alone
  const tags = noTags()
  for (const key in read) tags[key] = read[key] ?? ''
  return tags
}
