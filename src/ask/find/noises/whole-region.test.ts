import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

test('how far roads are is looked up of all spots of a region', { skip }, () => {
  if (!known) return
  const { index, explain } = known.context
  const docs = [...known.spots.keys()].filter(doc => index.spot(doc).country === 'LI')
  const far = docs.filter(doc =>
    explain?.(doc)?.dominant.every(({ kind, distanceM }) => kind !== 'road' || distanceM > 2000),
  )
  for (const [query, told] of [
    ['spots in Liechtenstein more than 2 km from any road', 'Of 86 spots in Liechtenstein, (\\d+) are'],
    ['Welche Orte in Liechtenstein liegen weiter als 2 km von der nächsten Straße?', '86 Orte.* passen (\\d+) '],
  ] as const) {
    const { answer } = ask({ query }, known.context)
    assert.equal(Number(new RegExp(told).exec(answer)?.[1]), far.length, answer)
  }
})

test('of more spots than of a region the first are looked at, and it is said', { skip }, () => {
  if (!known) return
  assert.match(
    ask({ query: 'spots at least 3 km from a main road' }, known.context).answer,
    /^I looked at the first 64 of 719 spots/,
  )
})

test('a distance to roads is looked up where another condition has to be given up', { skip }, () => {
  if (!known) return
  for (const [turns, told] of [
    [
      ['quiet forests within 8 km of Ramsey', 'and with no main road within 1 km?'],
      /Leaving out "quiet": Of 7 forests [^\n]*\n- Ohio Plantation/,
    ],
    [['quiet forests within 8 km of Ramsey with no main road within 1 km'], /\n- Ohio Plantation/],
    [['ruhige Wälder im Umkreis von 8 km um Ramsey ohne Hauptstraße im Umkreis von 1 km'], /\n- Ohio Plantation/],
    [['forêts calmes à moins de 8 km de Ramsey sans route principale à moins de 1 km'], /\n- Ohio Plantation/],
    [['bosques tranquilos a menos de 8 km de Ramsey sin carretera principal a menos de 1 km'], /\n- Ohio Plantation/],
    [['boschi tranquilli entro 8 km da Ramsey senza strada principale entro 1 km'], /\n- Ohio Plantation/],
  ] as const) {
    const { answer } = ask({ query: turns.at(-1) ?? '', prev: turns.slice(0, -1) }, known.context)
    assert.match(answer, told)
    assert.doesNotMatch(answer, /not known here|nicht bekannt|pas connu|no se sabe aquí|non si sa/i)
  }
})
