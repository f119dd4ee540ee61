/** "If Malbun is not in your list, what is the closest place to it?", in each language: the name, and what is asked. */
const NOT_LISTED: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:if|in case) (?<name>[^,?]{2,60}?) (?:is not|isn['’]t|is missing|does not appear|doesn['’]t appear)(?: (?:in|on|from|part of))? (?:your|the|this) (?:list|catalogue|catalog|directory|database|data),?\s+(?<asked>.+)$/iu,
    'to',
  ],
  [
    /^(?:wenn|falls) (?<name>[^,?]{2,60}?) nicht (?:in|auf|bei) (?:deiner|deinem|eurer|eurem|ihrer|ihrem|der|dem|euch) ?(?:liste|katalog|verzeichnis)? ?(?:ist|steht|stehen|vorkommt|verzeichnet ist),?\s+(?<asked>.+)$/iu,
    'zu',
  ],
  [
    /^si (?<name>[^,?]{2,60}?) n['’]est pas (?:dans|sur) (?:votre|ta|la|le|ton) (?:liste|catalogue|répertoire|annuaire),?\s+(?<asked>.+)$/iu,
    'de',
  ],
  [
    /^si (?<name>[^,?]{2,60}?) no (?:está|esta|figura|aparece|sale) en (?:tu|su|vuestra|vuestro|la|el) (?:lista|catálogo|catalogo|directorio),?\s+(?<asked>.+)$/iu,
    'a',
  ],
  [
    /^se (?<name>[^,?]{2,60}?) non (?:è|c['’]è|compare|figura) (?:nella|nel|nell['’])\s?(?:(?:tua|vostra|tuo|vostro) )?(?:lista|elenco|catalogo),?\s+(?<asked>.+)$/iu,
    'a',
  ],
]

/** What stands for the name behind it. */
const IT = /(?<=\b(?:to|near|from|by) )(?:it|that|there)\b/iu
const CLOSEST = /closest|nearest|nächste|am nächsten|plus proche|más cerca|più vicin/iu

/**
 * Asks of the place itself what is to be near it where it is not listed: whether it is changes nothing of that. Returns the text
 * where something else is asked.
 */
export function askedOfUnlisted(text: string): string {
  for (const [pattern, to] of NOT_LISTED) {
    const { name, asked } = pattern.exec(text.trim())?.groups ?? {}
    if (name === undefined || asked === undefined) continue
    if (IT.test(asked)) return asked.replace(IT, name)
    return CLOSEST.test(asked) ? asked.replace(/[\s?]*$/u, ` ${to} ${name}?`) : text
  }
  return text
}
