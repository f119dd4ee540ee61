import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

for (const [query, told] of [
  [
    'Which road is nearest to 42.577, 1.433?',
    /^Of the roads heard at 42\.577, 1\.433, the loudest is the primary road CG-4/,
  ],
  ['Is there a road near 42.577, 1.433?', /^Of the roads heard at 42\.577, 1\.433/],
  ['How far is the nearest railway from Peel?', /^Nothing of what is heard most at Peel comes from railways; how far/],
  [
    'How far is the nearest airport from Canillo?',
    /^Nothing of what is heard most at Canillo comes from airfields; how far/,
  ],
  ['How far is 54.1, -4.65 from the next airport?', /the airport Isle of Man Airport, 2\.2 km away/],
  ['What is the closest road to Encamp and how far is it?', /^Of the roads heard at Encamp/],
  ['How far is the nearest road from Oslo?', /^How near roads are to Oslo is not known/],
  ['Wie weit ist Balzers vom nächsten Flughafen?', /bei Balzers .*nicht bekannt/],
  ['Quelle est la route la plus proche de 42.577, 1.433 ?', /^Le plus fort de cela \(routes\) à 42\.577, 1\.433/],
  ['¿A qué distancia de Port Erin está la vía de tren más cercana?', /en Port Erin/],
  ['Quanto dista la strada più vicina da 42.577, 1.433?', /a 42\.577, 1\.433: strada principale CG-4/],
] as const)
  test(`the nearest of what is heard at a town or a point is told, and no spot: ${query}`, withExtracts, () => {
    if (!extracts) return
    const { answer, understood } = ask({ query }, extracts.context)
    assert.match(answer, told)
    assert.deepEqual(understood.notApplied, [])
    assert.equal(understood.kind, 'about')
  })

test('whether a road is heard at a spot or a point is no question for how near it lies', withExtracts, () => {
  if (!extracts) return
  for (const query of ['Hört man bei Villa Marina Gardens Straßen?', 'Hört man bei 47.244, 9.563 Straßen?'])
    assert.match(ask({ query }, extracts.context).answer, /etwa \d\d dB/, query)
})

test('"the next lake" is none of what makes noise', withExtracts, () => {
  if (!extracts) return
  assert.match(ask({ query: 'Show me the next lake in Andorra' }, extracts.context).answer, /60 lakes in Andorra/)
})

test('which of a town and a point is quieter is told, and with no yes or no', withExtracts, () => {
  if (!extracts) return
  for (const [query, told] of [
    ['Which is quieter, Peel or 42.56, 1.559?', /^It is quieter at 42\.56, 1\.559 than at Peel/],
    ['Which is louder, Vaduz or Kuhgrat?', /^It is louder at Vaduz than at Kuhgrat/],
    ['Was ist ruhiger, Peel oder 42.56, 1.559?', /^Bei 42\.56, 1\.559 ist es ruhiger als bei Peel/],
  ] as const)
    assert.match(ask({ query }, extracts.context).answer, told, query)
})
