import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const starter = await starterContext()

test('how to get from one town to another is not known, in each language', () => {
  for (const [query, said] of [
    ['How do I get from Vienna to Salzburg?', 'How to get from one town to another is not known here'],
    ['how can I get from Vienna to Salzburg by train', 'How to get from one town to another is not known here'],
    [
      'Wie komme ich mit dem Zug von Wien nach Salzburg?',
      'Wie man von einem Ort zum anderen kommt, ist hier nicht bekannt',
    ],
    ['Comment aller de Vienne à Salzbourg ?', 'n’est pas connu ici'],
    ['¿Cómo llego de Viena a Salzburgo?', 'Aquí no se sabe cómo ir'],
    ['Come arrivo da Vienna a Salisburgo?', 'Qui non si sa come andare'],
  ] as const)
    assert.ok(ask({ query }, starter).answer.includes(said), `${query}: ${ask({ query }, starter).answer}`)
})

test('how to get to a spot is told, and how far two towns are apart', () => {
  assert.match(ask({ query: 'How do I get from Berchtesgaden to Königssee?' }, starter).answer, /Königssee.*boat/i)
  assert.match(ask({ query: 'How far is it from Vienna to Salzburg?' }, starter).answer, /km/)
  assert.match(ask({ query: 'how do I get to a quiet lake from Vienna?' }, starter).answer, /quiet lake/)
})
