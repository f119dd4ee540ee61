import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../../test/support/osm-samples.ts'
import { ask } from '../../ask.ts'

const extracts = await extractContext()
const withExtracts = { skip: extracts === undefined && NO_EXTRACTS }

function asked(turns: readonly string[]): string {
  return extracts ? ask({ query: turns.at(-1) ?? '', prev: turns.slice(0, -1) }, extracts.context).answer : ''
}

for (const [expected, ...turns] of [
  [
    /^Snaefell is higher than/,
    'Compare Snaefell and North Barrule',
    'how far are those apart?',
    'and which is higher?',
  ],
  [
    /^Snaefell is higher than/,
    'Compare Snaefell and North Barrule',
    'how far apart are they?',
    'which of them is higher?',
  ],
  [/^North Barrule is lower than/, 'How far is Snaefell from North Barrule?', 'which is lower?'],
  [/^North Barrule is farther north than/, 'How far is Snaefell from North Barrule?', 'which is further north?'],
  [
    /^Höher: Snaefell/,
    'Vergleiche Snaefell und North Barrule',
    'wie weit sind die auseinander?',
    'und welcher ist höher?',
  ],
  [/^Höher: Snaefell/, 'Vergleiche Snaefell und North Barrule', 'wo liegen sie?', 'und welcher ist höher?'],
  [
    /^Plus haut : Snaefell/,
    'Compare Snaefell et North Barrule',
    'à quelle distance sont-ils l’un de l’autre ?',
    'et lequel est le plus haut ?',
  ],
  [
    /^Más alto: Snaefell/,
    'Compara Snaefell y North Barrule',
    '¿a qué distancia están entre sí?',
    '¿y cuál es más alto?',
  ],
  [/^Più alto: Snaefell/, 'Confronta Snaefell e North Barrule', 'quanto distano?', 'e quale è più alto?'],
] as const)
  test(`behind the distance of two it is told which is more: ${turns.join(' || ')}`, withExtracts, () => {
    if (extracts) assert.match(asked(turns), expected)
  })

for (const [expected, ...turns] of [
  [
    /^The rating of .* has low confidence/,
    'Estany de l’Illa',
    'can I swim in it?',
    'how sure are you about the rating?',
  ],
  [/^The rating of .* has low confidence/, 'Estany de l’Illa', 'is it free?', 'are you sure it is quiet?'],
  [
    /^Die Bewertung .* geringe Sicherheit/,
    'Estany de l’Illa',
    'kann man dort schwimmen?',
    'wie sicher seid ihr bei der Bewertung?',
  ],
  [/^La note .* fiabilité faible/, 'Estany de l’Illa', 'peut-on s’y baigner ?', 'êtes-vous sûrs de la note ?'],
  [
    /^La puntuación .* fiabilidad baja/,
    'Estany de l’Illa',
    '¿se puede nadar?',
    '¿qué tan seguros están de la puntuación?',
  ],
  [/^Il voto .* affidabilità bassa/, 'Estany de l’Illa', 'si può nuotare?', 'quanto siete sicuri del voto?'],
  // What asks of no rating is told again.
  [/^Whether you can swim/, 'Estany de l’Illa', 'can I swim in it?', 'are you sure?'],
] as const)
  test(`how sure a rating is is told behind a fact: ${turns.join(' || ')}`, withExtracts, () => {
    if (extracts) assert.match(asked(turns), expected)
  })

