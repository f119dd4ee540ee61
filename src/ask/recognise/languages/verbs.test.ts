import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()

test('how one gets to a spot is understood with any person, turned round or not', () => {
  for (const query of [
    'Comment se rend-on à Port-Cros ?',
    'Comment me rends-je à Port-Cros ?',
    'Comment nous rendons-nous à Port-Cros ?',
    'Comment puis-je me rendre à Port-Cros ?',
    'Comment accède-t-on à Port-Cros ?',
    'Comment rejoint-on Port-Cros ?',
    'Comment peut-on atteindre Port-Cros ?',
    "Comment est-ce qu'on se rend à Port-Cros ?",
    'Par quel moyen arrive-t-on à Port-Cros ?',
    '¿Cómo se accede a Port-Cros?',
    '¿Cómo me desplazo a Port-Cros?',
    'Come si accede a Port-Cros?',
    'Come ci si reca a Port-Cros?',
    'Wie fährt man nach Port-Cros?',
    'Wie reisen wir nach Port-Cros?',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, /Boat from Hyères/, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  for (const query of ["Comment s'y rend-on ?", 'Comment y accède-t-on ?', 'Come ci si reca?'])
    assert.match(ask({ query, prev: ['Port-Cros'] }, context).answer, /Boat from Hyères/, query)
})

test('a verb that no table holds is named as not applied, and is no property of a spot', () => {
  for (const query of [
    'Papote-t-on à Sarek ?',
    'Comment patine-t-on à Sarek ?',
    '¿Cómo se patina en Sarek?',
    'Come si pattina a Sarek?',
    'Wie rodelt man in Sarek?',
  ]) {
    const { answer, understood } = ask({ query }, context)
    assert.equal(understood.notApplied.length, 1, `${query}: ${answer}`)
    assert.doesNotMatch(answer, /n’est pas connu\.$|no se sabe\.$|non si sa\.$|nicht bekannt\.$/, query)
  }
})

test('a noun that nothing is recorded of stays not known of a spot', () => {
  for (const [query, unknown] of [
    ['Y a-t-il des licornes à Sarek ?', /Rien n’est noté sur « licornes »/],
    ['¿Hay unicornios en Sarek?', /De «unicornios» no consta nada/],
    ['Ci sono unicorni a Sarek?', /Su «unicorni» non risulta nulla/],
  ] as const)
    assert.match(ask({ query }, context).answer, unknown)
})

test('when a place closes is not known here, with where one would look', () => {
  for (const [query, said] of [
    ['A che ora chiude Port-Cros?', /^Qui non si sa/],
    ['¿A qué hora cierra Port-Cros?', /^Aquí no se sabe cuándo abre/],
    ['Um wie viel Uhr schließt Port-Cros?', /ist hier nicht bekannt/],
    ['À quelle heure ferme Port-Cros ?', /n’est pas connu ici/],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, said, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})
