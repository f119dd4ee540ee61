import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext, starterSpots } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const isSwum = ({ activities }: { activities: readonly string[] }) => activities.includes('swimming')
const [nuuksio, tyresta] = ['Nuuksio', 'Tyresta'].map(name => starterSpots().find(spot => spot.name === name))

test('of two spots the better for something is the one that has it, and not the quieter one', () => {
  assert.ok(nuuksio && tyresta && isSwum(nuuksio) && !isSwum(tyresta))
  assert.ok(tyresta.silenceRating > nuuksio.silenceRating)
  for (const query of [
    'Which is better for swimming, Nuuksio or Tyresta?',
    'Nuuksio or Tyresta: which one is best for swimming?',
    'Was ist besser zum Schwimmen, Nuuksio oder Tyresta?',
    'Lequel est meilleur pour la baignade, Nuuksio ou Tyresta ?',
    '¿Cuál es mejor para nadar, Nuuksio o Tyresta?',
    'Quale è meglio per nuotare, Nuuksio o Tyresta?',
    'Ist Nuuksio besser als Tyresta zum Schwimmen?',
    'Nuuksio, c’est mieux que Tyresta pour la baignade ?',
    '¿Es mejor Nuuksio que Tyresta para nadar?',
  ]) {
    const { answer } = ask({ query, prev: [] }, context)
    assert.doesNotMatch(answer, /quieter|ruhiger|plus calme|más tranquilo|più tranquillo/, query)
    assert.match(
      answer,
      /not known|nicht bekannt|pas connu|On ne sait pas|No se sabe|non si sa|non è noto/i,
      `${query}: ${answer}`,
    )
  }
})

test('better, of nothing that is done there, is quieter still', () => {
  for (const query of ['Which is better, Nuuksio or Tyresta?', 'Is Tyresta better than Nuuksio?'])
    assert.match(ask({ query, prev: [] }, context).answer, /quieter/, query)
  const { docs, answer } = ask({ query: 'What are the best lakes for swimming in Finland?', prev: [] }, context)
  assert.ok(
    docs.length > 0 && docs.every(doc => isSwum({ activities: context.index.spot(doc).activities ?? [] })),
    answer,
  )
})

test('how good a view or a lake is at one of two spots is not recorded', () => {
  for (const query of [
    'which has the best view, Sarek or Rondane',
    'which has the better view, Sarek or Rondane?',
    'Sarek or Rondane: where are the best mountains?',
  ]) {
    const { answer } = ask({ query, prev: [] }, context)
    assert.match(answer, /measure of beauty/, query)
    assert.doesNotMatch(answer, /quieter/, query)
  }
})

test('better than another, or of two, for something is whether each has it, wherever the names stand', () => {
  for (const query of [
    'Is Abisko better than Sarek for bird watching?',
    'Is Madriu or Sarek better for bird watching?',
    '¿Es mejor Abisko o Sarek para oír pájaros?',
    '¿Es Abisko mejor que Sarek para observar aves?',
    'Abisko è meglio di Sarek per osservare gli uccelli?',
    'è meglio Abisko o Sarek per osservare gli uccelli?',
  ]) {
    const { answer } = ask({ query, prev: [] }, context)
    assert.match(answer, /^(Whether you can watch birds|No se sabe si|Non si sa se)/, query)
    assert.doesNotMatch(answer, /quieter|noisier|más tranquilo|più tranquillo/, query)
  }
})
