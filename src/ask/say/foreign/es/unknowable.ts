import type { UnknowableSubject } from '../../../vocabulary/unknowable.ts'

/** What is not known here, with where one would ask, in Spanish. */
export const SPANISH_UNKNOWABLE: Readonly<Record<UnknowableSubject, string>> = {
  safety:
    'Aquí no se sabe si un lugar es seguro: pregunte a la administración de la zona o a los servicios de rescate.',
  animals: 'Aquí no se sabe qué animales viven en un lugar: pregunte a la administración de la zona.',
  water:
    'Aquí no se sabe si el agua es potable: pregunte a la administración de la zona, y trate el agua de la naturaleza antes de beberla.',
  law: 'Aquí no se sabe qué permiten la ley y los permisos: pregunte a la administración de la zona o al municipio.',
  need: 'No se sabe aquí si en un lugar hay que hacer algo: pregunte a la administración de la zona.',
  weather: 'Aquí no se sabe qué tiempo hace: pregunte al servicio meteorológico del país.',
  crowds: 'Aquí no se sabe cuánta gente hay en un lugar: pregunte a la administración de la zona.',
  sun: 'Aquí no se sabe cuándo sale y se pone el sol: consulte un calendario solar.',
  opening: 'Aquí no se sabe cuándo abre un lugar: mire su propia página web.',
  route: 'Aquí no se sabe si un camino lleva de un lugar a otro: mire un mapa de senderismo.',
  walking: 'Aquí no se sabe cuánto hay que andar: mire un mapa de senderismo.',
  effort: 'Aquí no se sabe si el camino es empinado o difícil: mire un mapa de senderismo.',
  booking: 'Aquí no se sabe qué se puede o se debe reservar: mire la página web del lugar.',
  prices: 'Aquí no se sabe cuánto cuesta un lugar: mire su propia página web.',
  services: 'Aquí no se sabe cuánto cuestan el aparcamiento, la acampada u otro servicio: consulte la web del lugar.',
  fares: 'Aquí no se sabe cuánto cuesta un viaje ni cuándo sale: pregunte a la compañía de tren, autobús o ferri.',
  history: 'Aquí no se sabe quién llegó primero a un lugar ni cuándo: mire una enciclopedia.',
  journey: 'Aquí no se sabe cómo ir de una población a otra: mire un planificador de rutas.',
  duration: 'Aquí no se sabe cuánto se tarda: mire un mapa o un planificador de rutas.',
  stations: 'Aquí no se sabe a qué distancia está la estación más cercana: mire un mapa.',
  stops: 'Aquí no se sabe a qué distancia está la parada más cercana: mire un mapa.',
  photos: 'Aquí no hay fotos; no se sabe qué aspecto tiene un lugar: mire su propia página web.',
  scale:
    'Aquí no se sabe lo tranquilo que es un lugar en otra escala que de 1 a 5: pregunte por puntuaciones de 1 (ruidoso) a 5 (prístino).',
  people: 'Aquí no se sabe quién trabaja o vive allí ni de quién es: pregunte a la administración de la zona.',
}
