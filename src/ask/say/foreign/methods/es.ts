import { FIGURES } from './figures.ts'
import type { MethodSentences } from './sentences.ts'

const { raceway, marina, lift, houses, evening, night } = FIGURES

export const SPANISH_METHOD: MethodSentences = {
  wind: 'El viento y el tiempo no cuentan: una puntuación calculada es del ruido de las personas, durante todo un año.',
  nature:
    'Los sonidos de la naturaleza, como el oleaje, las cascadas y los pájaros, no cuentan: no bajan ninguna puntuación.',
  forest:
    'Los árboles no quitan nada en el modelo: el ruido se calcula sobre suelo blando, como si no hubiera bosque en medio.',
  terrain:
    'Las crestas solo cuentan donde el operador ha importado la altura del terreno y ha pedido su apantallamiento; si no, nada del paisaje detiene el ruido.',
  walls: 'El modelo no ve muros, trincheras ni terraplenes.',
  houses: `Donde hay casas alrededor de la carretera y del receptor, quitan hasta ${houses}.`,
  tunnels: 'Los túneles no se oyen; las galerías, abiertas al valle, sí.',
  aircraft:
    'Los aviones cuentan alrededor de aeropuertos y aeródromos, según la pista más larga; lo que pasa lejos de ellos no se sabe.',
  traffic:
    'Las carreteras cuentan por el tráfico que da el mapa, si no por el habitual de su clase, y por su límite de velocidad.',
  rail: 'Las vías de tren cuentan por su clase y su número de vías.',
  works:
    'Las fábricas, canteras y depósitos cuentan por su superficie, y los aerogeneradores por su potencia y altura.',
  events: `Los circuitos de carreras, los de motocross y los campos de tiro a menos de ${raceway.radius} limitan una puntuación a ${raceway.cap}, los puertos deportivos a menos de ${marina.radius} a ${marina.cap}, y los remontes y teleféricos a menos de ${lift.radius} a ${lift.cap}. Otros eventos no cuentan.`,
  people: 'Las ciudades y los pueblos cuentan por sus habitantes; quién visita un lugar, y con qué ruido, no se sabe.',
  machines: 'Barcos, drones, tractores, campanas, música y obras no cuentan: el mapa no dice nada de su ruido.',
  hours: `El nivel es el de todo un año, de día, tarde y noche: las tardes cuentan ${evening} más y las noches ${night} más.`,
  seasons: 'Las estaciones no se distinguen: el nivel es el de todo un año.',
  votes: 'Los votos y los comentarios nunca cuentan.',
  ofComputed: 'Eso vale para las puntuaciones calculadas; las de la redacción son juicios de personas.',
}
