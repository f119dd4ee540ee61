// What is asked of each of several spots, as people word it in five languages. A table is as long as what it holds.
import type { Language } from '../../src/ask/vocabulary/languages/languages.ts'

/**
 * How a fact is asked of one spot, `{name}`; of several that are looked for by the same question, `{set}`; and of those that were
 * listed before.
 */
export type FactWordings = { one: string; set: readonly string[]; listed: readonly string[] }

/** The sets that are asked about, with their articles. */
export const SETS: Readonly<Record<Language, readonly string[]>> = {
  en: ['the lakes in Norway', 'the forests of Germany', 'the islands of Japan'],
  de: ['die Seen in Norwegen', 'die Wälder in Deutschland', 'die Inseln in Japan'],
  fr: ['les lacs en Norvège', "les forêts d'Allemagne", 'les îles du Japon'],
  es: ['los lagos de Noruega', 'los bosques de Alemania', 'las islas de Japón'],
  it: ['i laghi in Norvegia', 'le foreste in Germania', 'le isole in Giappone'],
}

export const FACTS_OF_EACH: Readonly<Record<Language, Readonly<Record<string, FactWordings>>>> = {
  en: {
    transport: {
      one: 'how do I get to {name}?',
      set: [
        'How do I get to {set}?',
        'How can one reach {set}?',
        'how are {set} reached',
        'What is the best way to get to {set}?',
      ],
      listed: [
        'how do I get to them?',
        'How do I get there?',
        'how can they be reached?',
        'how do you get to each of them',
      ],
    },
    elevation: {
      one: 'how high is {name}?',
      set: [
        'How high are {set}?',
        'At what elevation are {set}?',
        'what is the altitude of {set}',
        'How high up do {set} lie?',
      ],
      listed: ['how high are they?', 'At what altitude are they?', 'and their elevation?', 'how high do they lie'],
    },
    activities: {
      one: 'what can I do at {name}?',
      set: ['What can I do at {set}?', 'what activities are there at {set}', 'Which activities do {set} offer?'],
      listed: [
        'what can one do there?',
        'what activities are there?',
        'What can I do there',
        'which activities do they offer?',
      ],
    },
    access: {
      one: 'how much does {name} cost?',
      set: [
        'How much does it cost to get into {set}?',
        'What do {set} cost?',
        'what is the entrance fee of {set}',
        'How much do I have to pay at {set}?',
      ],
      listed: [
        'what do they cost?',
        'how much does it cost to get in?',
        "what's the entrance fee?",
        'How much do I have to pay',
      ],
    },
    heard: {
      one: 'what is heard at {name}?',
      set: [
        'What is heard at {set}?',
        'what noise is there at {set}',
        'What can you hear at {set}?',
        'Which noises are there at {set}?',
      ],
      listed: ['what is heard there?', 'what noise is there?', 'what can you hear there', 'Which noises do they have?'],
    },
  },
  de: {
    transport: {
      one: 'Wie komme ich nach {name}?',
      set: [
        'Wie komme ich zu {set}?',
        'Wie erreicht man {set}?',
        'wie sind {set} zu erreichen',
        'Wie gelangt man an {set}?',
      ],
      listed: [
        'wie komme ich dorthin?',
        'Wie kommt man zu ihnen?',
        'wie sind sie zu erreichen',
        'wie erreicht man die?',
      ],
    },
    elevation: {
      one: 'Wie hoch liegt {name}?',
      set: ['Wie hoch liegen {set}?', 'Auf welcher Höhe liegen {set}?', 'in welcher Höhe befinden sich {set}'],
      listed: ['wie hoch liegen sie?', 'Auf welcher Höhe liegen die?', 'und ihre Höhe?', 'wie hoch sind sie gelegen'],
    },
    activities: {
      one: 'Was kann man in {name} machen?',
      set: ['Was kann man an {set} machen?', 'welche Aktivitäten bieten {set}', 'Was kann ich an {set} unternehmen?'],
      listed: [
        'was kann man dort machen?',
        'welche Aktivitäten gibt es dort?',
        'was kann man da unternehmen',
        'Welche Aktivitäten bieten sie?',
      ],
    },
    access: {
      one: 'Was kostet {name}?',
      set: [
        'Was kosten {set}?',
        'Wie viel Eintritt kosten {set}?',
        'wie teuer sind {set}',
        'Was muss man für {set} zahlen?',
      ],
      listed: ['was kosten sie?', 'wie viel kostet der Eintritt?', 'wie teuer sind die', 'Was muss man dort zahlen?'],
    },
    heard: {
      one: 'Was hört man in {name}?',
      set: [
        'Was hört man an {set}?',
        'welche Geräusche hört man an {set}',
        'Was ist an {set} zu hören?',
        'welchen Lärm gibt es an {set}?',
      ],
      listed: [
        'was hört man dort?',
        'welche Geräusche gibt es dort?',
        'was ist dort zu hören',
        'Welchen Lärm gibt es da?',
      ],
    },
  },
  fr: {
    transport: {
      one: 'Comment aller à {name} ?',
      set: [
        'Comment aller voir {set} ?',
        'Comment se rendre dans {set} ?',
        'comment rejoindre {set}',
        'Comment accéder à {set} ?',
      ],
      listed: ['comment y aller ?', 'Comment s’y rendre ?', 'comment on y accède', 'Comment les rejoindre ?'],
    },
    elevation: {
      one: 'À quelle altitude est {name} ?',
      set: [
        'À quelle altitude sont {set} ?',
        'quelle est l’altitude de {set}',
        'À quelle altitude se trouvent {set} ?',
      ],
      listed: [
        'à quelle altitude sont-ils ?',
        'À quelle altitude se trouvent-ils ?',
        'et leur altitude ?',
        'quelle est leur altitude',
      ],
    },
    activities: {
      one: 'Que peut-on faire à {name} ?',
      set: [
        'Que peut-on faire dans {set} ?',
        'quelles activités proposent {set}',
        'Quelles activités y a-t-il dans {set} ?',
      ],
      listed: [
        'que peut-on y faire ?',
        'quelles activités y a-t-il ?',
        'qu’est-ce qu’on peut y faire',
        'Quelles activités proposent-ils ?',
      ],
    },
    access: {
      one: 'Combien coûte {name} ?',
      set: [
        'Combien coûtent {set} ?',
        'Combien coûte l’entrée dans {set} ?',
        'quel est le prix d’entrée pour {set}',
        'Combien faut-il payer pour {set} ?',
      ],
      listed: [
        'combien coûtent-ils ?',
        'combien coûte l’entrée ?',
        'quel est le prix d’entrée',
        'Combien faut-il payer ?',
      ],
    },
    heard: {
      one: 'Qu’entend-on à {name} ?',
      set: ['Qu’entend-on dans {set} ?', 'quels bruits entend-on dans {set}', 'Qu’est-ce qu’on entend dans {set} ?'],
      listed: ['qu’y entend-on ?', 'quels bruits y entend-on ?', 'qu’est-ce qu’on y entend', 'Quel bruit y a-t-il ?'],
    },
  },
  es: {
    transport: {
      one: '¿Cómo se llega a {name}?',
      set: ['¿Cómo se llega a {set}?', '¿Cómo puedo ir a {set}?', 'cómo llegar a {set}', '¿Cómo se accede a {set}?'],
      listed: ['¿cómo se llega?', '¿Cómo se llega allí?', 'cómo puedo llegar a ellos', '¿Cómo llego hasta allí?'],
    },
    elevation: {
      one: '¿A qué altitud está {name}?',
      set: ['¿A qué altitud están {set}?', 'cuál es la altitud de {set}', '¿A qué altura se encuentran {set}?'],
      listed: ['¿a qué altitud están?', '¿A qué altura se encuentran?', '¿y su altitud?', 'cuál es su altitud'],
    },
    activities: {
      one: '¿Qué se puede hacer en {name}?',
      set: ['¿Qué se puede hacer en {set}?', 'qué actividades ofrecen {set}', '¿Qué actividades hay en {set}?'],
      listed: [
        '¿qué se puede hacer allí?',
        '¿qué actividades hay?',
        'qué puedo hacer allí',
        '¿Qué actividades ofrecen?',
      ],
    },
    access: {
      one: '¿Cuánto cuesta {name}?',
      set: [
        '¿Cuánto cuestan {set}?',
        '¿Cuánto cuesta la entrada a {set}?',
        'cuál es el precio de entrada de {set}',
        '¿Cuánto hay que pagar en {set}?',
      ],
      listed: [
        '¿cuánto cuestan?',
        '¿cuánto cuesta la entrada?',
        'cuál es el precio de la entrada',
        '¿Cuánto hay que pagar?',
      ],
    },
    heard: {
      one: '¿Qué se oye en {name}?',
      set: ['¿Qué se oye en {set}?', 'qué ruidos hay en {set}', '¿Qué ruido se escucha en {set}?'],
      listed: ['¿qué se oye allí?', '¿qué ruidos hay?', 'qué se escucha allí', '¿Qué ruido hay allí?'],
    },
  },
  it: {
    transport: {
      one: 'Come si arriva a {name}?',
      set: [
        'Come si raggiungono {set}?',
        'Come posso raggiungere {set}?',
        'come arrivare a {set}',
        'Come ci si arriva, a {set}?',
      ],
      listed: ['come ci si arriva?', 'Come si raggiungono?', 'come posso arrivarci', 'come li raggiungo?'],
    },
    elevation: {
      one: 'A che altitudine si trova {name}?',
      set: ['A che altitudine si trovano {set}?', 'qual è l’altitudine di {set}', 'A che quota sono {set}?'],
      listed: ['a che altitudine si trovano?', 'A che quota sono?', 'e la loro altitudine?', 'qual è la loro quota'],
    },
    activities: {
      one: 'Cosa si può fare a {name}?',
      set: ['Cosa si può fare in {set}?', 'quali attività offrono {set}', 'Che attività ci sono in {set}?'],
      listed: ['cosa si può fare lì?', 'quali attività ci sono?', 'cosa ci si può fare', 'Che attività offrono?'],
    },
    access: {
      one: 'Quanto costa {name}?',
      set: [
        'Quanto costano {set}?',
        'Quanto costa l’ingresso a {set}?',
        'qual è il prezzo d’ingresso per {set}',
        'Quanto si paga per {set}?',
      ],
      listed: ['quanto costano?', 'quanto costa l’ingresso?', 'qual è il prezzo d’ingresso', 'Quanto si paga?'],
    },
    heard: {
      one: 'Cosa si sente a {name}?',
      set: ['Cosa si sente in {set}?', 'quali rumori ci sono in {set}', 'Che rumore si sente in {set}?'],
      listed: ['cosa si sente lì?', 'quali rumori ci sono?', 'cosa ci si sente', 'Che rumore c’è lì?'],
    },
  },
}