for (const [expected, ...turns] of [
  [/^Of 60 lakes .* 77 %/, 'How many lakes are there in Andorra?', 'how many of them are rated 5?', 'as a percentage?'],
  [
    /^Of 60 lakes .* 77 %/,
    'How many lakes are there in Andorra?',
    'how many of them are rated 5?',
    'what share is that?',
  ],
  [/^Of 60 lakes .* 77 %/, 'How many lakes in Andorra are rated 5?', 'in percent?'],
  [
    /46 von 60, das sind 77 %/,
    'Wie viele Seen gibt es in Andorra?',
    'wie viele davon haben Bewertung 5?',
    'und in Prozent?',
  ],
  [
    /46 sur 60 .* 77 %/,
    'Combien de lacs y a-t-il en Andorre ?',
    'combien d’entre eux sont notés 5 ?',
    'en pourcentage ?',
  ],
  [/46 de 60 .* 77 %/, '¿Cuántos lagos hay en Andorra?', '¿cuántos de ellos tienen puntuación 5?', '¿en porcentaje?'],
  [/46 su 60 .* 77 %/, 'Quanti laghi ci sono in Andorra?', 'quanti di loro hanno voto 5?', 'e in percentuale?'],
  // What is part of nothing has no share.
  [/not take into account: "percentage"/, 'How many lakes are there in Andorra?', 'as a percentage?'],
  [
    /not take into account: "percentage"/,
    'How many lakes are there in Andorra?',
    'and on the Isle of Man?',
    'as a percentage?',
  ],
] as const)
  test(`a number is told as a share of what it is part of: ${turns.join(' || ')}`, withExtracts, () => {
    if (extracts) assert.match(asked(turns), expected)
  })

const FORESTS = {
  en: 'Quiet forests on the Isle of Man',
  de: 'Ruhige Wälder auf der Isle of Man',
  fr: 'Forêts calmes sur l’île de Man',
  es: 'Bosques tranquilos en la isla de Man',
  it: 'Boschi tranquilli sull’isola di Man',
} as const

for (const [language, query] of [
  ['en', 'without the ones that have parking'],
  ['en', 'without the ones with parking'],
  ['en', 'not those with parking'],
  ['en', 'except the ones with parking'],
  ['en', 'without parking'],
  ['de', 'ohne die mit Parkplatz'],
  ['de', 'ohne die, die einen Parkplatz haben'],
  ['de', 'außer denen mit Parkplatz'],
  ['fr', 'sans ceux qui ont un parking'],
  ['fr', 'sauf celles avec parking'],
  ['es', 'sin los que tienen aparcamiento'],
  ['it', 'senza quelli con parcheggio'],
] as const)
  test(`those that have it are left out: ${query}`, withExtracts, () => {
    if (!extracts) return
    const { answer, understood } = ask({ query, prev: [FORESTS[language]] }, extracts.context)
    assert.doesNotMatch(answer, /Lhargan/)
    assert.match(answer, /^[^:]* 5 /)
    assert.deepEqual(understood.notApplied, [])
  })

for (const [query, before, expected] of [
  [
    'what about Liechtenstein',
    'without the ones that have parking',
    /^The catalogue has 1 quiet forest .* not listed with/,
  ],
] as const)
  test(`what is left out stays left out elsewhere: ${before} || ${query}`, withExtracts, () => {
    if (extracts) assert.match(asked([FORESTS.en, before, query]), expected)
  })

for (const [expected, ...turns] of [
  [/ 57 quiet lakes/, 'lakes in Andorra', 'without the ones that are noisy'],
  [/ 57 ruhige Seen/, 'Seen in Andorra', 'ohne die, die laut sind'],
  [/ 57 lacs calmes/, 'lacs en Andorre', 'sans ceux qui sont bruyants'],
  [/ 57 lagos tranquilos/, 'lagos en Andorra', 'sin los que son ruidosos'],
  [/ 57 laghi tranquilli/, 'laghi in Andorra', 'senza quelli che sono rumorosi'],
  [/ 7 lakes .* or lower/, 'lakes in Andorra', 'except the ones above 2500 m'],
  [/ 7 Seen .*bis 2500 m/, 'Seen in Andorra', 'ohne die über 2500 m'],
  [/ 7 lacs /, 'lacs en Andorre', 'sans ceux au-dessus de 2500 m'],
  [/ 7 lagos /, 'lagos en Andorra', 'sin los de más de 2500 m'],
  [/ 7 laghi /, 'laghi in Andorra', 'senza quelli sopra i 2500 m'],
  [/ rated above 4/, 'lakes in Andorra', 'the ones with a rating above 4'],
  [/ rated 4 or lower/, 'lakes in Andorra', 'without the ones with a rating above 4'],
  [/ 1 quiet forest .* with parking/, FORESTS.en, 'without the ones that have no parking'],
  [/ 1 quiet forest .* with parking/, FORESTS.en, 'only the ones that have parking'],
] as const)
  test(`what is left out is not what is looked for: ${turns.join(' || ')}`, withExtracts, () => {
    if (extracts) assert.match(asked(turns), expected)
  })

