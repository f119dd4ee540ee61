import type { Page, PageContext } from '../../http/page.ts'
import { type HttpResponse, withoutHeaders } from '../../http/response/response.ts'
import { languageCookie, languageFor, namedLanguage } from './languages.ts'
import { type Words, wordsIn } from './words.ts'

/** What a page in the reader's language is made from. */
export type WordContext = PageContext & { words: Words }

type LocalPage = { path: string; handle: (context: WordContext) => HttpResponse | Promise<HttpResponse> }

/** Makes a page that speaks the reader's language. */
export function localised({ path, handle }: LocalPage): Page {
  return { path, handle: context => inReadersLanguage(context, handle) }
}

/**
 * Makes a response in the reader's language: caches keep one for each, as Vary says, and an address that names the language
 * is a choice that a cookie keeps. The cookie follows from the address, so that a shared cache may keep it too.
 */
export function inReadersLanguage(
  context: PageContext,
  handle: LocalPage['handle'],
): HttpResponse | Promise<HttpResponse> {
  const words = wordsIn(languageFor(context))
  const named = namedLanguage(context)
  const finish = (response: HttpResponse): HttpResponse => ({
    ...response,
    headers: [
      ...withoutHeaders(response.headers, name => name === 'Vary'),
      ...(response.body === null ? [] : ['Content-Language', words.language]),
      ...(named === undefined ? [] : ['Set-Cookie', languageCookie(named)]),
      'Vary',
      'Accept-Encoding, Accept-Language, Cookie',
    ],
  })
  const made = handle({ ...context, words })
  return made instanceof Promise ? made.then(finish) : finish(made)
}
