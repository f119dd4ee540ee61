// What is said beside the page's own words: to the ear of a screen reader, and above the list when something went wrong.

import { say } from './words.ts'

const NOTE = 'notice'

/** Tells those who do not see it what has come into view. */
export function tell(text: string): void {
  const told = document.querySelector('#told')
  if (told) told.textContent = text
}

/** Says above what is shown that something went wrong, with a button to try it again; at most one such note is there. */
export function note(text: string, again?: () => void): void {
  noNote()
  const paragraph = document.createElement('p')
  paragraph.id = NOTE
  paragraph.className = 'note notice'
  paragraph.setAttribute('role', 'alert')
  paragraph.textContent = `${text} `
  if (again) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'plain'
    button.textContent = say('js.again')
    button.addEventListener('click', again)
    paragraph.append(button)
  }
  document.querySelector('.list-and-map')?.before(paragraph)
  paragraph.scrollIntoView({ block: 'nearest' })
}

export function noNote(): void {
  document.getElementById(NOTE)?.remove()
}