for (const [expected, ...turns] of [
  [/in Laxey: about 59 dB .* At night .* 51 dB/, 'How loud is Ramsey?', 'and at night?', 'and Laxey?'],
  [/in Laxey: about 59 dB .* At night .* 51 dB/, 'How loud is Ramsey?', 'and in Laxey at night?'],
  [/^Laxey: etwa 59 dB .* Nachts .* 51 dB/, 'Wie laut ist es in Ramsey?', 'und nachts?', 'und in Laxey?'],
  [/^Laxey : environ 59 dB .* La nuit.* 51 dB/, 'Quel est le niveau sonore à Ramsey ?', 'et la nuit ?', 'et à Laxey ?'],
  [/^Laxey: .* 59 dB .* Por la noche .* 51 dB/, '¿Cuánto ruido hay en Ramsey?', '¿y de noche?', '¿y en Laxey?'],
  [/^Laxey: .* 59 dB .* Di notte .* 51 dB/, 'Quanto è rumoroso Ramsey?', 'e di notte?', 'e a Laxey?'],
  // A spot is asked about alike; that it is a camp site was asked by itself.
  [/^Snaefell is rated 1\.8.* 50 dB/, 'How loud is Peel?', 'what about Snaefell?'],
  [/in Ramsey: about 61 dB .* Snaefell 50 dB/, 'How loud is Ramsey?', 'is it louder than Snaefell?'],
  [/^Laxey is rated 1\.0 \(noisy\)\. At Laxey 55 dB/, 'How loud is Snaefell?', 'and Laxey?'],
  [/^Snaefell lies 621 m/, 'How loud is Ramsey?', 'how high is Snaefell?'],
  [/16 forests in Laxey/, 'How loud is Ramsey?', 'forests in Laxey'],
] as const)
  test(`behind the noise of a town that of another is told: ${turns.join(' || ')}`, withExtracts, () => {
    if (extracts) assert.match(asked(turns), expected)
  })

for (const [expected, ...turns] of [
  [
    /L’écart entre Canillo et Encamp est de 4 dB/,
    'Quelle paroisse est la plus calme, Ordino ou Canillo ?',
    'et Encamp ?',
    'de combien ?',
  ],
  [/difference between Canillo and Ordino \(Andorra\) is 6 dB/, 'Which is quieter, Ordino or Canillo?', 'by how much?'],
  [/Unterschied zwischen Canillo und .* 6 dB/, 'Was ist ruhiger, Ordino oder Canillo?', 'um wie viel?'],
  [/La diferencia entre Canillo y .* 6 dB/, '¿Qué es más tranquilo, Ordino o Canillo?', '¿por cuánto?'],
  [/La differenza tra Canillo e .* 6 dB/, 'Quale è più tranquillo, Ordino o Canillo?', 'di quanto?'],
  [/The difference is 0\./, 'Which is quieter, Andorra or Liechtenstein?', 'by how much?'],
  [/Unterschied 0,7/, 'Was ist ruhiger, Snaefell oder North Barrule?', 'um wie viel?'],
] as const)
  test(`by how much what was compared differs is told: ${turns.join(' || ')}`, withExtracts, () => {
    if (extracts) assert.match(asked(turns), expected)
  })

