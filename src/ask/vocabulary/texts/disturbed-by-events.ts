// "Which peaks are disturbed by ski lifts in winter": that is told of one spot, and no spots are looked for by it.
import type { Rewrite } from '../languages/language-table.ts'
import type { Language } from '../languages/languages.ts'

/** What asks for spots, what disturbs them and when, and how it is said in short. */
const ROWS: Readonly<Record<Language, readonly [asked: string, disturbed: string, when: string, as: string]>> = {
  en: [
    'which|what|list|show|how many|where are|are there|find',
    '(?:(?:that|which) )?(?:(?:are|is|get) )?(?:most )?(?:disturbed|bothered|affected|annoyed|spoil(?:t|ed)|plagued|impacted) by (?:the |noisy )?(?:ski[- ]?lifts?|chair ?lifts?|cable cars?|gondolas?|shooting ranges?|race ?tracks?)',
    '(?: in (?:the )?(?:winter|summer|spring|autumn|season))?',
    'most disturbed by ski lifts',
  ],
  de: [
    'welche[rs]?|was für|zeig|nenn|liste|wie viele|wo|gibt es',
    '(?:werden |sind )?(?:im (?:winter|sommer) )?(?:am meisten )?(?:(?:gestört|belästigt|betroffen) )?(?:von|durch) (?:den |die )?(?:skiliften?|sesselliften?|liften|seilbahnen?|schießständen|schiessständen)(?: (?:gestört|belästigt|betroffen))?',
    '(?: (?:werden|sind))?(?: im (?:winter|sommer))?',
    'am meisten von Skiliften gestört',
  ],
  fr: [
    'quel(?:le)?s|montre|liste|où|combien|y a-t-il',
    '(?:sont |qui sont )?(?:les plus )?(?:gênée?s|dérangée?s|perturbée?s|touchée?s) par les (?:remontées mécaniques|téléskis|télésièges|téléphériques|stands de tir)',
    '(?: en (?:hiver|été))?',
    'les plus gênés par les remontées mécaniques',
  ],
  es: [
    'qué|cuáles|muestra|lista|dónde|cuántos|cuántas|hay',
    '(?:están |que están |tienen |sufren )?(?:más )?(?:molestad[oa]s|afectad[oa]s|perturbad[oa]s|molestias) (?:por|de) (?:los |las )?(?:telesillas|remontes|telesquís|teleféricos|campos de tiro)',
    '(?: en (?:invierno|verano))?',
    'más molestados por los remontes',
  ],
  it: [
    'quali|che|mostra|elenca|dove|quanti|quante|ci sono',
    '(?:sono |che sono )?(?:più )?(?:disturbat[ie]|colpit[ie]|toccat[ie]) (?:dagli|dalle|dai) (?:impianti di risalita|impianti|seggiovie|skilift|funivie|poligoni)',
    "(?: (?:in|d[’']) ?(?:inverno|estate))?",
    'più disturbati dagli impianti di risalita',
  ],
}

/** Writes spots that lifts and the like disturb as what no spots are looked for by. */
export function disturbedByEventsIn(language: Language): readonly Rewrite[] {
  const [asked, disturbed, when, as] = ROWS[language]
  const said = String.raw`(?<=^[^\p{L}]*(?:${asked})(?!\p{L})[^?!.]{2,80}?[^\p{L}])${disturbed}${when}(?!\p{L})`
  const written = { said: new RegExp(said, 'giu'), as }
  return language === 'fr' ? [written, SHOTS] : [written]
}

/** No fire is made by shots. */
const SHOTS: Rewrite = { said: /(?<!\p{L})coups? de (?:feu|fusil)(?!\p{L})/giu, as: 'tirs' }
