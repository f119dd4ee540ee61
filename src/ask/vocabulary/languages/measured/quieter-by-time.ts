import { type Row, rowsOf } from '../language-table.ts'
import type { Foreign } from '../languages.ts'

/** How each language says in summer, at night and so on: the English phrase behind "quieter", and what is said. */
const TIMES: Readonly<Record<Foreign, string>> = {
  de: `
in winter = im winter
in summer = im sommer
in spring = im frühling|im frühjahr
in autumn = im herbst
at night = nachts|in der nacht|bei nacht|über nacht
by day = tagsüber|am tag|am tage
in the morning = morgens|am morgen|vormittags
in the evening = abends|am abend
on weekdays = wochentags|unter der woche|werktags
at weekends = am wochenende|an wochenenden
off season = in der nebensaison|außerhalb der saison`,
  fr: `
in winter = en hiver|l hiver
in summer = en été|l été
in spring = au printemps
in autumn = en automne
at night = la nuit|de nuit
by day = le jour|de jour|la journée|en journée
in the morning = le matin
in the evening = le soir|en soirée
on weekdays = en semaine
at weekends = le week-end|le weekend
off season = hors saison|hors de la saison`,
  es: `
in winter = en invierno
in summer = en verano
in spring = en primavera
in autumn = en otoño
at night = de noche|por la noche
by day = de día|durante el día
in the morning = por la mañana
in the evening = al atardecer
on weekdays = entre semana
at weekends = los fines de semana|el fin de semana
off season = fuera de temporada`,
  it: `
in winter = in inverno|d inverno
in summer = in estate|d estate
in spring = in primavera
in autumn = in autunno
at night = di notte|la notte
by day = di giorno|durante il giorno
in the morning = di mattina|la mattina|al mattino
in the evening = di sera|la sera
on weekdays = nei giorni feriali|in settimana
at weekends = nel fine settimana|nel weekend
off season = fuori stagione`,
}

const QUIETER: Readonly<Record<Foreign, readonly string[]>> = {
  de: ['ruhiger', 'leiser', 'stiller', 'weniger laut'],
  fr: ['plus calme', 'plus tranquille', 'plus silencieux', 'plus silencieuse', 'moins bruyant', 'moins bruyante'],
  es: ['más tranquilo', 'más tranquila', 'más silencioso', 'más silenciosa', 'menos ruidoso', 'menos ruidosa'],
  it: ['più tranquillo', 'più tranquilla', 'più silenzioso', 'più silenziosa', 'meno rumoroso', 'meno rumorosa'],
}

/** "Más tranquilo en verano", "im Sommer ruhiger": what is compared is a time, and no other place. */
export function quieterByTimeIn(language: Foreign): Row[] {
  return rowsOf(TIMES[language]).map(({ english, said }) => ({
    english: `quieter ${english}`,
    said: QUIETER[language].flatMap(quieter => said.flatMap(time => [`${quieter} ${time}`, `${time} ${quieter}`])),
  }))
}
