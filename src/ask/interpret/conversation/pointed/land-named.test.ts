import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../../test/support/starter-context.ts'
import { ask } from '../../../ask.ts'

const context = await starterContext()
const after = (query: string, ...prev: readonly string[]) => ask({ query, prev }, context)

const TURNS = [
  ['quiet places in the north of Mallorca', 'in the south of the island instead', 'in the south of Mallorca instead'],
  ['quiet spots in northern Sardinia', 'and in the south-west of that island?', 'and in the south-west of Sardinia?'],
  ['quiet places on Crete', 'only in the west of the island', 'only in the west of Crete'],
  ['quiet lakes in northern Norway', 'in the south of the country instead', 'in the south of Norway instead'],
  ['ruhige Orte im Norden von Mallorca', 'lieber im Süden der Insel', 'lieber im Süden von Mallorca'],
  ['ruhige Seen in Nordnorwegen', 'und im Süden des Landes?', 'und im Süden von Norwegen?'],
  ['des endroits calmes dans le nord de la Corse', 'plutôt dans le sud de l’île', 'plutôt dans le sud de Corse'],
  ['des lacs en Finlande', 'et dans le sud du pays ?', 'et dans le sud de Finlande ?'],
  ['lugares tranquilos en el norte de Mallorca', 'mejor en el sur de la isla', 'mejor en el sur de Mallorca'],
  ['lagos en Finlandia', '¿y en el norte del país?', '¿y en el norte de Finlandia?'],
  ['posti tranquilli nel nord della Sardegna', 'invece nel sud dell’isola', 'invece nel sud di Sardegna'],
  ['laghi in Finlandia', 'e nel nord del paese?', 'e nel nord di Finlandia?'],
] as const

test('"in the south of the island" is of the one that was named before, in each language', () => {
  for (const [before, query, named] of TURNS) {
    const { docs, understood, answer } = after(query, before)
    const whole = after(named, before)
    assert.deepEqual(docs, whole.docs, `${query}: ${answer}`)
    assert.deepEqual(understood.place, whole.understood.place, query)
    assert.notEqual(understood.place, null, query)
  }
})

test('where no place or several were named, and in a first question, it stays what it says', () => {
  assert.match(after('in the south of the island instead', 'quiet lakes').answer, /south of the island/)
  assert.match(after('quiet lakes in the south of the island').answer, /south/)
})
