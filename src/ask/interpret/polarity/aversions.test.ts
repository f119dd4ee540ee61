import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { readQuestion } from '../../ask.ts'

const context = await starterContext()
const read = (query: string) => readQuestion({ query }, context)

test('the noise that somebody cannot bear is ruled out, in each language', () => {
  for (const query of [
    'I can’t bear the sound of traffic, a lake in Norway',
    'traffic noise drives me mad, a lake in Norway',
    'I am sick of road noise: lakes in Norway',
    'Ich halte Straßenlärm nicht mehr aus. Welche Seen gibt es in Norwegen?',
    'Straßenlärm nervt mich, ein See in Norwegen',
    'Ich habe Angst vor Straßenlärm, ein See in Norwegen',
    'je ne supporte plus le bruit des routes, un lac en Norvège',
    'le bruit des routes me rend fou, un lac en Norvège',
    'no soporto el ruido del tráfico, un lago en Noruega',
    'el ruido del tráfico me pone fatal, un lago en Noruega',
    'non sopporto il rumore del traffico, un lago in Norvegia',
    'il rumore del traffico mi dà fastidio, un lago in Norvegia',
  ]) {
    const { query: understood, account } = read(query)
    const noises = understood.conditions.filter(({ on }) => on === 'noise')
    assert.equal(noises.length, 1, query)
    assert.ok(
      noises.every(({ isNegated }) => isNegated),
      query,
    )
    assert.deepEqual(account.notApplied, [], query)
  }
})

test('trains that frighten are heard, and no way to get there', () => {
  for (const query of [
    'my son is scared of trains, a forest in Germany',
    'mi hijo tiene miedo a los trenes, un bosque en Alemania',
    'mio figlio ha paura dei treni, una foresta in Germania',
  ]) {
    const { conditions } = read(query).query
    assert.ok(!conditions.some(({ on }) => on === 'transport'), query)
    assert.ok(
      conditions.some(({ on, isNegated }) => on === 'noise' && isNegated),
      query,
    )
  }
})

test('whom silence harms does not look for it', () => {
  for (const query of [
    'absolute silence makes my tinnitus worse, a river in Norway',
    'absolute Stille macht meinen Tinnitus schlimmer, ein Fluss in Norwegen',
    'le silence absolu aggrave mes acouphènes, une rivière en Norvège',
    'el silencio absoluto empeora mis acúfenos, un río en Noruega',
    'il silenzio assoluto mi peggiora le cose, un fiume in Norvegia',
  ]) {
    const { query: understood, account } = read(query)
    assert.ok(!understood.conditions.some(({ on }) => on === 'rating'), query)
    assert.notEqual(understood.order, 'noise', query)
    assert.equal(account.notApplied.length, 1, query)
  }
})

test('an aversion to what is not recorded is named whole, and does not decide', () => {
  const { query, account } = read('los ladridos me ponen fatal, un bosque en Alemania')
  assert.deepEqual(account.notApplied, ['ladridos me ponen fatal'])
  assert.equal(query.kind, 'find')
})
