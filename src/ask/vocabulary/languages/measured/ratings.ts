// Bounds of ratings and of levels by verbs and comparatives: "besser als 4", "che superano 4", "qui n'atteignent pas 30 dB".
import type { Rewrite } from '../language-table.ts'
import type { Spoken } from './number-words.ts'
import { LOUD, RATING } from './units.ts'

const rewrite = (said: string, as: string): Rewrite => ({
  said: new RegExp(String.raw`(?<!\p{L})(?:${said})`, 'giu'),
  as,
})

const IN: Readonly<Record<Spoken, readonly Rewrite[]>> = {
  en: [
    rewrite(
      String.raw`not (?:rated|scored) (?:lower|worse|less) than ${RATING}|not (?:rated|scored) (?:below|under) ${RATING}`,
      'rated at least $1$2',
    ),
    rewrite(String.raw`not (?:rated|scored) (?:higher|better|more) than ${RATING}`, 'rated at most $1'),
    rewrite(String.raw`rated (?:higher|better) than ${RATING}`, 'rated above $1'),
    rewrite(String.raw`rated (?:lower|worse) than ${RATING}`, 'rated below $1'),
    rewrite(String.raw`(?:that |which )?beats? ${RATING}`, 'rated above $1'),
    rewrite(String.raw`(?:that |which )?(?:gets?|scores?) (?:an? )?${RATING} at the very least`, 'rated at least $1'),
    rewrite(String.raw`(?:that |which )?scored? (?:just|precisely|exactly) ${RATING}`, 'rated exactly $1'),
    rewrite(String.raw`(?:the )?number one (?=[^?!;]{3,60} for (?:quiet|silence|peace))`, 'the quietest '),
  ],
  de: [
    rewrite(String.raw`Mindest(?:bewertung|note|wertung):? ${RATING}`, 'Bewertung mindestens $1'),
    rewrite(String.raw`Höchst(?:bewertung|note|wertung):? ${RATING}`, 'Bewertung höchstens $1'),
    rewrite(String.raw`Bewertung (?:von )?${RATING} (?:übersteigt|überschreitet|übertrifft)`, 'Bewertung über $1'),
    rewrite(String.raw`(?:mit )?(?:einer )?höheren? Bewertung als ${RATING}`, 'mit Bewertung über $1'),
    rewrite(
      String.raw`(?:mit )?(?:einer )?(?:niedrigeren?|schlechteren?) Bewertung als ${RATING}`,
      'mit Bewertung unter $1',
    ),
    rewrite(
      String.raw`(?:mit |von |zwischen )?${RATING} (?:bis|und) ${RATING} (?:Sternen?|bewertet(?!\p{L}))`,
      'mit Bewertung zwischen $1 und $2',
    ),
    rewrite(String.raw`bis (?:zu )?${RATING} (?:Sternen?|bewertet(?!\p{L}))`, 'mit Bewertung höchstens $1'),
    rewrite(String.raw`(mindestens|höchstens) mit ${RATING} bewertet(?!\p{L})`, 'mit Bewertung $1 $2'),
    rewrite(String.raw`mit ${RATING} bewertet(?!\p{L})`, 'mit Bewertung $1'),
    rewrite('Punktzahl', 'Bewertung'),
    rewrite(
      String.raw`(?:die )?Nummer (?:eins|1) (?:der|unter den) (?:ruhigen )?(?=(?-i:\p{Lu}))`,
      'die ruhigste der ',
    ),
    rewrite(String.raw`wo es (unter|über) ${LOUD} (?:bleibt|liegt|geht)`, 'mit $1 $2'),
  ],
  fr: [
    rewrite(String.raw`pas pires? que ${RATING}`, 'avec une note d’au moins $1'),
    rewrite(String.raw`${RATING}(?: étoiles?)? ou (?:mieux|davantage)`, 'au moins $1'),
    rewrite(
      String.raw`(?:qui )?ne (?:dépass(?:ant|ent|e)|excèd(?:ant|ent|e)) pas ${RATING}(?: étoiles?)?`,
      'avec une note d’au plus $1',
    ),
    rewrite(String.raw`(?:qui )?n['’](?:atteign(?:ant|ent)|atteint) pas ${RATING}`, 'avec une note inférieure à $1'),
    rewrite(String.raw`de ${RATING} à ${RATING} étoiles`, 'avec une note entre $1 et $2'),
    rewrite(String.raw`(?:qui )?ne (?:dépass(?:ant|ent|e)|excèd(?:ant|ent|e)) pas ${LOUD}`, 'avec moins de $1'),
    rewrite(String.raw`où le (?:bruit|niveau) reste (?:en dessous|au-dessous) de ${LOUD}`, 'avec moins de $1'),
    rewrite(String.raw`numéro un du (?:calme|silence)`, 'le plus calme'),
  ],
  es: [
    rewrite(String.raw`(?:con )?un mínimo de ${RATING}`, 'con puntuación de al menos $1'),
    rewrite(String.raw`con (?:al menos|como mínimo) un ${RATING}`, 'con puntuación de al menos $1'),
    rewrite(String.raw`que no (?:super[ea]n?|pas[ea]n? de) ${RATING}(?: estrellas?)?`, 'con puntuación máxima de $1'),
    rewrite(String.raw`que no lleg(?:an?|uen?) (?:al?|a los) ${RATING}`, 'con puntuación inferior a $1'),
    rewrite(String.raw`de ${RATING} a ${RATING} estrellas`, 'con puntuación entre $1 y $2'),
    rewrite(String.raw`que no super[ea]n? (?:los )?${LOUD}`, 'con menos de $1'),
    rewrite(String.raw`número uno en (?:tranquilidad|silencio|calma)`, 'más tranquilo'),
  ],
  it: [
    rewrite(String.raw`non peggior[ei] di ${RATING}`, 'con voto di almeno $1'),
    rewrite(String.raw`non miglior[ei] di ${RATING}`, 'con voto massimo $1'),
    rewrite(String.raw`peggior[ei] di ${RATING}`, 'con voto inferiore a $1'),
    rewrite(String.raw`miglior[ei] di ${RATING}`, 'con voto superiore a $1'),
    rewrite(String.raw`(?:con )?un minimo di ${RATING}`, 'con voto di almeno $1'),
    rewrite(String.raw`(?:un )?(?:voto|punteggio) più bass[oi] di ${RATING}`, 'voto inferiore a $1'),
    rewrite(String.raw`che non super(?:ano|a|ino|i) (?:il )?${RATING}(?: stelle)?`, 'con voto massimo $1'),
    rewrite(String.raw`che super(?:ano|a|ino|i) (?:il )?${RATING}(?: stelle)?`, 'con voto superiore a $1'),
    rewrite(String.raw`che non arriv(?:ano|a|ino|i) (?:a|al) ${RATING}`, 'con voto inferiore a $1'),
    rewrite(String.raw`che non super(?:ano|a|ino|i) (?:i )?${LOUD}`, 'con meno di $1'),
    rewrite(String.raw`che super(?:ano|a|ino|i) (?:i )?${LOUD}`, 'con più di $1'),
    rewrite(String.raw`dove il (?:rumore|livello) (?:resta|rimane) sotto (?:i )?${LOUD}`, 'con meno di $1'),
    rewrite(String.raw`con precisamente`, 'con esattamente'),
    rewrite(String.raw`numero uno per (?:tranquillità|silenzio|quiete)`, 'più tranquillo'),
  ],
}

export function boundsByVerbIn(language: Spoken): readonly Rewrite[] {
  return IN[language]
}
