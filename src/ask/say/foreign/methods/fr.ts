import { FIGURES } from './figures.ts'
import type { MethodSentences } from './sentences.ts'

const { raceway, marina, lift, houses, evening, night } = FIGURES

export const FRENCH_METHOD: MethodSentences = {
  wind: 'Le vent et la météo ne comptent pas : une note calculée est celle du bruit des humains, sur une année entière.',
  nature:
    'Les sons de la nature, comme le ressac, les cascades et les oiseaux, ne comptent pas : ils ne baissent aucune note.',
  forest:
    'Les arbres n’enlèvent rien dans le modèle : le bruit est calculé sur un sol meuble, comme s’il n’y avait pas de forêt entre les deux.',
  terrain:
    'Les crêtes ne comptent que là où l’exploitant a importé l’altitude du sol et demandé l’écran du relief ; sinon rien dans le paysage n’arrête le bruit.',
  walls: 'Le modèle ne voit ni murs, ni tranchées, ni remblais.',
  houses: `Là où des maisons entourent la route et le récepteur, elles enlèvent jusqu’à ${houses}.`,
  tunnels: 'Les tunnels ne s’entendent pas ; les galeries, ouvertes sur la vallée, si.',
  aircraft:
    'Les avions comptent autour des aéroports et aérodromes, d’après la piste la plus longue ; ce qui passe loin de là n’est pas connu.',
  traffic:
    'Les routes comptent d’après le trafic que donne la carte, sinon d’après ce qui est usuel pour leur classe, et d’après leur limite de vitesse.',
  rail: 'Les voies ferrées comptent d’après leur classe et le nombre de voies.',
  works:
    'Les usines, carrières et dépôts comptent d’après leur surface, les éoliennes d’après leur puissance et leur hauteur.',
  events: `Les circuits automobiles, terrains de motocross et stands de tir à moins de ${raceway.radius} limitent une note à ${raceway.cap}, les ports de plaisance à moins de ${marina.radius} à ${marina.cap}, les remontées mécaniques et téléphériques à moins de ${lift.radius} à ${lift.cap}. Les autres événements ne comptent pas.`,
  people:
    'Les villes et villages comptent d’après leurs habitants ; qui visite un lieu, et avec quel bruit, n’est pas connu.',
  machines:
    'Bateaux, drones, tracteurs, cloches, musique et chantiers ne comptent pas : la carte ne dit rien de leur bruit.',
  hours: `Le niveau est celui d’une année entière, jour, soirée et nuit : les soirées comptent ${evening} de plus, les nuits ${night} de plus.`,
  seasons: 'Les saisons ne sont pas distinguées : le niveau est celui d’une année entière.',
  votes: 'Les votes et les commentaires n’entrent jamais en compte.',
  ofComputed: 'Cela vaut pour les notes calculées ; celles de la rédaction sont des jugements de personnes.',
}
