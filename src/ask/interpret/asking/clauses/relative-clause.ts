// Clauses that go on with what is said before them, and begin with words that a question may begin with, too.

/** Of each language what a relative clause begins with; what makes a question of it stands behind "(?!". */
const RELATIVES: readonly RegExp[] = [
  /^where (?!(?:is|are|was|can|could|do|does|did|may|might|must|should|would|will|has|have|else|exactly|to)\b)/iu,
  /^which (?:is|are|has|have|can|do|does|allows?|offers?|lies?)\b(?! (?:the|it|that|you|i|we|more|less|one|\p{L}+est|\p{L}+er)\b)/iu,
  /^(?:wo|wohin) (?!VERB(?!\p{L})).*(?<!\p{L})VERB$/iu,
  /^(?:in|an|auf|bei|mit) (?:dem|der|denen|den) .*(?<!\p{L})VERB$/iu,
  /^où (?!(?:est|sont|puis|peut|peux|pouvons|y|se|s|vais|aller|dormir|trouver|loger)(?!\p{L}))[^-]*$/iu,
  /^donde (?!(?:está|están|queda|quedan|puedo|podemos|podría|duermo|aparco|hay)(?!\p{L}))/iu,
  /^(?:dove (?!(?:sono|posso|possiamo|potrei|dormo|parcheggio|è|si trova|si trovano|devo)(?!\p{L}))|dove (?:è|sono) (?:permess|consentit|ammess|vietat|possibil))/iu,
].map(({ source, flags }) => new RegExp(source.replaceAll('VERB', verbs()), flags))

function verbs(): string {
  return '(?:ist|sind|kann|können|darf|dürfen|hat|haben|gibt|muss|wird|werden|liegt|liegen|findet|hört|stört|steht|stehen)'
}

/**
 * Tells whether the words behind a comma are of what stands before it: "campsites in Sweden, where fires are allowed", "wo man
 * zelten darf"; "where can I sleep?" asks.
 */
export function isRelativeClause(text: string): boolean {
  const [clause = ''] = text.split(/[,;?!.]/u)
  return RELATIVES.some(pattern => pattern.test(clause.trim()))
}
