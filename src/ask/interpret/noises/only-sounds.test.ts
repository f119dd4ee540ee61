import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const PRISTINE = /pristine|völlig still|parfaitement calme|totalmente silencioso|del tutto silenzios/
const understoodOf = (query: string) => ask({ query }, context).understood

test('only sounds of nature are silence, beside what sounds where that is recorded', () => {
  for (const [query, tags] of [
    ['only the sound of water', ['water']],
    ['nothing but the sound of a waterfall', ['waterfall']],
    ['somewhere I only hear birds', ['bird-watching']],
    ['only natural sounds', []],
    ['nur das Rauschen von Wasser', ['water']],
    ['Orte, wo man nur Vögel hört', ['bird-watching']],
    ['nur Naturgeräusche', []],
    ['seulement le bruit de l’eau', ['water']],
    ['un lac où on n’entend que les oiseaux', ['lake', 'bird-watching']],
    ['solo el sonido del agua', ['water']],
    ['un lago donde solo se oyen pájaros', ['lake', 'bird-watching']],
    ['solo il rumore dell’acqua', ['water']],
    ['un lago dove si sentono solo uccelli', ['lake', 'bird-watching']],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, PRISTINE, query)
    assert.deepEqual(understood.tags, tags, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
})

test('a sound that no spot is recorded with is named beside the silence', () => {
  for (const [query, named] of [
    ['nothing but wind', 'wind'],
    ['where the only sound is the wind', 'wind'],
    ['nichts als Wind', 'Wind'],
    ['rien que le vent', 'vent'],
    ['nada más que el viento', 'viento'],
    ['nient’altro che vento', 'vento'],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, PRISTINE, query)
    assert.deepEqual(understood.notApplied, [named], query)
  }
})

test('wind and waves are no village, unless a place is expected', () => {
  for (const [query, named] of [
    ['I want to hear only wind and waves', ['wind', 'waves']],
    ['Ich möchte nur Wind und Wellen hören', ['Wind', 'Wellen']],
    ['je veux n’entendre que le vent et les vagues', ['vent', 'vagues']],
    ['quiero oír solo el viento y las olas', ['viento', 'olas']],
    ['voglio sentire solo il vento e le onde', ['vento', 'onde']],
  ] as const) {
    const { answer, understood } = ask({ query }, context)
    assert.match(answer, PRISTINE, query)
    assert.deepEqual([understood.notApplied, understood.place], [named, null], query)
  }
  assert.match(ask({ query: 'Ruhige Orte in Wellen' }, context).answer, /Wellen \(Belgien\)/)
})

test('what is taken out of the silence is not left out', () => {
  for (const query of [
    'dead silence except running water',
    'totale Stille außer fließendem Wasser',
    'un silence total sauf l’eau qui coule',
    'silencio total salvo agua corriente',
    'silenzio assoluto tranne acqua che scorre',
  ]) {
    const { tags, without, notApplied } = understoodOf(query)
    assert.deepEqual([tags, without, notApplied.length], [['water'], [], 1], query)
  }
})

test('"only" and "except" of what makes no sound keep their sense', () => {
  assert.doesNotMatch(ask({ query: 'only lakes with water' }, context).answer, PRISTINE)
  assert.deepEqual(understoodOf('quiet places except parks').without, ['except parks'])
  assert.doesNotMatch(ask({ query: 'nothing but lakes in Norway' }, context).answer, PRISTINE)
})
