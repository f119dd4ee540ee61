/**
 * Words for wheels and walking aids of which nothing is recorded, in each language: wheelchair access is told in their place, and that
 * it is. A word that means a wheelchair as well ("carrozzina") is one.
 */
export const ON_OTHER_WHEELS =
  /(?<!\p{L})(?:prams?|strollers?|push ?chairs?|bugg(?:y|ies)|baby carriages?|rollators?|walking frames?|zimmer frames?|walker|crutches|kinderwagen\p{L}*|rollatore?n?|poussettes?|landaus?|déambulateurs?|cochecitos?|carritos? de bebé|sillas? de paseo|carriolas?|carreolas?|andador(?:es)?|passeggin[oi]|deambulator[ei])(?!\p{L})/iu

/** Diving with a bottle, of which nothing is recorded: where one snorkels is told. Spanish "buceo con tubo" is snorkelling. */
export const UNDER_WATER =
  /(?<!\p{L})(?:scuba|div(?:e|ing)|tauch(?:en|gänge)|plong(?:ée|er)(?! avec tuba)|buce(?:o|ar)(?! con tubo)|immersioni)(?!\p{L})/iu

/** Wetlands by what they are: they are recorded as wetlands alone, and a number of them counts all. */
export const KINDS_OF_WETLAND =
  /(?<!\p{L})(?:bogs?|fens?|mires?|swamps?|marsh(?:es|land)?|(?:hoch|nieder)?moore?n?|sümpfen?|sumpf|tourbières?|marais|marécages?|turberas?|pantanos?|ciénagas?|marismas?|torbier[ae]|palud[ei])(?!\p{L})/iu
