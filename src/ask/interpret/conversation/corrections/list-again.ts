import { type Span, merged } from '../../../recognise/spans.ts'
import { markAt, marksOf, type Said } from '../../polarity/marks.ts'
import { saysNothing } from './says-nothing.ts'

/** What asks for the list that was shown before one of it was asked about. */
const AGAIN = marksOf({
  en: 'back to the list|go back to the list|take me back to the list|back to the results|go back to the results|the list again|show me the list again|show the list again|show me them all again|show them again|show me them again|what were the others|which were the others',
  de: 'zurück zur liste|wieder zur liste|zurück zu den ergebnissen|die liste noch mal|die liste nochmal|die liste noch einmal|zeig die liste noch mal|zeig mir die liste noch mal|zeig mir die liste nochmal|zeig mir noch mal die liste|zeig mir nochmal die liste|zeig mir die liste noch einmal',
  fr: 'retour à la liste|revenons à la liste|reviens à la liste|revenir à la liste|retour aux résultats|la liste encore une fois|montre moi encore la liste|remontre moi la liste|redonne moi la liste',
  es: 'volvamos a la lista|vuelve a la lista|volver a la lista|de vuelta a la lista|la lista otra vez|la lista de nuevo|muéstrame la lista otra vez|muéstrame otra vez la lista|enséñame otra vez la lista|repite la lista',
  it: 'torniamo alla lista|torna alla lista|tornare alla lista|torniamo all elenco|torna all elenco|di nuovo la lista|ancora la lista|mostrami di nuovo la lista|fammi rivedere la lista|ripeti la lista',
})

/** How a list that is asked for again is said. */
export const LIST_AGAIN = 'list again'

/** Reads "back to the list", and nothing else, as that list once more. */
export function withListAgain(said: Said): readonly Span[] {
  const { spans } = said
  const from = spans.findIndex((_, at) => markAt(said, at, AGAIN) > 0)
  const length = from === -1 ? 0 : markAt(said, from, AGAIN)
  const others = [...spans.slice(0, Math.max(0, from)), ...spans.slice(from + length)]
  if (length === 0 || !others.every(saysNothing)) return spans
  return [merged(spans.slice(from, from + length), { is: 'follow', as: 'and' }, LIST_AGAIN)]
}