for (const [expected, ...turns] of [
  [/^El pico más ruidoso .*2800 m/, '¿Qué picos de más de 2800 m hay en Andorra?', '¿y cuál es el menos silencioso?'],
  [/^El lugar más ruidoso/, 'lugares menos tranquilos de Andorra'],
  [/^Le sommet le plus bruyant/, 'sommets en Andorre', 'et lequel est le moins silencieux ?'],
  [/^Der lauteste Gipfel/, 'Gipfel in Andorra', 'welcher ist am wenigsten ruhig?'],
  [/^La vetta più rumorosa/, 'cime in Andorra', 'e qual è la meno silenziosa?'],
  [/^The noisiest peak/, 'peaks in Andorra', 'which is the least quiet?'],
  [/^El pico más tranquilo/, 'pico menos ruidoso de Andorra'],
] as const)
  test(`the least quiet is the loudest: ${turns.join(' || ')}`, withExtracts, () => {
    if (extracts) assert.match(asked(turns), expected)
  })

for (const [expected, ...turns] of [
  [/Le plus proche d’Arinsal .* Refugi de les Fonts/, 'Refuges calmes près d’Arinsal', 'et plus près ?'],
  [
    /Le plus proche d’Arinsal .* Refugi de les Fonts/,
    'Refuges calmes près d’Arinsal',
    'le deuxième, il est payant ?',
    'et plus près ?',
  ],
  [/plus bruyant que/, 'Refuges calmes près d’Arinsal', 'et plus bruyant ?'],
  [/^En tête des plus au nord/, 'Refuges calmes près d’Arinsal', 'et plus au nord ?'],
  [/^El lago más ruidoso/, 'lagos de Andorra', '¿y más ruidoso?'],
  // Behind a number it is a limit; a meadow stays one.
  [/ 52 lacs en Andorre \(note à partir de 4,0\)/, 'lacs en Andorre notés 4 et plus'],
  [/ 52 lagos en Andorra \(puntuación desde 4,0\)/, 'lagos en Andorra con puntuación 4 y más'],
  [/ 1 prairie calme/, 'prés calmes en Andorre'],
] as const)
  test(`"and more" goes on with what is more, and is no wish for quiet: ${turns.join(' || ')}`, withExtracts, () => {
    if (extracts) assert.match(asked(turns), expected)
  })

for (const [expected, ...turns] of [
  [
    /^The catalogue has 10 spots within 25 km of Malbun with drinking water/,
    'peaks near Malbun',
    'only those over 2200m',
    'ok forget peaks, where can I get drinking water there',
  ],
  [
    /^Der Katalog hat 10 Orte im Umkreis .* \(Trinkwasser\)/,
    'Gipfel bei Malbun',
    'nur die über 2200 m',
    'vergiss die Gipfel, wo gibt es dort Trinkwasser?',
  ],
  [
    /^Le catalogue compte 10 lieux .* \(eau potable\)/,
    'sommets près de Malbun',
    'seulement ceux au-dessus de 2200 m',
    'oublie les sommets, où trouver de l’eau potable là-bas ?',
  ],
  [
    /^El catálogo tiene 10 lugares .* \(agua potable\)/,
    'picos cerca de Malbun',
    'solo los de más de 2200 m',
    'olvida los picos, ¿dónde hay agua potable allí?',
  ],
  [
    /^Il catalogo ha 10 luoghi .* \(acqua potabile\)/,
    'cime vicino a Malbun',
    'solo quelle oltre i 2200 m',
    'dimentica le cime, dove trovo acqua potabile lì?',
  ],
  // Another kind that may be as well does not lift the height.
  [/ 6 spots .* higher than 2200 m/, 'peaks near Malbun', 'only those over 2200m', 'it need not be a peak'],
] as const)
  test(`the height of a kind goes with it: ${turns.join(' || ')}`, withExtracts, () => {
    if (extracts) assert.match(asked(turns), expected)
  })
