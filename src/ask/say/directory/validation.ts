// Whether the model has been checked, as docs/silence.md has it.
import { METHOD } from '../../../silence/parameters.ts'
import type { Language } from '../../vocabulary/languages/languages.ts'

export const VALIDATION: Readonly<Record<Language, string>> = {
  en: `The levels of the model (${METHOD}) have not been checked against any measurement. Its sums are checked by tests, and its ranks were compared with an independent noise index of 5,037 footways in Heidelberg (rank correlation 0.82), which were looked at while its parameters were chosen. Who checks what editors give is not known here.`,
  de: `Die Pegel des Modells (${METHOD}) sind an keiner Messung geprüft. Seine Summen prüfen Tests, und seine Rangfolge wurde mit einem unabhängigen Lärmindex von 5037 Fußwegen in Heidelberg verglichen (Rangkorrelation 0,82), die bei der Wahl der Parameter angesehen wurden. Wer prüft, was die Redaktion vergibt, ist hier nicht bekannt.`,
  fr: `Les niveaux du modèle (${METHOD}) n’ont été comparés à aucune mesure. Ses sommes sont vérifiées par des tests, et son classement a été comparé à un indice de bruit indépendant de 5037 chemins à Heidelberg (corrélation des rangs 0,82), qui ont été regardés quand ses paramètres ont été choisis. Qui vérifie ce que donne la rédaction n’est pas connu ici.`,
  es: `Los niveles del modelo (${METHOD}) no se han comparado con ninguna medición. Sus sumas las comprueban pruebas, y su orden se comparó con un índice de ruido independiente de 5037 caminos en Heidelberg (correlación de rangos 0,82), que se miraron al elegir sus parámetros. Quién comprueba lo que da la redacción no se sabe aquí.`,
  it: `I livelli del modello (${METHOD}) non sono stati confrontati con nessuna misura. Le sue somme le verificano dei test, e il suo ordine è stato confrontato con un indice di rumore indipendente di 5037 vie pedonali a Heidelberg (correlazione dei ranghi 0,82), che sono state guardate quando si sono scelti i suoi parametri. Chi verifica ciò che dà la redazione qui non è noto.`,
}
