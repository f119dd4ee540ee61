// What no field records and a description, which is in English, speaks of: in the language of the question.
import type { Spot } from '../../../../spots/spot.ts'
import { withFullStop } from '../../../../text/english.ts'
import type { AspectAsk } from '../../../query.ts'
import type { Foreign } from '../../../vocabulary/languages/languages.ts'
import { KIND_SENTENCES } from '../kinds/sentences.ts'
import type { Voice } from '../voice.ts'

type Sentences = {
  /** `what`: what is asked, "hut". */
  unrecorded: (name: string, what: string) => string
  notComputed: (name: string, sources: string) => string
  /** `texts`: in quotation marks. */
  says: (name: string, texts: string) => string
  /** Whether it holds at a time. */
  isHeld: (time: string) => string
  notListed: (called: string) => string
}

const SENTENCES: Readonly<Record<Foreign, Sentences>> = {
  de: {
    unrecorded: (name, what) => `Zu „${what}“ ist bei ${name} nichts verzeichnet.`,
    notComputed: (name, sources) =>
      `Wie laut es bei ${name} ist (${sources}), wurde nicht berechnet und ist nicht bekannt.`,
    says: (name, texts) => `Die Beschreibung von ${name} sagt (englisch): ${texts}`,
    isHeld: time => `Ob das auch „${time}“ gilt, ist nicht bekannt.`,
    notListed: called =>
      `Ein Ort namens „${called}“ steht nicht im Katalog; das Folgende gilt für das, was so heißt oder dort liegt.`,
  },
  fr: {
    unrecorded: (name, what) => `Rien n’est noté sur « ${what} » pour ${name}.`,
    notComputed: (name, sources) =>
      `${name} : le niveau de bruit (${sources}) n’y a pas été calculé et n’est pas connu.`,
    says: (name, texts) => `La description de ${name} dit (en anglais) : ${texts}`,
    isHeld: time => `On ne sait pas si cela vaut « ${time} ».`,
    notListed: called =>
      `Aucun lieu du catalogue ne s’appelle « ${called} » ; la suite concerne ce qui en porte le nom ou s’y trouve.`,
  },
  es: {
    unrecorded: (name, what) => `De «${what}» no consta nada sobre ${name}.`,
    notComputed: (name, sources) => `No se sabe cuánto se oye en ${name} (${sources}): no fue calculado.`,
    says: (name, texts) => `La descripción de ${name} dice (en inglés): ${texts}`,
    isHeld: time => `No se sabe si eso vale «${time}».`,
    notListed: called =>
      `Ningún lugar del catálogo se llama «${called}»; lo que sigue es de lo que lleva ese nombre o está allí.`,
  },
  it: {
    unrecorded: (name, what) => `Su «${what}» per ${name} non risulta nulla.`,
    notComputed: (name, sources) => `Quanto si sente a ${name} (${sources}) non è stato calcolato e non è noto.`,
    says: (name, texts) => `La descrizione di ${name} dice (in inglese): ${texts}`,
    isHeld: time => `Non si sa se valga «${time}».`,
    notListed: called =>
      `Nessun luogo del catalogo si chiama «${called}»; quel che segue riguarda ciò che ne porta il nome o si trova lì.`,
  },
}

/** Says that no field records what is asked. */
export function unrecordedIn(voice: Voice, aspect: AspectAsk, { name, transportation }: Spot): string[] {
  const { unrecorded, notComputed } = SENTENCES[voice.language]
  const { fields } = KIND_SENTENCES[voice.language]
  switch (aspect.of) {
    case 'feature':
      return [unrecorded(name, labelOf(voice, aspect.feature))]
    case 'access':
      return [unrecorded(name, fields.access)]
    case 'fire':
      return [unrecorded(name, fields.fire)]
    case 'transport by': {
      const modes = aspect.modes.length > 1 && aspect.modes.includes('bus') ? ['public-transport'] : aspect.modes
      const way = transportation ? [voice.say.transport(name, withFullStop(transportation))] : []
      return [
        unrecorded(
          name,
          voice.listed(
            modes.map(mode => labelOf(voice, mode)),
            'or',
          ),
        ),
        ...way,
      ]
    }
    case 'noise':
      return [notComputed(name, voice.listed(aspect.kinds.map(kind => voice.figures.kinds[kind])))]
    case 'unknowable':
      return [voice.say.unknowable[aspect.subject] ?? '']
    default:
      return []
  }
}

/** Quotes sentences of a description as its words; whether they hold at a time that is asked for, it does not say. */
export function textsIn(
  voice: Voice,
  texts: readonly string[],
  { name }: Pick<Spot, 'name'>,
  time: string | null,
): string {
  const { says, isHeld } = SENTENCES[voice.language]
  return `${says(name, voice.quoted(texts))}${time === null ? '' : ` ${isHeld(time)}`}`
}

/** Says that a name is of no spot, before what bears a part of it. */
export function notListedIn({ language }: Voice, called: string): string {
  return SENTENCES[language].notListed(called)
}

/** What a tag, an activity or a mode of transport is called. */
export function labelOf({ words }: Voice, key: string): string {
  return words.labels.get(key) ?? words.nouns.get(key)?.one ?? key.replaceAll('-', ' ')
}
