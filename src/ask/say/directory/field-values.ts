import type { FieldValues } from '../../find/figures/recorded.ts'
import type { Language } from '../../vocabulary/languages/languages.ts'

/** "It is free at 224 (42 %) and paid at 247 (47 %)": free and paid, and fires forbidden and allowed. */
const SAID: Readonly<Record<Language, Readonly<Record<FieldValues['field'], (a: string, b: string) => string>>>> = {
  en: {
    access: (free, paid) => `It is free at ${free} and paid at ${paid}.`,
    fire: (forbidden, allowed) => `Fires are prohibited at ${forbidden} and allowed at ${allowed}.`,
  },
  de: {
    access: (free, paid) => `Frei ist er bei ${free}, kostenpflichtig bei ${paid}.`,
    fire: (forbidden, allowed) => `Verboten ist Feuer bei ${forbidden}, erlaubt bei ${allowed}.`,
  },
  fr: {
    access: (free, paid) => `L’accès est gratuit pour ${free} et payant pour ${paid}.`,
    fire: (forbidden, allowed) => `Les feux sont interdits pour ${forbidden} et autorisés pour ${allowed}.`,
  },
  es: {
    access: (free, paid) => `El acceso es gratuito en ${free} y de pago en ${paid}.`,
    fire: (forbidden, allowed) => `El fuego está prohibido en ${forbidden} y permitido en ${allowed}.`,
  },
  it: {
    access: (free, paid) => `L’accesso è gratuito in ${free} e a pagamento in ${paid}.`,
    fire: (forbidden, allowed) => `I fuochi sono vietati in ${forbidden} e permessi in ${allowed}.`,
  },
}

/** `percentOf` writes what part of all some are. */
export function sayFieldValues(
  language: Language,
  { field, of, counts: [a, b] }: FieldValues,
  percentOf: (count: number, of: number) => string,
): string {
  const text = (count: number) => `${count} (${percentOf(count, of)} %)`
  return SAID[language][field](text(a), text(b))
}
