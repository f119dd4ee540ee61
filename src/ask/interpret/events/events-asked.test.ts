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

test('lifts of the winter, tracks and shots are told by what caps the rating', { skip }, () => {
  if (!known) return
  for (const [query, said] of [
    ['Can you hear ski lifts at Nospitz in winter?', /^In winter a ski lift \(Täli\), 0\.4 km away/],
    ['Hört man im Winter am Nospitz den Skilift?', /^Im Winter begrenzt ein Skilift \(Täli\)/],
    ['Peut-on entendre des remontées mécaniques au Refugi de Ribaescorjada en hiver ?', /^En hiver, une remontée/],
    ['¿Se oyen remontes en Refugi de Ribaescorjada en invierno?', /^En invierno, un remonte/],
    ['Si sentono gli impianti di risalita al Refugi de Ribaescorjada in inverno?', /^In inverno un impianto/],
    ['Is there a motocross track near Sägaweier?', /^A raceway \(MX Arena Hälos\), 0\.2 km away/],
    ['Gibt es eine Motocross-Strecke am Sägaweier?', /^Eine Rennstrecke \(MX Arena Hälos\), 0,2 km entfernt, begrenzt/],
    ['Y a-t-il un terrain de motocross près du Sägaweier ?', /^Un circuit automobile \(MX Arena Hälos\)/],
    ['¿Hay un circuito de motocross cerca de Sägaweier?', /^Un circuito de carreras \(MX Arena Hälos\)/],
    ['Can you hear gunshots at Garey ny Cloie?', /^A shooting range \(Sinclair Rifle Range\), 0\.2 km away/],
    ['Hört man Schüsse am Garey ny Cloie?', /^Ein Schießplatz \(Sinclair Rifle Range\)/],
    ['Entend-on des coups de feu à Garey ny Cloie ?', /^Un stand de tir \(Sinclair Rifle Range\)/],
    ['¿Se oyen disparos en Garey ny Cloie?', /^Un campo de tiro \(Sinclair Rifle Range\)/],
    ['Si sentono spari a Garey ny Cloie?', /^Un poligono di tiro \(Sinclair Rifle Range\)/],
    ['Can you hear gunshots at Nospitz?', /^For Nospitz, "gunshots" is not known\.$/],
    ['Is there a marina near Sägaweier?', /"marina" is not known/],
  ] as const) {
    const { answer, understood } = ask({ query }, known.context)
    assert.match(answer, said, query)
    assert.deepEqual(understood.notApplied, [], query)
  }
  // Without a lift, the season is none that is known.
  assert.deepEqual(ask({ query: 'Is it quiet at Nospitz in winter?' }, known.context).understood.notApplied, [
    'in winter',
  ])
})
