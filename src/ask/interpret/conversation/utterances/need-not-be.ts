import type { Language } from '../../../vocabulary/languages/languages.ts'

/** "It does not have to be a beach", and what says in that language that something is looked for instead. */
const NEED_NOT: Readonly<Record<Language, readonly [instead: string, said: string]>> = {
  en: [
    'what about',
    String.raw`(?:(?:it|that) )?(?:(?:does not|doesn['’]?t) (?:really |necessarily )?(?:have|need) to be|need(?: not|n['’]?t) (?:necessarily )?be) an? \p{L}+`,
  ],
  de: [
    'lieber',
    String.raw`(?:(?:es|das) )?muss (?:ja |doch )?(?:keine?|nicht (?:unbedingt |zwingend )?eine?) \p{L}+ sein`,
  ],
  fr: [
    'plutôt',
    String.raw`(?:(?:ça|cela|ce) )?(?:n['’]a pas besoin d['’]être|n['’]est pas obligé d['’]être|pas (?:forcément|nécessairement|obligatoirement)) une? \p{L}+`,
  ],
  es: ['mejor', String.raw`(?:no (?:tiene que|necesita|hace falta que) (?:ser|sea)|no necesariamente) una? \p{L}+`],
  it: [
    'piuttosto',
    String.raw`non (?:deve (?:per forza |necessariamente )?essere(?: per forza)?|(?:è necessario|serve) che sia|per forza|necessariamente) un[oa]? \p{L}+`,
  ],
}

const BUT = String.raw`(?:but|aber|sondern|mais|pero|sino|ma)(?!\p{L})`

const PATTERNS = new Map(
  Object.entries(NEED_NOT).map(([language, [instead, said]]) => [
    language,
    {
      instead,
      said: new RegExp(
        String.raw`^(\W*)(?:(?<lead>[^,;.]{3,60}),\s*)?${said}(?!\p{L})[\s,]*(?:${BUT}\s*)?(?<rest>.*)$`,
        'iu',
      ),
    },
  ]),
)

/** Reads "by the sea, it does not have to be a beach" as that instead: the kind that was looked for is taken back, and none is ruled out. */
export function withNeedNotBe(text: string, language: Language): string {
  const { instead, said } = PATTERNS.get(language) ?? {}
  const { lead = '', rest = '' } = said?.exec(text)?.groups ?? {}
  const sought = [lead, rest].filter(part => /\p{L}{2}/u.test(part)).join(' ')
  return instead === undefined || sought === '' ? text : `${instead} ${sought}`
}
