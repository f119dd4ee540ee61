// Which preposition and article a country takes: each language's exceptions, a row for each kind of name, before its rule.
import type { Foreign } from '../../../vocabulary/languages/languages.ts'

type Rows = readonly (readonly [RegExp, string])[]

/** What begins each name is replaced; the first row that matches counts. */
const ROWS: Readonly<Record<Foreign, Rows>> = {
  de: [
    [/^Südgeorgien und die /, 'auf Südgeorgien und den '],
    [/^St\. Vincent und die /, 'auf St. Vincent und den '],
    [/^(?:Heard|Turks-|\p{Lu}\p{L}+inseln$|Ålandinseln|Komoren|Seychellen|Salomonen|Bahamas)/u, 'auf den $&'],
    [/^(Amerikanisch|Britisch|Nördlich)e ((?:\p{L}+inseln)|Marianen)$/u, 'auf den $1en $2'],
    [/^\p{L}+insel$/u, 'auf der $&'],
    [
      /^(?:Bermuda|Barbados|Kuba|Zypern|Madagaskar|Mauritius|Réunion|Guadeloupe|Martinique|Jersey|Guernsey|Curaçao|Aruba|Anguilla|Dominica|Grenada|Jamaika|Montserrat|Mayotte|Taiwan|Fidschi|Guam|Puerto Rico|Samoa|Tonga|Spitzbergen|Trinidad|St\. |Antigua|Sint )/,
      'auf $&',
    ],
    [/^(?:Jemen|Tschad|Sudan|Südsudan|Kosovo|Senegal|Oman)$/, 'im $&'],
    [/^(?:Antarktis|Westsahara|Vatikanstadt|Republik Moldau|Sonderverwaltungsregion)/, 'in der $&'],
    [/^Insel /, 'auf der Insel '],
    [/^Zentralafrikanische /, 'in der Zentralafrikanischen '],
    [/^Britisches Territorium/, 'im Britischen Territorium'],
    [/^Karibische Niederlande$/, 'in den Karibischen Niederlanden'],
    [/^Palästinensische Autonomiegebiete$/, 'in den Palästinensischen Autonomiegebieten'],
    [/^Französische Süd- und Antarktisgebiete$/, 'in den Französischen Süd- und Antarktisgebieten'],
  ],
  fr: [
    [/^Îles /, 'aux îles '],
    [/^Île /, 'sur l’île '],
    [/^(?:Bermudes|Comores|Maldives|Palaos|Tonga|Kiribati|Tuvalu|Samoa|Territoires|Pays-Bas)/, 'aux $&'],
    [/^Terres /, 'dans les $&'],
    [/^R\.A\.S\. /, 'dans la $&'],
    [/^Territoire /, 'dans le $&'],
    [/^État de /, 'dans l’$&'],
    [/^(?:Barbade|Dominique|Grenade)$/, 'à la $&'],
    [/^La Réunion$/, 'à La Réunion'],
    [
      /^(?:Saint|Ceuta|Curaçao|Djibouti|Gibraltar|Guernesey|Jersey|Guam|Montserrat|Mayotte|Maurice|Niue|Nauru|Tokelau|Taïwan|Porto Rico|Trinité|Sao Tomé|Bahreïn|Wallis|Aruba|Anguilla|Antigua)/,
      'à $&',
    ],
    [/^(?:Corée|Géorgie|Macédoine|Guinée)/, 'en $&'],
    [/^(?:Mexique|Mozambique|Cambodge|Zimbabwe|Belize|Suriname|Congo-Brazzaville)$/, 'au $&'],
    [/^(?:[AEIOUÉÎÂ]|.*e$)/, 'en $&'],
  ],
  es: [
    [/^Isla de /, 'en la $&'],
    [/^Islas /, 'en las $&'],
    [/^(?:Isla|República|RAE|Ciudad|Antártida)(?![\p{L}])/u, 'en la $&'],
    [/^(?:Bahamas|Bermudas|Comoras|Maldivas)$/, 'en las $&'],
    [/^(?:Territorio|Caribe|Líbano|Sáhara)(?![\p{L}])/u, 'en el $&'],
    [/^Territorios /, 'en los $&'],
  ],
  it: [
    [/^Isole /, 'nelle $&'],
    [/^Isola /, 'sull’$&'],
    [/^(?:Samoa Americane|Terre )/, 'nelle $&'],
    [/^(?:Repubblica|RAS|Città) /, 'nella $&'],
    [/^(?:Territori|Caraibi) /, 'nei $&'],
    [/^(?:Territorio|Sahara) /, 'nel $&'],
    [/^(?:Bahamas|Bermuda|Comore|Figi|Seychelles)$/, 'alle $&'],
    [
      /^(?:Barbados|Mauritius|Haiti|Singapore|Taiwan|Saint|Sant’|Sint |Curaçao|Grenada|Dominica|Trinidad|São Tomé|Guam|Gibilterra|Jersey|Guernsey|Montserrat|Mayotte|Nauru|Niue|Tonga|Tuvalu|Tokelau|Palau|Kiribati|Vanuatu|Wallis|San Marino|Capo Verde|Portorico)/,
      'a $&',
    ],
    [/^(?:Aruba|Anguilla|Antigua)/, 'ad $&'],
  ],
}

/** What the others take. */
const RULE: Readonly<Record<Foreign, string>> = { de: 'in', fr: 'au', es: 'en', it: 'in' }

/** Says in a language that something lies in a country, by what that language calls it: "en Corée du Sud". */
export function inCountry(language: Foreign, name: string): string {
  const row = ROWS[language].find(([named]) => named.test(name))
  return row ? name.replace(row[0], row[1]) : `${RULE[language]} ${name}`
}
