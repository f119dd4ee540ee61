import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NO_EXTRACTS } from '../../../../../test/support/osm-samples.ts'
import { extractContext } from '../../../../../test/support/extract-context.ts'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)
const named = (query: string, ...prev: readonly string[]) => after(query, ...prev).sources.map(({ title }) => title)

const BEST = {
  en: ['5 quietest spots in Norway', 'how many of those have a hut?', 'which of these have a hut?'],
  de: ['die 5 ruhigsten Orte in Norwegen', 'wie viele davon haben eine Hütte?', 'welche davon haben eine Hütte?'],
  fr: ['les 5 lieux les plus calmes de Norvège', 'combien d’entre eux ont un refuge ?', 'lesquels ont un refuge ?'],
  es: ['los 5 lugares más tranquilos de Noruega', '¿cuántos de ellos tienen refugio?', '¿cuáles tienen refugio?'],
  it: [
    'i 5 posti più tranquilli in Norvegia',
    'quanti di questi hanno un rifugio?',
    'quali di questi hanno un rifugio?',
  ],
} as const

test('what is counted or asked of the spots that were named is of those alone, in each language', () => {
  for (const [before, count, which] of Object.values(BEST)) {
    const shown = named(before)
    const counted = after(count, before)
    assert.equal(counted.understood.kind, 'count', count)
    assert.match(counted.answer, /\b3\b/, count)
    for (const query of [count, which]) {
      const found = named(query, before)
      assert.equal(found.length, 3, query)
      assert.ok(
        found.every(name => shown.includes(name)),
        query,
      )
    }
  }
})

test('where none of those that were named meets it, no others are told', () => {
  const { answer, sources } = after('which of those are reachable by bus?', 'the 3 quietest spots in Sweden')
  assert.deepEqual(sources, [])
  assert.match(answer, /^I found no spot in Sweden.*among those named before/)
  assert.match(
    after('how many of them are lakes?', 'the 3 quietest spots in Norway').answer,
    /lakes? in Norway among those/,
  )
})

test('a place among those that were named is theirs', () => {
  assert.match(
    after('how many of them are in Lapland?', 'the 5 quietest spots in Norway').answer,
    /Lapland among those/,
  )
})

test('of what was left of a search it is asked among what was shown', () => {
  const before = 'forests in Japan rated 5 with dogs'
  const shown = named(before)
  const found = named('which of these can be reached by train?', before)
  assert.ok(found.every(name => shown.includes(name)))
  assert.ok(found.length < shown.length)
})

test('of a list that was told whole it is asked of all that were found', () => {
  assert.match(
    after('how many of those are reachable by train?', 'forests in Japan').answer,
    /^The catalogue has 2 forests in Japan reachable by train/,
  )
})

test('who takes no car and asks for a bus is told of the bus once', () => {
  const { answer, understood } = after(
    'We do not drive. Which of these can be reached by bus?',
    'the 5 quietest spots in Norway',
  )
  assert.doesNotMatch(answer, /public transport/)
  assert.deepEqual(understood.notApplied, [])
})

