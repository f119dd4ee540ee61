import type { AspectAsk } from '../../query.ts'
import type { Language } from '../../vocabulary/languages/languages.ts'

const SAID: Readonly<Record<Language, (name: string, place: string) => string>> = {
  en: (name, place) => `The settlement that the catalogue gives for ${name} is ${place}.`,
  de: (name, place) => `Als Siedlung nennt der Katalog für ${name}: ${place}.`,
  fr: (name, place) => `Comme localité le catalogue donne pour ${name} : ${place}.`,
  es: (name, place) => `Como población el catálogo da para ${name}: ${place}.`,
  it: (name, place) => `Come centro abitato il catalogo dà per ${name}: ${place}.`,
}

/** Says which settlement is recorded for a spot, where the nearest is asked for; "" where none is or another thing is asked. */
export function saySettlementNear(
  language: Language,
  { kinds, isWhether }: Extract<AspectAsk, { of: 'source near' }>,
  { name, place }: { name: string; place?: string | undefined },
): string {
  return kinds.every(kind => kind === 'settlement') && !isWhether && place !== undefined
    ? `${SAID[language](name, place)} `
    : ''
}
