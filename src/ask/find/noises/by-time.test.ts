import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

for (const [query, told] of [
  [
    'Is Estany de Coma Estremera quieter in summer when the ski lifts are off?',
    /in the rest of the year it may be quieter/,
  ],
  [
    'Is Estany de Coma Estremera quieter in summer?',
    /^[^.]* is rated 3\.9\. In winter a ski lift .* caps the rating at 3\.9/,
  ],
  ['Is it quieter at Estany de Coma Estremera when the lifts are not running?', /rest of the year it may be quieter/],
  [
    'Ist Estany de Coma Estremera im Sommer ruhiger?',
    /Im Winter begrenzt ein Skilift .* im übrigen Jahr kann es ruhiger sein/,
  ],
  ['Ist Estany de Coma Estremera ruhiger, wenn die Lifte stehen?', /im übrigen Jahr kann es ruhiger sein/],
  ["L'Estany de Coma Estremera est-il plus calme en été ?", /le reste de l’année, ce peut être plus calme/],
  ['¿Es más tranquilo en verano el Estany de Coma Estremera?', /el resto del año puede ser más tranquilo/],
  ["L'Estany de Coma Estremera è più tranquillo d'estate?", /nel resto dell’anno può essere più tranquillo/],
  ['Is Niarbyl Bay quieter at night?', /^At Niarbyl Bay about 27 dB of noise were computed at night; by day about 33/],
  ['Ist Niarbyl Bay nachts ruhiger?', /nachts etwa 27 dB/],
  ['Niarbyl Bay est-elle plus calme la nuit ?', /la nuit environ 27 dB/],
  ['¿Es Niarbyl Bay más tranquila de noche?', /por la noche unos 27 dB/],
  ['Niarbyl Bay è più tranquilla di notte?', /di notte circa 27 dB/],
  // No lift is there.
  [
    'Is Niarbyl Bay quieter in winter?',
    /^That is not known here: the catalogue records no differences between days or seasons; of computed/,
  ],
] as const)
  test(`what is known by times is told: ${query}`, withExtracts, () => {
    if (!extracts) return
    const { answer, understood } = ask({ query }, extracts.context)
    assert.match(answer, told)
    assert.deepEqual(understood.notApplied, [])
  })

test('lifts that run are no summer', withExtracts, () => {
  if (!extracts) return
  const { answer } = ask(
    { query: 'Is Estany de Coma Estremera quieter when the ski lifts are running?' },
    extracts.context,
  )
  assert.match(answer, /^I could not take into account|not known/)
})