test('a large city behind a small preposition is a place, whatever its name means besides', () => {
  for (const [before, query, city] of [
    ['parques en Sudamérica', '¿y en Quito?', 'Quito'],
    ['parques en Sudamérica', 'y en Quito', 'Quito'],
    ['forêts en France', 'et à Tours ?', 'Tours'],
  ] as const) {
    const { understood } = after(query, before)
    assert.equal(understood.place?.name, city, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('an alternative is another spot, near the one that was asked about or like it', () => {
  for (const [before, query] of [
    ['Is Grunewald quiet?', 'is there an alternative nearby?'],
    ['Ist der Grunewald ruhig?', 'gibt es eine ruhigere Alternative in der Nähe?'],
    ['Le Grunewald est-il calme ?', 'une alternative plus calme à proximité ?'],
    ['¿Es tranquilo Grunewald?', '¿alguna alternativa más tranquila cerca?'],
    ['Grunewald è tranquillo?', 'c’è un’alternativa più tranquilla lì vicino?'],
    ['Is Grunewald quiet?', 'what would be an alternative?'],
  ] as const) {
    const { sources, understood } = after(query, before)
    assert.ok(sources.length > 0, query)
    assert.ok(
      sources.every(({ title }) => title !== 'Grunewald'),
      query,
    )
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('which of those that were named comes first by something else is told, in each language', () => {
  for (const [before, query] of [
    ['the 3 quietest lakes in Finland', 'which of these is closest to Helsinki?'],
    ['die 3 ruhigsten Seen in Finnland', 'welcher davon liegt am nächsten an Helsinki?'],
    ['les 3 lacs les plus calmes de Finlande', 'lequel est le plus proche d’Helsinki ?'],
    ['los 3 lagos más tranquilos de Finlandia', '¿cuál de ellos está más cerca de Helsinki?'],
    ['i 3 laghi più tranquilli della Finlandia', 'quale di questi è il più vicino a Helsinki?'],
  ] as const) {
    const { answer, sources } = after(query, before)
    assert.equal(sources[0]?.title, 'Nuuksio', query)
    assert.match(answer, /^[^\n]*Helsinki[^\n]*28 km/, query)
  }
})

test('"any of them" is asked of those that were named, with yes or no', () => {
  const before = 'Tell me the five quietest places in Norway'
  const shown = named(before)
  const { answer } = after('any of them a hut?', before)
  assert.match(answer, /^Yes, the catalogue has 3 spots in Norway with a hut among those named before/)
  assert.ok(named('any of them a hut?', before).every(name => shown.includes(name)))
  assert.match(
    after('any of them with camping?', 'quiet lakes in Canada').answer,
    /^Yes, the catalogue has 2 quiet lakes/,
  )
})

const MISSED = [
  ['quiet waterfalls near Oslo with a hut', 'how many of them are free?'],
  ['quiet lakes with a hut near Munich and free access and rated 5', 'and how many of these are free?'],
  ['quiet parks in Sweden', 'how many of them are free?'],
  ['lakes in Sweden with toilets and dogs allowed', 'how many of those are free?'],
  ['ruhige Wasserfälle bei Oslo mit Hütte', 'wie viele davon sind kostenlos?'],
  ['Seen mit Bewertung 5 in Norwegen', 'wie viele von denen sind kostenlos?'],
  ['laghi in Norvegia con rifugio e voto 5', 'quanti di questi sono gratuiti?'],
  ['cascate tranquille vicino a Oslo con rifugio', 'quante di queste sono gratuite?'],
  ['cascadas tranquilas cerca de Oslo con refugio', '¿cuántas de ellas son gratis?'],
  ['lacs en Norvège notés 5', 'combien d’entre eux sont gratuits ?'],
] as const

test('of what was left of a search it is counted what was shown, in each language', () => {
  for (const [before, query] of MISSED) {
    const shown = after(before)
    assert.ok(shown.understood.relaxed.length > 0, before)
    const free = shown.docs.filter(doc => context.index.spot(doc).accessStatus === 'free')
    const { answer, docs, understood } = after(query, before)
    assert.deepEqual(new Set(docs), new Set(free), `${before} || ${query}: ${answer}`)
    assert.match(answer.split('\n')[0] ?? '', new RegExp(`(?<!\\d)${free.length}(?!\\d)`), query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('of a number that was counted it is counted again', () => {
  assert.match(
    after('how many of them are free?', 'how many glaciers rated 5 are there on Malta?').answer,
    /^The catalogue has 0 glaciers/,
  )
})

const extracts = await extractContext()
const HIGHEST = [
  ['{k} in Andorra', 'which is the highest?'],
  ['{k} in Andorra', 'and which one is the highest?'],
  ['how many {k} are there in Andorra?', 'which is the highest?'],
  ['{k} in Andorra', 'welcher ist der höchste?'],
  ['{k} en Andorre', 'lequel est le plus haut ?'],
  ['{k} en Andorra', '¿cuál es el más alto?'],
  ['{k} ad Andorra', 'qual è il più alto?'],
] as const
const KINDS = {
  lake: ['lakes', 'lakes', 'lakes', 'Seen', 'des lacs', 'lagos', 'laghi'],
  peak: ['quiet peaks', 'peaks', 'peaks', 'Gipfel', 'des sommets', 'picos', 'cime'],
} as const

test('"which is the highest?" of a list that was cut short is one of all that it is of', {
  skip: !extracts && NO_EXTRACTS,
}, () => {
  const { context: computed, spots } = extracts ?? assert.fail()
  for (const [kind, words] of Object.entries(KINDS))
    for (const [at, [list, query]] of HIGHEST.entries()) {
      const before = list.replace('{k}', words[at] ?? '')
      const shown = ask({ query: before }, computed)
      const all = spots.filter(({ country, tags }) => country === 'AD' && tags.includes(kind))
      assert.ok(shown.docs.length < all.length, before)
      const highest = Math.max(...all.map(({ elevation }) => elevation ?? -Infinity))
      const [first = -1] = ask({ query, prev: [before] }, computed).docs
      assert.equal(computed.index.spot(first).elevation, highest, `${before} || ${query}`)
    }
})

test('"which of these", and which of a number that was asked for, stay of those that were shown', {
  skip: !extracts && NO_EXTRACTS,
}, () => {
  const { context: computed } = extracts ?? assert.fail()
  for (const [before, query] of [
    ['peaks in Andorra', 'which of these is the highest?'],
    ['the five quietest peaks in Andorra', 'which is the highest?'],
    ['3 peaks in Andorra', 'which is the highest?'],
    ['Gipfel in Andorra', 'welcher davon liegt am höchsten?'],
    ['des sommets en Andorre', 'lequel d’entre eux est le plus haut ?'],
    ['les cinq sommets les plus calmes d’Andorre', 'lequel est le plus haut ?'],
  ] as const) {
    const shown = ask({ query: before }, computed).docs
    const told = ask({ query, prev: [before] }, computed).docs
    assert.ok(told.length > 0 && told.every(doc => shown.includes(doc)), `${before} || ${query}`)
  }
})

test('"lequel est le plus proche de Munich ?" behind the closest to another town is of all', () => {
  const due = named('le lac le plus proche de Munich')[0]
  for (const [before, query] of [
    ['quel est le lac le plus proche d’Oslo ?', 'lequel est le plus proche de Munich ?'],
    ['what is the closest lake to Oslo?', 'which is closest to Munich?'],
    ['welcher See ist am nächsten an Oslo?', 'welcher ist am nächsten an München?'],
    ['¿cuál es el lago más cercano a Oslo?', '¿cuál es el más cercano a Múnich?'],
  ] as const)
    assert.equal(named(query, before)[0], due, query)
  const three = named('les trois lacs les plus proches d’Oslo')
  assert.ok(
    named('lequel est le plus proche de Munich ?', 'les trois lacs les plus proches d’Oslo').every(name =>
      three.includes(name),
    ),
  )
})

test('"how do I get there by bus?" is asked of those that were shown where nothing fitted', () => {
  for (const turns of [
    ['hiking near Turin', 'with a hut', 'how do I get there by bus?'],
    ['Wandern bei Turin', 'mit Hütte', 'wie komme ich da mit dem Bus hin?'],
    ['randonnée près de Turin', 'avec un refuge', 'comment y aller en bus ?'],
    ['senderismo cerca de Turín', 'con refugio', '¿cómo llego allí en autobús?'],
    ['camminare vicino a Torino', 'con un rifugio', 'come ci arrivo in autobus?'],
  ]) {
    const { answer } = ask({ query: turns.at(-1) ?? '', prev: turns.slice(0, -1) }, context)
    assert.match(answer, /^(The|Der|Le|El|Il) [^]*Gran Paradiso[^]*Bus from Aosta to Cogne/, turns.join(' > '))
  }
  // Of a search that found some, those are told that a train reaches.
  assert.match(
    after('how do I get there by train?', 'national parks in Norway').answer,
    /^The catalogue has 2 national parks in Norway reachable by train/,
  )
})
