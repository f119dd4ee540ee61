import { alternatives } from '../../../../text/alternatives.ts'
import type { Row } from '../language-table.ts'
import type { Foreign } from '../languages.ts'

/**
 * How little one would walk, word for word: what comes first, a way of going, what may follow; whole phrases; and of whom it is
 * told how they walk, with what comes first or follows.
 */
type Effort = {
  before: string
  going: string
  behind: string
  degrees: string
  ways: string
  whole: string
  walkers: readonly (readonly [string, string])[]
}

const EFFORT: Readonly<Record<Foreign, Effort>> = {
  de: {
    before: 'nicht|nicht mehr|nicht so|nicht zu|ohne|ohne zu',
    going: 'viel laufen|viel gehen|viel wandern|weit laufen|weit gehen|weit wandern|lange laufen|lange gehen',
    behind: 'müssen|zu müssen',
    degrees:
      'ohne viel|ohne langen|ohne langes|ohne lange|ohne großes|ohne allzu viel|nicht zu viel|nicht allzu viel|wenig|nur wenig|möglichst wenig|nicht viel',
    ways: 'laufen|gehen|wandern|fußmarsch|fußweg|fußwege|fußmärsche|lauferei|laufweg|laufwege|steigen|kletterei|wanderung|wanderungen',
    whole:
      'ohne zu laufen|ohne laufen zu müssen|ohne gehen zu müssen|ohne fußmarsch|nicht mehr so gut zu fuß|nicht mehr gut zu fuß|nicht so gut zu fuß|nicht gut zu fuß|nicht mehr ganz so gut zu fuß|schlecht zu fuß|nicht mehr sehr gut zu fuß|ohne weit laufen zu müssen|ohne weit gehen zu müssen|ohne viel laufen zu müssen|ohne lange laufen zu müssen|ohne weit zu laufen|ohne viel zu laufen|ohne weit zu gehen|ohne viel zu gehen|ohne lange zu laufen|laufe wenig|laufen wenig|gehe wenig|gehen wenig|laufe nicht viel|laufe nicht weit|gehe nicht weit|laufen nicht weit|gehen nicht weit|egal ob man laufen muss|egal wie weit man laufen muss|macht nichts wenn man laufen muss|es macht nichts wenn man laufen muss|laufen macht nichts|laufen macht uns nichts aus|laufen macht mir nichts aus',
    walkers: [
      [
        'schlecht|sehr schlecht|nur schlecht|kaum noch|langsam|nur langsam|nicht gut|nicht mehr gut|nicht so gut',
        'läuft|laufen',
      ],
      [
        'läuft|laufe|laufen',
        'schlecht|sehr schlecht|nur schlecht|langsam|nur langsam|nicht gut|nicht mehr gut|nicht so gut|nicht weit|nicht gern weit',
      ],
    ],
  },
  fr: {
    before: 'sans|sans avoir à|sans devoir|ne pas|pas|ne pas devoir|ne pas avoir à',
    going: 'marcher|grimper|monter',
    behind: 'trop|beaucoup|loin|longtemps|trop loin|trop longtemps|énormément',
    degrees:
      'sans trop|sans trop de|sans beaucoup|sans beaucoup de|pas trop|pas trop de|pas beaucoup de|peu de|très peu de|sans longue|sans longues|pas de longue|pas de longues|sans grande|sans grosse',
    ways: 'marcher|marche|marches|marche à pied|grimper|grimpe|monter|montée|montées|randonnée|randonnées',
    whole:
      'sans marcher|sans avoir à marcher|sans devoir marcher|ne marche plus très bien|ne marchons plus très bien|ne marche plus bien|ne marche pas bien|marche mal|marchons mal|je marche peu|nous marchons peu|on marche peu|je ne marche pas beaucoup|on ne marche pas beaucoup|marcher peu|marcher le moins possible|ça ne me dérange pas de marcher|ça ne nous dérange pas de marcher|peu importe s il faut marcher|marcher ne me dérange pas|marcher ne nous dérange pas',
    walkers: [
      [
        'marche|marches|marchent|marcher',
        'mal|très mal|peu|très peu|difficilement|péniblement|lentement|avec difficulté',
      ],
      [
        'ne marche|ne marchent|ne marchons',
        'pas bien|plus bien|plus très bien|pas très bien|pas loin|pas longtemps|pas beaucoup|plus beaucoup',
      ],
    ],
  },
  es: {
    before:
      'sin|sin tener que|no quiero|no queremos|no puedo|no podemos|no puede|que no haya que|donde no haya que|sin que haya que|no',
    going: 'subir|caminar|andar|trepar|caminar cuesta arriba',
    behind: 'mucho|demasiado|tanto|lejos|muy lejos',
    degrees:
      'sin mucha|sin muchas|sin demasiada|sin demasiadas|sin grandes|sin largas|con poca|con pocas|poca|pocas|no mucha|sin mucho',
    ways: 'caminata|caminatas|subida|subidas|cuesta|cuestas|andar|caminar',
    whole:
      'sin andar|sin caminar|sin tener que andar|sin tener que caminar|sin que haya que andar|sin que haya que caminar|ya no camino bien|ya no caminamos bien|no camino bien|no caminamos bien|camino mal|caminamos mal|camino poco|caminamos poco|ando poco|andamos poco|caminar poco|andar poco|camina poco|anda poco|no importa si hay que andar|no importa si hay que caminar|no importa andar|no importa caminar|no importa que haya que andar|no importa que haya que caminar|da igual si hay que andar|da igual si hay que caminar|no me importa andar|no nos importa andar|no me importa caminar|no nos importa caminar',
    walkers: [
      ['anda|andan|camina|caminan', 'mal|muy mal|poco|muy poco|despacio|con dificultad'],
      [
        'no anda|no andan|no camina|no caminan|ya no anda|ya no andan|ya no camina|ya no caminan',
        'bien|muy bien|mucho|lejos',
      ],
    ],
  },
  it: {
    before:
      'senza|senza dover|senza dovere|non voglio|non vogliamo|non posso|non possiamo|non può|dove non si debba|senza che si debba|non',
    going: 'camminare|salire|andare a piedi',
    behind: 'troppo|molto|tanto|lontano|a lungo|molto a lungo',
    degrees: 'senza troppo|senza molto|senza lunghe|senza lunga|senza grandi|senza troppa|senza troppe|poche|poca|poco',
    ways: 'camminare|camminata|camminate|salita|salite|strada a piedi',
    whole:
      'senza camminare|senza dover camminare|senza dovere camminare|non cammino più bene|non camminiamo più bene|non cammino bene|non camminiamo bene|cammino male|camminiamo male|cammino poco|camminiamo poco|camminare poco|cammina poco|non voglio fare lunghe camminate|non vogliamo fare lunghe camminate|senza fare lunghe camminate|non importa se bisogna camminare|non importa se si deve camminare|non importa camminare|non mi dispiace camminare|non ci dispiace camminare|non fa niente se bisogna camminare',
    walkers: [
      ['cammina|camminano', 'male|molto male|poco|molto poco|piano|lentamente|a fatica|con difficoltà'],
      ['non cammina|non camminano', 'bene|molto bene|più bene|molto|tanto|lontano|a lungo'],
    ],
  },
}

