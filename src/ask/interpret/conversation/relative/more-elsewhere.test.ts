import assert from 'node:assert/strict'
import test from 'node:test'
import { extractContext } from '../../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../../test/support/osm-samples.ts'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const starter = await starterContext()
const extracts = (await extractContext())?.context
const skip = extracts ? false : NO_EXTRACTS
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, starter)
const there = (query: string, ...prev: readonly string[]) => ask({ query, prev }, extracts ?? starter)

test('something quieter near a town behind "is it quiet?" is quieter than that, and need not be quiet, in each language', () => {
  for (const [before, query] of [
    ['is Hampstead Heath quiet', "anything quieter not too far from London? i don't have a car"],
    ['is Hampstead Heath quiet', 'anything quieter within 30 km of London'],
    ['ist Hampstead Heath ruhig', 'gibt es was Leiseres nicht zu weit von London'],
    ['est-ce que Hampstead Heath est calme', 'quelque chose de plus calme près de Londres'],
    ['¿es tranquilo Hampstead Heath?', 'algo más tranquilo cerca de Londres'],
    ['Hampstead Heath è tranquillo?', 'qualcosa di più tranquillo vicino a Londra'],
  ] as const)
    assert.equal(after(query, before).sources[0]?.title, 'Epping Forest', query)
})

test('something quieter, of no place, is the closest to that spot', () => {
  assert.match(after('was Ruhigeres', 'ist der Lainzer Tiergarten ruhig').answer, /^Am nächsten bei Lainzer Tiergarten/)
  assert.match(after('somewhere quieter', 'is Casa de Campo quiet').answer, /Monfragüe/)
})

test('whether it is quieter in a place is told by the spots there, in each language', { skip }, () => {
  for (const [before, query] of [
    ['is Wildschloss quiet', 'is it quieter in Malbun?'],
    ['ist das Wildschloss ruhig', 'ist es in Malbun leiser'],
    ['Wildschloss ist zu laut, oder?', 'ist es in Malbun ruhiger?'],
    ['le Wildschloss est-il calme', 'est-ce plus calme à Malbun ?'],
    ['¿es tranquilo Wildschloss?', '¿es más tranquilo en Malbun?'],
    ['Wildschloss è tranquillo', 'a Malbun è più tranquillo?'],
  ] as const) {
    const { answer, understood } = there(query, before)
    assert.match(answer, /11 (spots|Orte|lieux|lugares|luoghi) .*Malbun.* Wildschloss/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  const list = 'Grillstelle in Liechtenstein wo es ruhig ist'
  assert.match(
    there('ist es in Malbun leiser', list).answer,
    /^Ja, der Katalog hat 7 Orte in Malbun .leiser als Grillstelle Kemmi Weienau/,
  )
  assert.match(there('is it quieter in Vaduz?', 'how quiet is Pfälzerhütte').answer, /^No, I found no spot in Vaduz/)
})

test('a quieter one in a country is of the kind that was looked for', () => {
  const turns = ['what is the quietest forest in Germany?']
  assert.deepEqual(after('is there a quieter one in Austria?', ...turns).understood.tags, ['forest'])
  assert.deepEqual(
    after('gibt es einen ruhigeren in Österreich?', 'der ruhigste Wald in Deutschland').understood.tags,
    ['forest'],
  )
})

test('a spot that is named is compared as before', { skip }, () => {
  assert.equal(there('is it quieter than Falknis?', 'how quiet is Wildschloss').understood.kind, 'compare')
  assert.equal(there('is it quieter at night?', 'how quiet is Wildschloss').understood.spots[0]?.name, 'Wildschloss')
})

test('something higher or lower behind a fact of a spot is looked for, in each language', { skip }, () => {
  for (const [before, query, first] of [
    ['how high is Snaefell', 'anything lower', 'Clagh Ouyr'],
    ['wie hoch ist der Plasteikopf', 'irgendwas höher Gelegenes', 'Hinter Grauspitz'],
    ["quelle est l'altitude du Plasteikopf", 'un sommet plus haut', 'Hinter Grauspitz'],
    ['¿a qué altura está Plasteikopf?', 'algo más alto', 'Hinter Grauspitz'],
    ['a che quota è Plasteikopf?', 'qualcosa di più alto', 'Hinter Grauspitz'],
  ] as const)
    assert.equal(there(query, before).sources[0]?.title, first, query)
})

test('something higher of another kind is looked for where those before were', { skip }, () => {
  const turns = ['quiet beach on the Isle of Man', 'why is it so loud there']
  const { answer, understood } = there('anything higher up, like a hill', ...turns)
  assert.match(answer, /^The highest quiet mountain spot on the Isle of Man is Slieau Freoaghane \(489 m/)
  assert.deepEqual(understood.notApplied, [])
})

test('something higher or lower behind a list is of that list, in each language', { skip }, () => {
  for (const [list, query, first] of [
    ['quiet peaks in Liechtenstein', 'something higher', 'Hinter Grauspitz'],
    ['ruhiger Gipfel in Liechtenstein', 'was höheres', 'Hinter Grauspitz'],
    ['ruhiger Gipfel in Liechtenstein', 'was niedrigeres', 'Plattenspitz'],
    ['sommets calmes au Liechtenstein', 'quelque chose de plus bas', 'Plattenspitz'],
    ['cimas tranquilas en Liechtenstein', 'algo más alto', 'Hinter Grauspitz'],
    ['cime tranquille in Liechtenstein', 'qualcosa di più basso', 'Plattenspitz'],
  ] as const)
    assert.equal(there(query, list).sources[0]?.title, first, query)
})
