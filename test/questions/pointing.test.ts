// What a follow-up points at is of the spots that the answer before told, in the order in which it told them.
import assert from 'node:assert/strict'
import test from 'node:test'
import { ask } from '../../src/ask/ask.ts'
import { seededRandom } from '../support/random.ts'
import { starterContext, starterSpots } from '../support/starter-context.ts'
import { drawn, filled, LANGUAGES } from './filled.ts'
import { knownWrong } from './known.ts'
import { type InEach, KINDS, PLACES, TOWNS } from './parts-in-languages.ts'
import { BEFORE, FACTS, NAMED, OF_SEVERAL, OTHER, type Pointer, POINTERS, SEVERAL } from './pointing-in-languages.ts'

type Answered = ReturnType<typeof ask>

const OF_EACH = 3
const context = await starterContext()
const every = starterSpots()
const spots = every.filter(({ name }, _, all) => all.filter(other => other.name === name).length === 1)
const { isKnown, unmet } = knownWrong('./pointing-known-wrong.json')

for (const [at, language] of LANGUAGES.entries()) {
  for (const kind of Object.keys(BEFORE)) {
    test(`what is pointed at is what was shown: ${language} ${kind}`, () => {
      const random = seededRandom(20261130 + Object.keys(BEFORE).indexOf(kind))
      const wrong = [...POINTERS].flatMap(([place, pointers]) =>
        times(OF_EACH, () => {
          const said = conversation(kind, at, random)
          const pointer = drawn(random, pointers[at] ?? [])
          return ofOne(at, said, place, pointer, drawn(random, Object.keys(FACTS)), random)
        }),
      )
      const ofMany = SEVERAL.flatMap(several =>
        times(1, () => {
          const said = conversation(kind, at, random)
          return ofSeveral(at, said, several.places, drawn(random, several.said[at] ?? []), random)
        }),
      )
      const ofOther = times(2, () => {
        const said = conversation(kind, at, random)
        return theOther(at, said, random)
      })
      assert.deepEqual([...wrong, ...ofMany, ...ofOther].flat(), [])
    })
  }
}

test('what is known to be wrong is still wrong', () => {
  assert.deepEqual(unmet(), [])
})

function conversation(kind: string, at: number, random: () => number): readonly string[] {
  const [k, p, c] = [drawn(random, KINDS), drawn(random, PLACES), drawn(random, TOWNS)]
  const [l, q] = [drawn(random, KINDS, k), drawn(random, PLACES, p)]
  const one = drawn(random, spots)
  const other = drawn(random, spots, one)
  const parts = { k, p, c, l, q, x: inEach(one.name), y: inEach(other.name) }
  return drawn(random, BEFORE[kind] ?? []).map(turn => filled(turn[at] ?? '', parts, at))
}

function ofOne(
  at: number,
  said: readonly string[],
  place: number,
  pointer: Pointer,
  fact: string,
  random: () => number,
): string[] {
  const wording = drawn(random, FACTS[fact]?.[at] ?? [])
  const c = drawn(random, TOWNS)
  const query = pointing(wording, pointer, c, at)
  const shown = told(said)
  if (shown.docs.length === 0) return []
  const doc = place === -1 ? shown.docs.at(-1) : shown.docs[place - 1]
  const answered = ask({ query, prev: [...said] }, context)
  const name = `${LANGUAGES[at]}: ${[...said, query].join(' || ')}`
  if (doc === undefined) return judged(name, notShown(answered, shown), answered, shown)
  return judged(name, differing(answered, [doc], direct(wording, doc, c, at), fact), answered, shown)
}

function ofSeveral(
  at: number,
  said: readonly string[],
  places: readonly number[],
  pointer: string,
  random: () => number,
): string[] {
  const wording = drawn(random, OF_SEVERAL[drawn(random, Object.keys(OF_SEVERAL))]?.[at] ?? [])
  const query = capital(filled(wording.replace('{n}', pointer), { c: drawn(random, TOWNS) }, at), wording)
  const shown = told(said)
  if (shown.docs.length < 2) return []
  const docs = places.map(place => (place < 0 ? shown.docs.at(place) : shown.docs[place - 1]))
  const answered = ask({ query, prev: [...said] }, context)
  const name = `${LANGUAGES[at]}: ${[...said, query].join(' || ')}`
  const due = docs.flatMap(doc => doc ?? [])
  const fault = due.length < docs.length ? notShown(answered, shown) : differing(answered, [...new Set(due)], null)
  return judged(name, fault, answered, shown)
}