/** What English says of a way that is to be short, or may be long. */
export const ENGLISH_EFFORT = [
  ...joined(
    'not too much|not much|not so much|without much|without too much|without a lot of|not a lot of|little|very little|as little as possible|minimal|without long|no long|not too long a|with little|hardly any|without any long',
    'walking|walk|walks|hiking|hike|hikes|trekking',
  ),
  ...joined(
    'not walk|not to walk|not walking|without walking|without having to walk|without hiking|not hike',
    'far|too far|very far|so far|much|too much|very much|a lot|long|for long|long distances',
  ),
  ...joined('walk|walks', 'badly|very badly|poorly|with difficulty|with a limp|little|very little'),
  ...alternatives(
    'without walking|without having to walk|without any walking|walk little|walk very little|not mind walking|not mind a walk|not mind a hike|not mind hiking|do not mind walking|do not mind hiking|do not mind a walk|do not mind a hike|happy to walk|ok with walking|fine with walking|walking is fine|walking is ok|willing to walk|prepared to walk|no matter how far to walk|no matter how far one must walk',
  ),
]

/** Wishes about how far one must walk, which nothing records, as rows of a language. */
export function effortIn(language: Foreign): readonly Row[] {
  const { before, going, behind, degrees, ways, whole, walkers } = EFFORT[language]
  const said = [
    ...joined(before, joined(going, behind).join('|')),
    ...joined(degrees, ways),
    ...alternatives(whole),
    ...walkers.flatMap(([a, b]) => joined(a, b)),
    // "Ohne viel laufen": the degree is said with the way of going.
    ...(language === 'de' ? joined(before, going) : []),
  ]
  return [{ english: 'not too much walking', said: [...new Set(said)] }]
}

function joined(first: string, second: string): string[] {
  return alternatives(first).flatMap(a => alternatives(second).map(b => `${a} ${b}`))
}
