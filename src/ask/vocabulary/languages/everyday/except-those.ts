import type { Row } from '../language-table.ts'
import type { Foreign } from '../languages.ts'

const EXCEPT: Readonly<Record<Foreign, readonly string[]>> = {
  de: ['außer', 'ausgenommen', 'bis auf', 'mit ausnahme von', 'abgesehen von', 'nur nicht', 'aber nicht', 'aber keine'],
  fr: ['sauf', 'excepté', 'hormis', 'à part', 'mais pas', 'à l exception de', 'en dehors de'],
  es: ['excepto', 'salvo', 'menos', 'pero no', 'quitando', 'exceptuando', 'a excepción de'],
  it: ['tranne', 'eccetto', 'salvo', 'a parte', 'esclusi', 'escluse', 'ma non', 'ad eccezione di'],
}

const THOSE: Readonly<Record<Foreign, readonly string[]>> = {
  de: [
    'denen wo',
    'die wo',
    'denen mit',
    'die mit',
    'jene mit',
    'jenen mit',
    'solche mit',
    'solchen mit',
    'welche mit',
  ],
  fr: [
    'ceux où',
    'celles où',
    'ceux avec',
    'celles avec',
    'ceux qui ont',
    'celles qui ont',
    'ceux où il y a',
    'celles où il y a',
  ],
  es: [
    'los donde',
    'las donde',
    'aquellos donde',
    'donde',
    'en los que',
    'en las que',
    'los que tienen',
    'las que tienen',
    'los que tengan',
    'las que tengan',
    'los con',
    'donde haya',
    'donde hay',
    'aquellos con',
  ],
  it: [
    'quelli dove',
    'quelle dove',
    'quelli in cui',
    'quelle in cui',
    'quelli con',
    'quelle con',
    'quelli che hanno',
    'quelle che hanno',
    'dove c è',
    'dove ci sono',
    'quei con',
  ],
}

/** Before where they lie. */
const THOSE_THERE: Readonly<Record<Foreign, readonly string[]>> = {
  de: ['denen', 'solchen', 'jenen'],
  fr: [
    'ceux qui sont',
    'celles qui sont',
    'ceux qui se trouvent',
    'celles qui se trouvent',
    'ceux situés',
    'celles situées',
  ],
  es: ['los que están', 'las que están', 'los que estén', 'las que estén', 'los que se encuentran', 'los situados'],
  it: ['quelli che sono', 'quelle che sono', 'quelli che si trovano', 'quelle che si trovano', 'quelli situati'],
}

/** What is not to be had, told of the spots themselves. */
const THAT_HAVE_NOT: Readonly<Record<Foreign, readonly string[]>> = {
  de: ['die nicht über', 'der nicht über'],
  fr: ['qui n ont pas', 'qui n a pas', 'qui n ont aucun', 'qui n ont aucune'],
  es: ['que no tengan', 'que no tenga', 'que no tienen', 'que no tiene'],
  it: ['che non abbiano', 'che non abbia', 'che non hanno', 'che non ha'],
}

/** Rows of a language: "sauf ceux avec une rivière" is without one. */
export function exceptThoseIn(language: Foreign): readonly Row[] {
  const those = (of: readonly string[]) => EXCEPT[language].flatMap(except => of.map(each => `${except} ${each}`))
  return [
    { english: 'without', said: [...those(THOSE[language]), ...THAT_HAVE_NOT[language]] },
    { english: 'except', said: those(THOSE_THERE[language]) },
  ]
}
