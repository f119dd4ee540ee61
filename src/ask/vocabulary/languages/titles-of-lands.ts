import type { Language } from './languages.ts'

/** How a language titles lands: words beside one another, each a regular expression of folded words. */
type Titles = {
  /** A state: "kingdom", "gran ducado". */
  state: RegExp
  /** A part of one: "canton". */
  part: RegExp
  /** What a state calls itself before or behind its title: "federal", "populaire". */
  nature: RegExp
  /** What joins a title to the name: "of", "du"; `isNeeded`: no name follows without it. */
  joint: RegExp
  isNeeded: boolean
}

/** Titles that say nothing more than the name behind them: the Principality of Liechtenstein is Liechtenstein. */
export const TITLES_OF_LANDS: Readonly<Record<Language, Titles>> = {
  en: {
    state: /^(kingdom|principality|republic|duchy|sultanate|emirate|commonwealth|state|federation|union)$/,
    part: /^(canton|province|region|state|department|county|prefecture|district|oblast|territory)$/,
    nature:
      /^(grand|free|federal|federative|peoples?|democratic|islamic|socialist|hashemite|bolivarian|plurinational|cooperative|oriental|independent|arab)$/,
    joint: /^(of|the)$/,
    isNeeded: true,
  },
  de: {
    state:
      /^(konigreiche?s?|furstentums?|republik|bundesrepublik|volksrepublik|grossherzogtums?|sultanate?s?|emirate?s?|foderation)$/,
    part: /^(kantone?s?|bundesland(es)?|provinz|region|departements?|bundesstaate?s?|freistaate?s?|verwaltungsregion)$/,
    nature:
      /^(foderale[nr]?|demokratische[nr]?|islamische[nr]?|sozialistische[nr]?|arabische[nr]?|bolivarische[nr]?|autonome[nr]?|haschemitische[sn]?)$/,
    joint: /^(von|der|des)$/,
    isNeeded: false,
  },
  fr: {
    state: /^(royaume|principaute|republique|duche|sultanat|emirat|federation|etat)$/,
    part: /^(canton|province|region|departement|etat)$/,
    nature:
      /^(grand|federale|populaire|democratique|islamique|socialiste|arabe|bolivarienne|plurinational|cooperative|orientale|autonome|hachemite)$/,
    joint: /^(de|d|du|des|la|le|l|les)$/,
    isNeeded: false,
  },
  es: {
    state: /^(reino|principado|republica|ducado|sultanato|emirato|federacion|estado)$/,
    part: /^(canton|provincia|region|departamento|estado|comunidad)$/,
    nature:
      /^(gran|federal|popular|democratica|islamica|socialista|arabe|bolivariana|plurinacional|cooperativa|oriental|autonoma|hachemita)$/,
    joint: /^(de|del|la|las|los|el)$/,
    isNeeded: true,
  },
  it: {
    state: /^(regno|principato|repubblica|granducato|ducato|sultanato|emirato|federazione|stato)$/,
    part: /^(cantone|provincia|regione|dipartimento|stato|contea)$/,
    nature:
      /^(gran|federale|popolare|democratica|islamica|socialista|araba|bolivariana|plurinazionale|cooperativa|orientale|autonoma|hascemita)$/,
    joint: /^(di|del|dello|della|dell|dei|degli|delle|d|la|il|l|i|le)$/,
    isNeeded: false,
  },
}