/** The other of two, behind a fact of the one. */
function theOther(at: number, said: readonly string[], random: () => number): string[] {
  const shown = told(said)
  const first = drawn(random, [1, 2])
  const fact = drawn(random, Object.keys(FACTS))
  const [wording, c] = [drawn(random, FACTS[fact]?.[at] ?? []), drawn(random, TOWNS)]
  const one = pointing(drawn(random, FACTS['free']?.[at] ?? []), drawn(random, POINTERS.get(first)?.[at] ?? []), c, at)
  const query = pointing(wording, drawn(random, OTHER[at] ?? []), c, at)
  const [a, b, ...more] = shown.docs
  if (a === undefined || b === undefined || more.length > 0) return []
  const doc = first === 1 ? b : a
  const answered = ask({ query, prev: [...said, one] }, context)
  const name = `${LANGUAGES[at]}: ${[...said, one, query].join(' || ')}`
  return judged(name, differing(answered, [doc], direct(wording, doc, c, at), fact), answered, shown)
}

function judged(name: string, fault: string | null, { answer }: Answered, shown: Answered): string[] {
  if (fault === null || isKnown(name)) return []
  return [`${name}\n   ${fault}; shown ${shown.docs.map(nameOf).join(', ')}\n   A: ${answer.slice(0, 300)}`]
}

/** What nobody showed is not told, and that there are fewer is said. */
function notShown({ docs, answer }: Answered, shown: Answered): string | null {
  const foreign = docs.find(doc => !shown.docs.includes(doc))
  if (foreign !== undefined) return `tells ${nameOf(foreign)}, which was not shown`
  const isSaid = new RegExp(`(?<!\\d)${shown.docs.length}(?!\\d)|\\b(only|nur|n’ai nommé que|solo)\\b`, 'i')
  return docs.length > 0 && !isSaid.test(answer) ? `tells ${docs.map(nameOf).join(', ')} for what was not shown` : null
}

function differing(answered: Answered, due: readonly number[], named: Answered | null, fact = ''): string | null {
  const { docs, answer, understood } = answered
  const ordered = due.length > 1 ? docs.toSorted((a, b) => due.indexOf(a) - due.indexOf(b)) : docs
  if (ordered.join() !== due.join())
    return `tells ${docs.map(nameOf).join(', ') || 'none'}, not ${due.map(nameOf).join(', ')}`
  if (fact !== 'more' && named && isAllOf(due[0] ?? 0, answered)) return 'tells all that is known of it'
  const lost = understood.notApplied.filter(word => !(named?.understood.notApplied ?? []).includes(word))
  if (lost.length > 0) return `names ${lost.join(', ')}`
  // "Nationalparken" begins with a kind in German.
  const isSame =
    named === null ||
    nameOf(due[0] ?? 0).startsWith('National') ||
    named.understood.language !== understood.language ||
    named.docs.join() !== due.join() ||
    named.understood.notApplied.length > 0
  return isSame || named.answer === answer ? null : `named: ${named.answer.slice(0, 300)}`
}

/** Of a fact, all that is known of a spot is no answer. */
function isAllOf(doc: number, { answer, understood: { language } }: Answered): boolean {
  const query = { en: 'Tell me about', de: 'Erzähl mir von', fr: 'Parle-moi de', es: 'Háblame de', it: 'Parlami di' }
  const [, text] = Object.entries(query).find(([each]) => each === language) ?? []
  return text !== undefined && answer === ask({ query: `${text} ${nameOf(doc)}` }, context).answer
}

function direct(wording: string, doc: number, c: InEach, at: number): Answered {
  const forms = NAMED[at] ?? ['', '', '']
  const name = nameOf(doc)
  const [n, atIt, ofIt] = forms.map(form => form.replace('{x}', name))
  return ask(
    { query: pointing(wording, [n ?? '', atIt ?? '', ofIt ?? ''], c, at), language: LANGUAGES[at] ?? 'en' },
    context,
  )
}

function pointing(wording: string, [n, atIt, ofIt]: Pointer, c: InEach, at: number): string {
  return capital(filled(wording.replace('{n}', n).replace('{at}', atIt).replace('{of}', ofIt), { c }, at), wording)
}

function capital(text: string, wording: string): string {
  return wording.startsWith('{') && !text.startsWith('#') ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : text
}

function told(said: readonly string[]): Answered {
  return ask({ query: said.at(-1) ?? '', prev: said.slice(0, -1) }, context)
}

function nameOf(doc: number): string {
  return context.index.name(doc)
}

function inEach(name: string): InEach {
  return [name, name, name, name, name]
}

function times<Item>(count: number, make: () => Item): Item[] {
  return Array.from({ length: count }, make)
}
