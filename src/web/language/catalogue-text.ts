import { html, type Content, type Html } from '../html.ts'
import type { Words } from './words.ts'

/** The attribute of an element whose text is the catalogue's, which is in English, on a page of another language (WCAG 3.1.2). */
export function inEnglish({ language }: Pick<Words, 'language'>): Html | false {
  return language !== 'en' && html` lang="en"`
}

/** Marks a text of the catalogue within a sentence of the page. */
export function catalogueText(text: Content, words: Pick<Words, 'language'>): Content {
  return words.language === 'en' ? text : html`<span lang="en">${text}</span>`
}
