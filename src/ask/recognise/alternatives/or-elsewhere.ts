import { merged, type Span } from '../spans.ts'
import { typedText } from '../spelling/typed-text.ts'

/** Where else in what is named next, in each language. */
const ELSEWHERE = new RegExp(
  `^(?:${[
    '(?:elsewhere|otherwise|somewhere|anywhere|someplace|anyplace)(?: else)? in|(?:in )?(?:an|some |any )?other (?:parts?|regions?|corners?) of|(?:in )?the rest of',
    '(?:sonst|anderswo|woanders|sonstwo|irgendwo|irgendwo sonst|sonst irgendwo|irgendwo anders|anderweitig) in|in (?:einem |einer )?anderen? (?:teil|teilen|gegend|gegenden|ecke|ecken|region|regionen) (?:von|in)|im (?:rest|ubrigen teil) von|im ubrigen',
    '(?:ailleurs|n importe ou|n importe ou ailleurs|quelque part|quelque part ailleurs|autre part) (?:en|dans|au|aux)|dans (?:une autre|d autres) (?:partie|parties|region|regions|coin|coins) (?:de|du|d)|dans le reste (?:de|du|d)',
    '(?:en )?(?:otra|cualquier otra|alguna otra|otras) (?:partes?|zonas?|regiones|region) (?:de|del|en)|en otros? (?:sitios?|lugar|lugares) (?:de|del|en)|en el resto (?:de|del)',
    '(?:altrove|da un altra parte|da qualche altra parte|da altre parti|in qualche altro posto|ovunque) (?:in|nel|nella|nei|negli)|in (?:un altra|qualche altra|altre) (?:parte|parti|zona|zone|regione|regioni) (?:di|del|della|in)|nel resto (?:di|del|della|dell)',
  ].join('|')})(?: (?:the|der|den|la|le|l|el))? $`,
)

/** Reads "in Brittany or elsewhere in France" as in one of the two, of which the second is the wider. */
export function withOrElsewhere(spans: readonly Span[]): readonly Span[] {
  const or = spans.findIndex(({ meaning }) => meaning.is === 'or')
  const name = or === -1 ? -1 : spans.findIndex(({ meaning }, at) => at > or && meaning.is === 'name')
  if (name === -1 || !spans.slice(0, or).some(({ meaning }) => meaning.is === 'name')) return spans
  const between = spans.slice(or + 1, name)
  if (!ELSEWHERE.test(`${typedText(between)} `)) return spans
  return spans.toSpliced(or + 1, between.length, merged(between, { is: 'relation', relation: 'in' }, 'in'))
}
