import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { distanceKm } from '../../../geo/distance.ts'
import { settlements } from '../../gazetteer/settlements.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const largest = (name: string) =>
  settlements()
    .named(name)
    .toSorted((a, b) => b.population - a.population)[0] ?? assert.fail(name)

test('"closer to Vienna than to Prague" finds what lies nearer to the first, in each language', () => {
  const [vienna, prague] = [largest('vienna'), largest('prague')]
  const forests = starterSpots().filter(({ tags, sceneryType }) => tags.includes('forest') || sceneryType === 'forest')
  const count = forests.filter(spot => distanceKm(spot, vienna) < distanceKm(spot, prague)).length
  for (const query of [
    'forests closer to Vienna than to Prague',
    'forests farther from Prague than from Vienna',
    'Wälder näher an Wien als an Prag',
    'forêts plus proches de Vienne que de Prague',
    'bosques más cerca de Viena que de Praga',
    'boschi più vicini a Vienna che a Praga',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, new RegExp(`\\b${count}\\b`), `${query}: ${answer}`)
    assert.deepEqual([understood.kind, understood.notApplied], ['find', []], query)
  }
})

test('a spot is compared by its distance from both, and two spots by distance when that is asked for', () => {
  const answer = (query: string) => ask({ query }, context).answer
  assert.match(answer('is Sarek closer to Kiruna than to Narvik'), /^Sarek is closer to Kiruna: 127 km/)
  assert.match(
    answer('compare Sarek and Abisko by distance to Kiruna'),
    /^Abisko is closer to Kiruna than Sarek: 83 km/,
  )
  for (const query of [
    'Wie weit ist Abisko von Kiruna entfernt?',
    'À quelle distance est Abisko de Kiruna ?',
    '¿A qué distancia está Abisko de Kiruna?',
    'Quanto dista Abisko da Kiruna?',
  ])
    assert.match(answer(query), /83 km .*Kiruna|83 km de Kiruna|83 km da Kiruna/, query)
})

test('a spot that is named as not wanted is never shown, whatever is given up', () => {
  for (const query of [
    'quiet lakes in Bavaria except Königssee',
    'ruhige Seen in Bayern, nicht Königssee',
    'lacs calmes en Bavière sauf Königssee',
  ])
    assert.doesNotMatch(ask({ query }, context).answer, /\n- Königssee/, query)
})

test('to which of two towns a third lies nearer is told by distance, in each language', () => {
  const [vienna, prague, budapest] = [largest('vienna'), largest('prague'), largest('budapest')]
  const [near, far] = [distanceKm(vienna, budapest), distanceKm(vienna, prague)].map(Math.round)
  for (const [query, said] of [
    ['Is Vienna closer to Prague than to Budapest?', /^No, Vienna is closer to Budapest/],
    ['Is Vienna farther from Prague than from Budapest?', /^Yes, Vienna is closer to Budapest/],
    ['Which is closer to Vienna, Prague or Budapest?', /^Vienna is closer to Budapest/],
    ['Is Prague or Budapest closer to Vienna?', /^Vienna is closer to Budapest/],
    ['Ist Wien näher an Prag als an Budapest?', /^Nein: Wien .*Budapest/],
    ['Liegt Wien näher an Prag oder an Budapest?', /^Budapest: Wien/],
    ['Vienne est-elle plus proche de Prague que de Budapest ?', /^Non : Vienne .*Budapest/],
    ['¿Está Viena más cerca de Praga que de Budapest?', /^No: Viena .*Budapest/],
    ['Vienna è più vicina a Praga che a Budapest?', /^No: Vienna .*Budapest/],
  ] as const) {
    const { answer, understood, sources } = ask({ query }, context)
    assert.match(answer, said, query)
    assert.match(answer, new RegExp(`${near} km.*${far} km`), query)
    assert.deepEqual([understood.notApplied, sources], [[], []], query)
  }
})

