import { rowsOf, type Row } from '../language-table.ts'
import type { Foreign } from '../languages.ts'

/** Averages of heights and of noise: "altitude moyenne" is one of heights, and no rating. */
const ROWS: Readonly<Record<Foreign, readonly Row[]>> = {
  de: rowsOf(`
mean elevation = durchschnittliche höhe|mittlere höhe|durchschnittliche meereshöhe|mittlere meereshöhe|durchschnittliche höhenlage|mittlere höhenlage|durchschnittshöhe|höhe im durchschnitt|höhe im schnitt|höhe im mittel
mean noise level = durchschnittlicher lärm|durchschnittliche lärm|durchschnittlicher lärmpegel|durchschnittliche lärmpegel|mittlerer lärmpegel|mittlere lärmpegel|durchschnittlicher pegel|mittlerer pegel|mittlerer lärm|durchschnittliche lautstärke|mittlere lautstärke|lärm im durchschnitt|lärm im schnitt|lärmpegel im durchschnitt|lärmpegel im schnitt|lärmpegel im mittel
`),
  fr: rowsOf(`
mean elevation = altitude moyenne|altitudes moyennes|hauteur moyenne|élévation moyenne|moyenne des altitudes|moyenne d altitude|altitude en moyenne
mean noise level = bruit moyen|niveau moyen de bruit|niveau de bruit moyen|niveau sonore moyen|niveau moyen|moyenne de bruit|moyenne du bruit|volume sonore moyen
`),
  es: rowsOf(`
mean elevation = altitud media|altura media|altitud promedio|altura promedio|elevación media|elevación promedio|media de altitud|media de altura|promedio de altitud|promedio de altura
mean noise level = ruido medio|ruido promedio|nivel medio de ruido|nivel promedio de ruido|nivel de ruido medio|nivel de ruido promedio|nivel sonoro medio|nivel medio|media de ruido|promedio de ruido
`),
  it: rowsOf(`
mean elevation = altitudine media|altezza media|quota media|elevazione media|media delle altitudini|media delle altezze|media delle quote
mean noise level = rumore medio|livello medio di rumore|livello di rumore medio|livello sonoro medio|livello medio del rumore|livello del rumore medio|livello medio|media del rumore
`),
}

export function averageRowsIn(language: Foreign): readonly Row[] {
  return ROWS[language]
}
