// What says how a rating came about, in German, French, Spanish and Italian.
import type { Foreign } from './languages.ts'
import { type Row, rowsOf } from './language-table.ts'

const MADE: Readonly<Record<Foreign, string>> = {
  de: `
editorial = redaktionell|redaktionelle|redaktionellen|redaktioneller|redaktionelles|redaktion|von hand vergeben
computed = berechnet|berechnete|berechneten|berechneter|berechnetes|errechnet|errechnete|errechneten|errechneter|modelliert|modellierte|modellierten|simuliert
measured = gemessen|gemessene|gemessenen|gemessener|gemessenes|messwert|messwerte|messung|messungen|vor ort gemessen
estimated = geschätzt|geschätzte|geschätzten|schätzwert|schätzwerte|schätzung
microphone = mikrofon|mikrofone|mikrofonen|mikrophon|mikrophone|schallmesser|schallpegelmesser|schallmessgerät|messgerät|messgeräte|messgeräten`,
  fr: `
editorial = éditorial|éditoriale|éditoriales|éditoriaux|rédaction|rédactionnelle|donnée à la main
computed = calculé|calculée|calculés|calculées|modélisé|modélisée|modélisés|modélisées|simulée|simulées
measured = mesuré|mesurée|mesurés|mesurées|mesure sur place|mesures sur place
estimated = estimé|estimée|estimés|estimées|estimation|estimations
microphone = micro|micros|microphone|microphones|sonomètre|sonomètres|capteur|capteurs`,
  es: `
editorial = editorial|editoriales|redacción|redaccional
computed = calculado|calculada|calculados|calculadas|modelado|modelada|modelados|modeladas|simulada|simuladas
measured = medido|medida|medidos|medidas|se mide|se miden|medición|mediciones
estimated = estimado|estimada|estimados|estimadas|estimación|estimaciones
microphone = micrófono|micrófonos|sonómetro|sonómetros|sensor|sensores`,
  it: `
editorial = editoriale|editoriali|redazione|redazionale|redazionali
computed = calcolato|calcolata|calcolati|calcolate|modellato|modellata|modellati|modellate|simulata|simulate
measured = misurato|misurata|misurati|misurate|si misura|si misurano|misurazione|misurazioni
estimated = stimato|stimata|stimati|stimate|stima|stime
microphone = microfono|microfoni|fonometro|fonometri|sensore|sensori`,
}

/** The rows of a language. */
export function ratingMadeIn(language: Foreign): Row[] {
  return rowsOf(MADE[language])
}