test('nearness to a country is not known, and no rating is told instead', () => {
  for (const [query, said] of [
    ['Is Vienna closer to Hungary than to Germany?', /^Whether Vienna is closer to Hungary or to Germany is not known/],
    [
      'Ist Wien näher an Ungarn als an Deutschland?',
      /^Ob Wien näher an Ungarn oder an Deutschland liegt, ist nicht bekannt/,
    ],
    ['Liegt Wien näher an Ungarn oder an Tschechien?', /^Ob Wien näher an Ungarn oder an Tschechien liegt, ist nicht/],
    [
      'Vienne est-elle plus proche de la Hongrie que de l’Allemagne ?',
      /^Lequel est le plus proche de Vienne, Hongrie ou .* pas connu/,
    ],
    [
      'Vienne est-elle plus proche de la Hongrie ou de la Tchéquie ?',
      /^Lequel est le plus proche de Vienne, Hongrie ou .* pas connu/,
    ],
    ['¿Está Viena más cerca de Hungría que de Alemania?', /^No se sabe si Viena está más cerca de Hungría/],
    ['¿Está Viena más cerca de Hungría o de Chequia?', /^No se sabe si Viena está más cerca de Hungría/],
    ['Vienna è più vicina all’Ungheria che alla Germania?', /^Non si sa che cosa sia più vicino a Vienna, Ungheria o/],
    [
      'Vienna è più vicina all’Ungheria o alla Repubblica Ceca?',
      /^Non si sa che cosa sia più vicino a Vienna, Ungheria o/,
    ],
  ] as const)
    assert.match(ask({ query }, context).answer, said, query)
})

test('what lies nearer to one country than to another is measured from their middles, and no town of that name is meant', () => {
  for (const [query, said] of [
    ['quiet forests closer to Italy than to France', /closer to the middle of Italy than to the middle of France/],
    ['ruhige Wälder näher an Italien als an Frankreich', /näher an Italien \(Mitte\) als an Frankreich \(Mitte\)/],
    ['forêts calmes plus proches de l’Italie que de la France', /Italie \(centre\) .*France \(centre\)/],
  ] as const)
    assert.match(ask({ query }, context).answer, said, query)
  assert.doesNotMatch(ask({ query: 'the closest quiet lake to Italy' }, context).answer, /United States/)
  assert.equal(ask({ query: 'spots within 30 km of Luxembourg' }, context).understood.place?.kind, 'settlement')
})

test('what lies nearer to a place than a named spot is found, or there is none', () => {
  for (const query of [
    'lakes closer to Oslo than Femundsmarka',
    'Seen näher an Oslo als Femundsmarka',
    'lacs plus proches d’Oslo que Femundsmarka',
    'lagos más cerca de Oslo que Femundsmarka',
    'laghi più vicini a Oslo di Femundsmarka',
  ])
    assert.deepEqual(
      ask({ query }, context).sources.map(({ title }) => title),
      ['Nordmarka', 'Hardangervidda', 'Tiveden'],
      query,
    )
  assert.match(
    ask({ query: 'Anything closer to Zürich than Sihlwald?' }, context).answer,
    /^I found no spot closer to Zürich than Sihlwald\..*the closest spot to Zürich is Sihlwald, 12 km/,
  )
})

test('a spot that lies in one of two countries is told to; how near it is to others is not known', () => {
  const answer = (query: string) => ask({ query }, context).answer
  assert.match(
    answer('Is Sarek closer to Norway than to Finland?'),
    /^Whether Sarek is closer to Norway or Finland is not known/,
  )
  assert.match(
    answer('Ist Sarek näher an Norwegen als an Finnland?'),
    /^Wie weit Sarek von Norwegen entfernt ist, ist nicht bekannt/,
  )
  assert.match(answer('Is Sarek closer to Sweden than to Finland?'), /^Sarek is in Sweden\./)
  assert.match(
    answer('Which is closer to Norway, Sarek or Abisko?'),
    /^Which is closer to Norway, Sarek or Abisko, is not known/,
  )
})

test('no answer to a comparison has a gap where a name would stand', () => {
  const names = ['Sarek', 'Rondane', 'Norway', 'Oslo', 'Petra']
  const forms = [
    (a: string, b: string, c: string) => `Is ${a} closer to ${b} than to ${c}?`,
    (a: string, b: string, c: string) => `Which is closer to ${a}, ${b} or ${c}?`,
    (a: string, b: string) => `Is ${a} quieter than ${b}?`,
    (a: string, b: string, c: string) => `${a} or ${b} or ${c}, which is quietest?`,
    (a: string, b: string) => `Is ${a} farther from ${b}?`,
    (a: string, b: string, c: string) => `Is ${a} higher than ${b} and closer to ${c}?`,
  ]
  for (const form of forms)
    for (const a of names)
      for (const b of names)
        for (const c of names) {
          if (new Set([a, b, c]).size < 3) continue
          const { answer } = ask({ query: form(a, b, c) }, context)
          assert.doesNotMatch(answer, / {2}|^\s*$| [,.;]|""/, `${form(a, b, c)}: ${answer}`)
        }
})
