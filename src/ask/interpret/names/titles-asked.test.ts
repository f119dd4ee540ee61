import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('capitals side by side that are asked about are the name of one thing, and nothing else is told about', () => {
  for (const [query, name] of [
    ["is the Giant's Causeway quiet?", "Giant's Causeway"],
    ['How loud is Times Square', 'Times Square'],
    ['Is Ben Nevis quiet', 'Ben Nevis'],
    ['how do I get to Table Mountain', 'Table Mountain'],
    ['What is the Golden Gate Bridge like?', 'Golden Gate Bridge'],
    ['is the Tour du Mont Blanc free', 'Tour du Mont Blanc'],
    ['is the Tower of London quiet', 'Tower of London'],
    ['how do I get to the Kungsleden trail', 'Kungsleden trail'],
  ] as const)
    assert.equal(
      ask({ query }, context).answer,
      `A place called "${name}" is not known here, so I cannot say what is there.`,
      query,
    )
  for (const [query, name] of [
    ['est-ce que la Chaussée des Géants est calme ?', 'Un lieu nommé « Chaussée des Géants » n’est pas connu ici'],
    ['¿es tranquila la Calzada del Gigante?', 'Un lugar llamado «Calzada del Gigante» no se conoce aquí'],
    ['è tranquillo il Parco Sempione?', 'Un luogo chiamato «Parco Sempione» qui non è noto'],
  ] as const)
    assert.ok(ask({ query }, context).answer.startsWith(name), query)
})

test('a word of no language with its kind is such a name without capitals, too', () => {
  for (const [query, told] of [
    ['how quiet is denali natonal park', 'A place called "denali natonal park" is not known here'],
    ['tell me about sherwood forest', 'A place called "sherwood forest" is not known here'],
    ['is the huldrefossen free', 'A place called "huldrefossen" is not known here'],
    ['wie ruhig ist der eibsee', 'Ein Ort namens „eibsee“ ist hier nicht bekannt'],
    ['la dune du pila est-elle gratuite', 'Un lieu nommé « dune du pila » n’est pas connu ici'],
    ['cómo llegar a los lagos de covadonga', 'Un lugar llamado «lagos de covadonga» no se conoce aquí'],
    ['come arrivare alle tre cime di lavaredo', 'Un luogo chiamato «tre cime di lavaredo» qui non è noto'],
    ["Quanto è silenzioso l'Etna?", 'Un luogo chiamato «Etna» qui non è noto'],
  ] as const)
    assert.ok(ask({ query }, context).answer.startsWith(told), query)
  for (const [query, told] of [
    ['is fishin allowed', /where you can fish/],
    ['tell me about lakes in finland', /3 lakes in Finland/],
    ['is lake louise quiet', /^No, Lake Louise is rated 1\.5/],
    ['tell me about wobblemere forest near oslo', /Nordmarka/],
    ['les lacs de plitvice sont-ils calmes', /^Plitvička jezera/],
  ] as const)
    assert.match(ask({ query }, context).answer, told, query)
})

test('what is known by its words stays so: places, kinds in a region, what one may do there', () => {
  for (const [query, told] of [
    ['is Wild Camping free?', /where you can camp/],
    ['are the National Parks of Chile free?', /national parks in Chile/],
    ['tell me about the Mountains of Norway', /mountain spots in Norway/],
    ['tell me about Hot Springs in Iceland', /^The catalogue has 1 hot spring in Iceland: Landmannalaugar/],
    ['How loud is San Francisco', /^How quiet it is in San Francisco/],
    ['Is the English Garden quiet', /^No, Englischer Garten is rated 1\.3/],
    ['tell me about the Mountains of the Moon', /^Rwenzori Mountains is rated 4\.7/],
    ['how do i get to the Bay of Biscay', /in the Bay of Biscay/],
  ] as const)
    assert.match(ask({ query }, context).answer, told, query)
})

test('no two words beside each other make of a spot that is asked for by its name another thing', () => {
  const names = starterSpots().flatMap(({ name, otherNames }) => [name, ...otherNames])
  const frame = fc.constantFrom('is # quiet', 'tell me about #', 'how do I get to #', 'how loud is #')
  fc.assert(
    fc.property(fc.constantFrom(...names), frame, (name, asked) => {
      const { answer } = ask({ query: asked.replace('#', () => name) }, context)
      assert.doesNotMatch(answer, /^A place called/, name)
    }),
    { numRuns: 200 },
  )
})
