import type { Courtesy } from '../../../vocabulary/conversation/utterances.ts'
import type { Foreign } from '../../../vocabulary/languages/languages.ts'

const SAID: Readonly<Record<Foreign, Readonly<Record<Courtesy, string>>>> = {
  de: {
    thanks: 'Gern geschehen. Fragen Sie jederzeit weiter.',
    farewell: 'Gern geschehen. Auf Wiedersehen, und genießen Sie die Stille.',
    praise: 'Das freut mich. Fragen Sie jederzeit weiter.',
    assent: 'Gut. Fragen Sie jederzeit weiter.',
    'small talk': 'Ich bin ein Programm, das aus diesem Katalog antwortet, und habe von mir nichts zu erzählen.',
    complaint:
      'Das tut mir leid: Ich weiß nicht mehr, als dieser Katalog enthält. Fragen Sie mit anderen Worten, oder nennen Sie eine Gegend und was es dort geben soll.',
    restart: 'Fangen wir neu an: Was vorher gefragt war, bleibt beiseite.',
    'nothing shown':
      'Ich weiß nicht, welcher Ort gemeint ist: Vorher wurde keiner bestimmt. Nennen Sie einen, oder sagen Sie zuerst, wo und wonach ich suchen soll.',
  },
  fr: {
    thanks: 'Je vous en prie. Continuez à demander quand vous voulez.',
    farewell: 'Je vous en prie. Au revoir, et profitez du calme.',
    praise: 'J’en suis heureux. Continuez à demander quand vous voulez.',
    assent: 'Bien. Continuez à demander quand vous voulez.',
    'small talk': 'Je suis un programme qui répond d’après ce catalogue, et je n’ai rien à raconter sur moi.',
    complaint:
      'J’en suis désolé : je ne sais rien de plus que ce catalogue. Demandez avec d’autres mots, ou nommez un endroit et ce qu’il doit y avoir.',
    restart: 'Recommençons : ce qui a été demandé avant est laissé de côté.',
    'nothing shown':
      'Je ne sais pas quel lieu est visé : aucun n’a été désigné avant. Nommez-en un, ou dites d’abord où chercher et quoi.',
  },
  es: {
    thanks: 'De nada. Siga preguntando cuando quiera.',
    farewell: 'De nada. Adiós, y disfrute del silencio.',
    praise: 'Me alegro. Siga preguntando cuando quiera.',
    assent: 'Bien. Siga preguntando cuando quiera.',
    'small talk': 'Soy un programa que responde a partir de este catálogo, y no tengo nada que contar de mí.',
    complaint:
      'Lo siento: no sé más de lo que contiene este catálogo. Pregunte con otras palabras, o diga un lugar y qué debe haber allí.',
    restart: 'Empecemos de nuevo: lo que se preguntó antes queda aparte.',
    'nothing shown':
      'No sé a qué lugar se refiere: antes no se señaló ninguno. Nombre uno, o diga primero dónde buscar y qué.',
  },
  it: {
    thanks: 'Prego. Continui a chiedere quando vuole.',
    farewell: 'Prego. Arrivederci, e si goda il silenzio.',
    praise: 'Ne sono lieto. Continui a chiedere quando vuole.',
    assent: 'Bene. Continui a chiedere quando vuole.',
    'small talk': 'Sono un programma che risponde a partire da questo catalogo, e di me non ho nulla da raccontare.',
    complaint:
      'Mi dispiace: non so più di quanto contiene questo catalogo. Chieda con altre parole, o dica un posto e che cosa ci deve essere.',
    restart: 'Ricominciamo: ciò che è stato chiesto prima è messo da parte.',
    'nothing shown':
      'Non so quale luogo si intende: prima non ne è stato indicato nessuno. Ne nomini uno, o dica prima dove cercare e che cosa.',
  },
}

/** Answers what asks for nothing. */
export function courtesyIn(language: Foreign, courtesy: Courtesy): string {
  return SAID[language][courtesy]
}
