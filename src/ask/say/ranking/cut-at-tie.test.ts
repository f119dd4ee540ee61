import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../../test/support/starter-context.ts'
import { ask } from '../../ask.ts'

const context = await starterContext()
const { index } = context

const answered = (query: string) => ask({ query }, context)

/** How many of the docs that a question finds are rated as high as one rating, or higher. */
const ratedFrom = (query: string) => Number(/^The catalogue has (\d+)/.exec(answered(query).answer)?.[1])

test('a superlative whose list ends among equals says how many more are rated as its last, in each language', () => {
  const { sources } = answered('the quietest spot in Africa where I can watch wildlife')
  const more = ratedFrom('spots in Africa rated at least 4.8 where I can watch wildlife') - sources.length
  assert.ok(more > 1)
  for (const [query, said] of [
    [
      'the quietest spot in Africa where I can watch wildlife',
      `The 5 quietest (${more} more are rated as high as the last):`,
    ],
    [
      'der ruhigste Ort in Afrika, wo man Tiere beobachten kann',
      `Die 5 ruhigsten (${more} weitere sind so hoch bewertet wie der letzte):`,
    ],
    [
      "le lieu le plus silencieux d'Afrique où l'on peut observer des animaux",
      `Les 5 plus calmes (${more} de plus sont aussi bien notés que le dernier) :`,
    ],
    [
      'el lugar más tranquilo de África para observar animales',
      `(${more} más tienen una puntuación tan alta como el último):`,
    ],
    ['il luogo più tranquillo in Africa per osservare gli animali', `${more}`],
  ] as const)
    assert.ok(answered(query).answer.includes(said), `${query}: ${answered(query).answer.slice(0, 300)}`)
})

test('where all that are shown are rated alike, or none is left out, the list is in order', () => {
  assert.match(answered('the quietest lake in Germany').answer, /In order:|the only one/)
  assert.doesNotMatch(answered('der zweitruhigste Ort in Afrika').answer, /Die 5 ruhigsten/)
})

test('a share names all that are rated as the last of the quietest, or how many more are', () => {
  const { answer, docs } = answered('what percentage of spots are free')
  const last = index.silenceRating(docs.at(-1) ?? 0)
  assert.equal(docs.length, ratedFrom(`free spots rated at least ${last.toFixed(1)}`))
  assert.ok(docs.length > 5 && answer.endsWith('Wood Buffalo (rated 4.9).'), answer)
  const spanish = answered('que porcentaje de los lugares son gratis')
  assert.deepEqual(spanish.docs, docs)
  for (const [query, said] of [
    ['what percentage of spots are mountains', /; 5 more are rated as high as the last\.$/],
    ['qué porcentaje de los lugares son montañas', /; 5 lugares más tienen la misma puntuación que el último\.$/],
    ['quel pourcentage des lieux sont des montagnes', / ; 5 autres lieux ont la même note que le dernier\.$/],
  ] as const)
    assert.match(answered(query).answer, said)
})
