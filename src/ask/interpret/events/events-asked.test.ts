import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

test('whether a ski lift disturbs is told of each spot that was shown, and of one that it is near', { skip }, () => {
  if (!known) return
  for (const [prev, query, said] of [
    [
      ['Welche Berge liegen rund um Malbun?'],
      'Bei welchen davon stört kein Skilift?',
      /^Zu „skilift“ ist bei Sassfürkle nichts verzeichnet/,
    ],
    [
      ['cols près de Grau Roig'],
      'Lesquels ne sont dérangés par aucune remontée mécanique ?',
      /^Rien n’est noté sur « remontée mécanique » pour/,
    ],
    [['picos cerca de Malbun'], '¿en cuáles no molesta ningún remonte?', /^De «remonte» no consta nada sobre Spitz/],
    [['vette vicino a Malbun'], 'in quali non disturba nessun impianto di risalita?', /impianto di risalita.* Spitz/],
    [['peaks near Malbun'], 'which of them are not disturbed by a ski lift?', /^For Spitz, "ski lift" is not known\./],
    [['peaks near Malbun'], 'which of them has a ski lift nearby?', /^For Spitz, "ski lift" is not known\./],
    [
      ['passes near Grau Roig within 3 km'],
      'does a ski lift bother there?',
      /In winter a ski lift \(TK Montmalús\), 0\.2 km away, caps the rating/,
    ],
    [[], 'Is there a ski lift near els Colells?', /^In winter a ski lift \(TK Montmalús\)/],
    [[], 'Gibt es einen Skilift bei els Colells?', /^Im Winter begrenzt ein Skilift \(TK Montmalús\)/],
    [
      [],
      "Y a-t-il une remontée mécanique près du Pic d'Engaït ?",
      /^En hiver, une remontée mécanique \(TK Pic Negre\)/,
    ],
    [[], '¿Hay un remonte cerca de els Colells?', /^En invierno, un remonte \(TK Montmalús\)/],
    [[], "C'è un impianto di risalita vicino a els Colells?", /^In inverno un impianto di risalita \(TK Montmalús\)/],
    [
      ["Y a-t-il une remontée mécanique près du Pic d'Engaït ?"],
      'Et la nuit, combien de décibels ?',
      /^Bruit calculé à Pic d'Engaït : la nuit environ/,
    ],
    // Another noise is looked for as before.
    [['peaks near Malbun'], 'which of them is not disturbed by roads?', /20 are places where roads do not give 30 dB/],
  ] as const) {
    const { answer, understood } = ask({ query, prev: [...prev] }, known.context)
    assert.match(answer, said, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  const { understood } = ask({ query: 'lakes near Malbun without a ski lift' }, known.context)
  assert.deepEqual(understood.notApplied, ['without a ski lift'])
})
