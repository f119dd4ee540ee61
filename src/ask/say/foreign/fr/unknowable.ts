import type { UnknowableSubject } from '../../../vocabulary/unknowable.ts'

/** What is not known here, with where one would ask, in French. */
export const FRENCH_UNKNOWABLE: Readonly<Record<UnknowableSubject, string>> = {
  safety:
    'La sécurité d’un lieu n’est pas connue ici : demandez à l’administration du site ou aux secours en montagne ou en mer.',
  animals: 'Les animaux qui vivent en un lieu ne sont pas connus ici : demandez à l’administration du site.',
  water:
    'On ne sait pas ici si l’eau est potable : demandez à l’administration du site, et traitez l’eau de la nature avant de la boire.',
  law: 'Ce que la loi et les autorisations permettent n’est pas connu ici : demandez à l’administration du site ou à la commune.',
  need: 'Ce qu’il faut faire dans un lieu n’est pas connu ici : demandez à l’administration du site.',
  weather: 'Le temps qu’il fait n’est pas connu ici : demandez au service météorologique du pays.',
  route: 'On ne sait pas ici si un chemin mène d’un lieu à l’autre : consultez une carte de randonnée.',
  walking: 'Combien il faut marcher n’est pas connu ici : voyez une carte de randonnée.',
  effort: 'Si le chemin est raide ou difficile n’est pas connu ici : voyez une carte de randonnée.',
  booking: 'Ce qu’on peut ou doit réserver n’est pas connu ici : voyez le site web du lieu.',
  crowds: 'L’affluence sur un lieu n’est pas connue ici : demandez à l’administration du site.',
  sun: 'L’heure du lever et du coucher du soleil n’est pas connue ici : consultez un calendrier solaire.',
  opening: 'L’horaire d’ouverture d’un lieu n’est pas connu ici : voyez son propre site web.',
  prices: 'Ce que coûte un lieu n’est pas connu ici : voyez son propre site web.',
  services:
    'Ce que coûtent le parking, le camping ou un autre service n’est pas connu ici : consultez le site du lieu.',
  fares:
    'Ce que coûte un trajet et quand il part n’est pas connu ici : demandez à la compagnie de train, de bus ou de ferry.',
  history: 'Qui est venu le premier en un lieu, et quand, n’est pas connu ici : voyez une encyclopédie.',
  journey: 'Comment aller d’une ville à une autre n’est pas connu ici : voyez un calculateur d’itinéraire.',
  duration: 'La durée d’un trajet n’est pas connue ici : voyez une carte ou un calculateur d’itinéraire.',
  stations: 'La distance de la gare la plus proche n’est pas connue ici : voyez une carte.',
  stops: 'La distance de l’arrêt le plus proche n’est pas connue ici : voyez une carte.',
  photos: 'Il n’y a pas de photos ici ; à quoi ressemble un lieu n’est pas connu : voyez son propre site web.',
  scale:
    'Le calme d’un lieu sur une autre échelle que de 1 à 5 n’est pas connu ici : demandez des notes de 1 (bruyant) à 5 (intact).',
  people:
    'Le personnel, les habitants et le propriétaire d’un lieu ne sont pas connus ici : demandez à l’administration du site.',
}
