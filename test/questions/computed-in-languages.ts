// What people ask of a place whose noise is computed, in five languages. X and Y are its name, a town or a coordinate;
// "@X" is "at X" or "in X", "~X" is "of X" or "from X".
// A table is as long as what it holds.

type Wordings = Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'it', readonly string[]>>

/** Of spots, towns and coordinates alike. */
export const OF_ANY = {
  level: {
    en: [
      'How loud is it @X?',
      'How many decibels @X?',
      'What is the noise level @X?',
      'how noisy does it get @X',
      'What dB value do you have for X?',
    ],
    de: [
      'Wie laut ist es @X?',
      'Wie viele Dezibel sind es @X?',
      'Wie hoch ist der Lärmpegel @X?',
      'Wie viel dB hat es @X?',
      'Wie hoch ist die Lärmbelastung @X?',
    ],
    fr: [
      'Quel est le niveau sonore @X ?',
      'Combien de décibels @X ?',
      'Quel bruit y a-t-il @X ?',
      'C’est bruyant comment @X ?',
      'Il y a combien de décibels @X ?',
    ],
    es: [
      '¿Cuánto ruido hay @X?',
      '¿Cuántos decibelios hay @X?',
      '¿Cuál es el nivel de ruido @X?',
      '¿Qué nivel sonoro hay @X?',
      '¿Cómo de ruidoso es @X?',
    ],
    it: [
      'Quanto rumore c’è @X?',
      'Quanti decibel ci sono @X?',
      'Qual è il livello di rumore @X?',
      'Quanto è rumoroso @X?',
      'A quanti dB si arriva @X?',
    ],
  },
  loudest: {
    en: [
      'What do you hear @X?',
      'What is the loudest thing @X?',
      'What makes the noise @X?',
      'Where does the noise come from @X?',
      'What can be heard @X?',
    ],
    de: [
      'Was hört man @X?',
      'Was ist @X am lautesten?',
      'Woher kommt der Lärm @X?',
      'Was macht @X den Lärm?',
      'Welche Geräusche hört man @X?',
    ],
    fr: [
      'Qu’est-ce qu’on entend @X ?',
      'Qu’est-ce qui fait le plus de bruit @X ?',
      'D’où vient le bruit @X ?',
      'Quels bruits entend-on @X ?',
    ],
    es: ['¿Qué se oye @X?', '¿Qué es lo más ruidoso @X?', '¿De dónde viene el ruido @X?', '¿Qué hace más ruido @X?'],
    it: [
      'Che cosa si sente @X?',
      'Cosa fa più rumore @X?',
      'Da dove viene il rumore @X?',
      'Quali rumori si sentono @X?',
    ],
  },
  roads: {
    en: [
      'Can you hear roads @X?',
      'Is there any traffic noise @X?',
      'Are cars audible @X?',
      'Do you hear the road @X?',
    ],
    de: ['Hört man @X Straßen?', 'Gibt es @X Verkehrslärm?', 'Sind @X Autos zu hören?', 'Ist @X Straßenlärm zu hören?'],
    fr: ['Entend-on des routes @X ?', 'Y a-t-il du bruit de circulation @X ?', 'Est-ce qu’on entend des voitures @X ?'],
    es: ['¿Se oyen carreteras @X?', '¿Hay ruido de tráfico @X?', '¿Se oyen coches @X?'],
    it: ['Si sentono strade @X?', 'C’è rumore di traffico @X?', 'Si sentono le auto @X?'],
  },
  trains: {
    en: [
      'Can you hear trains @X?',
      'Is there any railway noise @X?',
      'Are trains audible @X?',
      'do you hear the railway @X',
    ],
    de: ['Hört man @X Züge?', 'Gibt es @X Bahnlärm?', 'Ist @X die Eisenbahn zu hören?'],
    fr: ['Entend-on des trains @X ?', 'Y a-t-il du bruit de train @X ?', 'Est-ce que le chemin de fer s’entend @X ?'],
    es: ['¿Se oyen trenes @X?', '¿Hay ruido de trenes @X?', '¿Se oye el ferrocarril @X?'],
    it: ['Si sentono treni @X?', 'C’è rumore di treni @X?', 'Si sente la ferrovia @X?'],
  },
  planes: {
    en: [
      'Can you hear planes @X?',
      'Is there aircraft noise @X?',
      'Are airplanes audible @X?',
      'Do planes fly loudly over X?',
    ],
    de: ['Hört man @X Flugzeuge?', 'Gibt es @X Fluglärm?', 'Sind @X Flieger zu hören?'],
    fr: ['Entend-on des avions @X ?', 'Y a-t-il du bruit d’avion @X ?', 'Est-ce que les avions s’entendent @X ?'],
    es: ['¿Se oyen aviones @X?', '¿Hay ruido de aviones @X?', '¿Se oye algún avión @X?'],
    it: ['Si sentono aerei @X?', 'C’è rumore di aerei @X?', 'Si sente qualche aereo @X?'],
  },
  turbines: {
    en: [
      'Can you hear wind turbines @X?',
      'Is there any wind turbine noise @X?',
      'are there wind turbines to be heard @X?',
    ],
    de: ['Hört man @X Windräder?', 'Sind @X Windkraftanlagen zu hören?', 'Gibt es @X Lärm von Windrädern?'],
    fr: ['Entend-on des éoliennes @X ?', 'Y a-t-il du bruit d’éoliennes @X ?'],
    es: ['¿Se oyen aerogeneradores @X?', '¿Hay ruido de aerogeneradores @X?', '¿Se oyen molinos de viento @X?'],
    it: ['Si sentono pale eoliche @X?', 'C’è rumore di turbine eoliche @X?'],
  },
  howLoudRoads: {
    en: ['How loud are the roads @X?', 'How loud is the traffic @X?', 'How many decibels from roads @X?'],
    de: ['Wie laut sind die Straßen @X?', 'Wie laut ist der Verkehr @X?', 'Wie viel dB kommen @X von Straßen?'],
    fr: [
      'Quel bruit font les routes @X ?',
      'Combien de décibels viennent des routes @X ?',
      'À quel point la circulation est-elle bruyante @X ?',
    ],
    es: [
      '¿Cuánto ruido hacen las carreteras @X?',
      '¿Cuántos decibelios vienen de las carreteras @X?',
      '¿Cuánto se oye el tráfico @X?',
    ],
    it: [
      'Quanto rumore fanno le strade @X?',
      'Quanti decibel vengono dalle strade @X?',
      'Quanto si sente il traffico @X?',
    ],
  },
  howLoudTrains: {
    en: ['How loud are the trains @X?', 'How loud is the railway @X?', 'how many dB from trains @X'],
    de: ['Wie laut sind die Züge @X?', 'Wie laut ist die Bahn @X?'],
    fr: ['Quel bruit font les trains @X ?', 'Combien de décibels viennent des trains @X ?'],
    es: ['¿Cuánto ruido hacen los trenes @X?', '¿Cuánto se oyen los trenes @X?'],
    it: ['Quanto rumore fanno i treni @X?', 'Quanto si sentono i treni @X?'],
  },
  night: {
    en: ['How loud is it at night @X?', 'How loud is it @X at night?', 'How many decibels @X during the night?'],
    de: ['Wie laut ist es nachts @X?', 'Wie laut ist es @X in der Nacht?', 'Wie viele Dezibel sind es @X bei Nacht?'],
    fr: ['Quel est le niveau sonore la nuit @X ?', 'Combien de décibels @X pendant la nuit ?'],
    es: ['¿Cuánto ruido hay por la noche @X?', '¿Cuántos decibelios hay @X de noche?'],
    it: ['Quanto rumore c’è di notte @X?', 'Quanti decibel ci sono @X durante la notte?'],
  },
  evening: {
    en: ['How loud is it in the evening @X?', 'How many decibels @X in the evening?'],
    de: ['Wie laut ist es abends @X?', 'Wie laut ist es @X am Abend?'],
    fr: ['Quel est le niveau sonore le soir @X ?', 'Combien de décibels @X en soirée ?'],
    es: ['¿Cuánto ruido hay por la tarde-noche @X?', '¿Cuántos decibelios hay @X al anochecer?'],
    it: ['Quanto rumore c’è la sera @X?', 'Quanti decibel ci sono @X di sera?'],
  },
  day: {
    en: ['How loud is it by day @X?', 'How loud is it @X during the day?'],
    de: ['Wie laut ist es tagsüber @X?', 'Wie laut ist es @X am Tag?'],
    fr: ['Quel est le niveau sonore le jour @X ?', 'Combien de décibels @X pendant la journée ?'],
    es: ['¿Cuánto ruido hay de día @X?', '¿Cuántos decibelios hay @X durante el día?'],
    it: ['Quanto rumore c’è di giorno @X?', 'Quanti decibel ci sono @X durante il giorno?'],
  },
  nearestRoad: {
    en: [
      'Which road is nearest to X?',
      'How far is the nearest road from X?',
      'What is the closest road to X and how far is it?',
    ],
    de: [
      'Welche Straße ist X am nächsten?',
      'Wie weit ist die nächste Straße von X?',
      'Wie weit ist es von X zur nächsten Straße?',
    ],
    fr: ['Quelle est la route la plus proche ~X ?', 'À quelle distance ~X est la route la plus proche ?'],
    es: ['¿Cuál es la carretera más cercana a X?', '¿A qué distancia ~X está la carretera más cercana?'],
    it: ['Qual è la strada più vicina a X?', 'Quanto dista la strada più vicina da X?'],
  },
  nearestRail: {
    en: ['How far is the nearest railway from X?', 'How far is X from the nearest railway line?'],
    de: ['Wie weit ist die nächste Bahnlinie von X?', 'Wie weit ist X von der nächsten Eisenbahn?'],
    fr: ['À quelle distance ~X est la voie ferrée la plus proche ?', 'Quelle est la voie ferrée la plus proche ~X ?'],
    es: ['¿A qué distancia ~X está la vía de tren más cercana?', '¿Qué ferrocarril está más cerca ~X?'],
    it: ['Quanto dista la ferrovia più vicina da X?', 'Qual è la ferrovia più vicina a X?'],
  },
  nearestAirport: {
    en: ['How far is the nearest airport from X?', 'How far is X from the next airport?'],
    de: ['Wie weit ist der nächste Flughafen von X?', 'Wie weit ist X vom nächsten Flughafen?'],
    fr: ['À quelle distance ~X est l’aéroport le plus proche ?'],
    es: ['¿A qué distancia ~X está el aeropuerto más cercano?'],
    it: ['Quanto dista l’aeroporto più vicino da X?'],
  },
  sure: {
    en: [
      'How sure is the rating of X?',
      'How reliable is the rating @X?',
      'How certain is the noise level @X?',
      'how confident are you about the rating of X?',
    ],
    de: ['Wie sicher ist die Bewertung von X?', 'Wie zuverlässig ist die Bewertung @X?', 'Wie genau ist der Wert @X?'],
    fr: [
      'La note ~X est-elle sûre ?',
      'Quelle est la fiabilité de la note ~X ?',
      'À quel point la note ~X est-elle fiable ?',
    ],
    es: [
      '¿Cómo de segura es la puntuación ~X?',
      '¿Qué fiabilidad tiene la valoración ~X?',
      '¿Es fiable la puntuación ~X?',
    ],
    it: ['Quanto è sicuro il voto ~X?', 'Quanto è affidabile il voto ~X?', 'Il voto ~X è affidabile?'],
  },
  above40: {
    en: [
      'Is it louder than 40 dB @X?',
      'Is the noise above 40 decibels @X?',
      'Does it exceed 40 dB @X?',
      'Is it over 40 dB @X?',
    ],
    de: ['Ist es @X lauter als 40 dB?', 'Liegt der Lärm @X über 40 Dezibel?', 'Sind es @X mehr als 40 dB?'],
    fr: ['Y a-t-il plus de 40 dB @X ?', 'Le bruit dépasse-t-il 40 décibels @X ?', 'Est-ce au-dessus de 40 dB @X ?'],
    es: ['¿Hay más de 40 dB @X?', '¿El ruido supera los 40 decibelios @X?', '¿Se superan los 40 dB @X?'],
    it: ['Ci sono più di 40 dB @X?', 'Il rumore supera i 40 decibel @X?', 'Si superano i 40 dB @X?'],
  },
  below40: {
    en: ['Is it quieter than 40 dB @X?', 'Is the noise below 40 decibels @X?', 'Is it under 40 dB @X?'],
    de: ['Ist es @X leiser als 40 dB?', 'Liegt der Lärm @X unter 40 Dezibel?', 'Sind es @X weniger als 40 dB?'],
    fr: ['Y a-t-il moins de 40 dB @X ?', 'Le bruit est-il inférieur à 40 décibels @X ?'],
    es: ['¿Hay menos de 40 dB @X?', '¿El ruido está por debajo de 40 decibelios @X?'],
    it: ['Ci sono meno di 40 dB @X?', 'Il rumore è sotto i 40 decibel @X?'],
  },
  why: {
    en: ['Why is X rated the way it is?', 'Why does X have its rating?', 'Why is X not quieter?'],
    de: ['Warum hat X diese Bewertung?', 'Warum ist X so bewertet?', 'Wieso ist es @X nicht ruhiger?'],
    fr: ['Pourquoi X a-t-il cette note ?', 'Pourquoi X est-il noté ainsi ?'],
    es: ['¿Por qué X tiene esa puntuación?', '¿Por qué X está valorado así?'],
    it: ['Perché X ha questo voto?', 'Perché X è valutato così?'],
  },
} as const satisfies Record<string, Wordings>

/** Of spots alone. */
export const OF_SPOTS = {
  elevation: {
    en: [
      'How high is X?',
      'What is the elevation of X?',
      'At what altitude does X lie?',
      'How many metres above sea level is X?',
    ],
    de: ['Wie hoch liegt X?', 'Auf welcher Höhe liegt X?', 'Wie viele Meter über dem Meer liegt X?'],
    fr: ['À quelle altitude se trouve X ?', 'Quelle est l’altitude ~X ?', 'X est à combien de mètres d’altitude ?'],
    es: ['¿A qué altitud está X?', '¿A qué altura está X?', '¿Cuál es la altitud ~X?'],
    it: ['A che altitudine si trova X?', 'A che quota è X?', 'Quanto è alto X?'],
  },
  above2000: {
    en: ['Is X above 2000 m?', 'Is X higher than 2000 metres?', 'Does X lie over 2,000 m?'],
    de: ['Liegt X über 2000 m?', 'Liegt X höher als 2000 Meter?', 'Ist X auf mehr als 2000 m?'],
    fr: ['X est-il au-dessus de 2000 m ?', 'X se trouve-t-il à plus de 2000 mètres d’altitude ?'],
    es: ['¿Está X por encima de 2000 m?', '¿Está X a más de 2000 metros de altitud?'],
    it: ['X è sopra i 2000 m?', 'X si trova a più di 2000 metri di altitudine?'],
  },
  below2000: {
    en: ['Is X below 2000 m?', 'Is X lower than 2000 metres?'],
    de: ['Liegt X unter 2000 m?', 'Liegt X tiefer als 2000 Meter?'],
    fr: ['X est-il en dessous de 2000 m ?', 'X se trouve-t-il à moins de 2000 mètres d’altitude ?'],
    es: ['¿Está X por debajo de 2000 m?', '¿Está X a menos de 2000 metros de altitud?'],
    it: ['X è sotto i 2000 m?', 'X si trova a meno di 2000 metri di altitudine?'],
  },
  busStop: {
    en: ['Is there a bus stop near X?', 'How far is the nearest bus stop from X?', 'Does a bus stop close to X?'],
    de: [
      'Gibt es eine Bushaltestelle bei X?',
      'Wie weit ist die nächste Bushaltestelle von X?',
      'Hält ein Bus in der Nähe von X?',
    ],
    fr: ['Y a-t-il un arrêt de bus près ~X ?', 'À quelle distance ~X est l’arrêt de bus le plus proche ?'],
    es: ['¿Hay una parada de autobús cerca ~X?', '¿A qué distancia ~X está la parada de autobús más cercana?'],
    it: ['C’è una fermata dell’autobus vicino a X?', 'Quanto dista la fermata dell’autobus più vicina da X?'],
  },
  parking: {
    en: ['Is there parking near X?', 'How far is the nearest car park from X?', 'Can I park at X?'],
    de: ['Gibt es einen Parkplatz bei X?', 'Wie weit ist der nächste Parkplatz von X?', 'Kann man bei X parken?'],
    fr: [
      'Y a-t-il un parking près ~X ?',
      'À quelle distance ~X est le parking le plus proche ?',
      'Peut-on se garer à X ?',
    ],
    es: [
      '¿Hay aparcamiento cerca ~X?',
      '¿A qué distancia ~X está el aparcamiento más cercano?',
      '¿Se puede aparcar en X?',
    ],
    it: ['C’è un parcheggio vicino a X?', 'Quanto dista il parcheggio più vicino da X?', 'Si può parcheggiare a X?'],
  },
  website: {
    en: ['Does X have a website?', 'What is the website of X?', 'Is there a web page for X?'],
    de: ['Hat X eine Website?', 'Hat X eine Internetseite?', 'Wie lautet die Webseite von X?'],
    fr: ['X a-t-il un site web ?', 'Quel est le site internet ~X ?'],
    es: ['¿Tiene X página web?', '¿Cuál es el sitio web ~X?'],
    it: ['X ha un sito web?', 'Qual è il sito internet ~X?'],
  },
  wikipedia: {
    en: ['Does X have a Wikipedia page?', 'Is there a Wikipedia article about X?'],
    de: ['Hat X einen Wikipedia-Artikel?', 'Gibt es zu X eine Wikipedia-Seite?'],
    fr: ['X a-t-il une page Wikipédia ?', 'Y a-t-il un article Wikipédia sur X ?'],
    es: ['¿Tiene X página en Wikipedia?', '¿Hay un artículo de Wikipedia sobre X?'],
    it: ['X ha una pagina Wikipedia?', 'C’è un articolo di Wikipedia su X?'],
  },
  nextTown: {
    en: [
      'How far is the next town from X?',
      'How far is the nearest village from X?',
      'Which village is closest to X?',
    ],
    de: [
      'Wie weit ist die nächste Stadt von X?',
      'Wie weit ist es von X ins nächste Dorf?',
      'Welches Dorf liegt X am nächsten?',
    ],
    fr: ['À quelle distance ~X est la ville la plus proche ?', 'Quel est le village le plus proche ~X ?'],
    es: ['¿A qué distancia ~X está el pueblo más cercano?', '¿Cuál es el pueblo más cercano a X?'],
    it: ['Quanto dista il paese più vicino da X?', 'Qual è il paese più vicino a X?'],
  },
} as const satisfies Record<string, Wordings>

/** Of towns alone. */
export const OF_TOWNS = {
  quiet: {
    en: ['Is X quiet?', 'Is it quiet in X?', 'Is X a quiet place?'],
    de: ['Ist X ruhig?', 'Ist es in X ruhig?', 'Ist X ein ruhiger Ort?'],
    fr: ['X est-il calme ?', 'Est-ce calme à X ?', 'Est-ce que X est un endroit tranquille ?'],
    es: ['¿Es X tranquilo?', '¿Es X un lugar tranquilo?', '¿Se está tranquilo en X?'],
    it: ['X è tranquilla?', 'È tranquillo a X?', 'X è un posto tranquillo?'],
  },
  quietestNear: {
    en: ['What is the quietest place near X?', 'Where is it quietest near X?', 'the most peaceful spot around X'],
    de: [
      'Was ist der ruhigste Ort bei X?',
      'Wo ist es in der Nähe von X am ruhigsten?',
      'Der stillste Platz rund um X',
    ],
    fr: ['Quel est l’endroit le plus calme près ~X ?', 'Où est-ce le plus calme près ~X ?'],
    es: ['¿Cuál es el lugar más tranquilo cerca ~X?', '¿Dónde se está más tranquilo cerca ~X?'],
    it: ['Qual è il posto più tranquillo vicino a X?', 'Dove c’è più silenzio vicino a X?'],
  },
} as const satisfies Record<string, Wordings>

/** Of two of any. */
export const OF_TWO_ANY = {
  quieter: {
    en: ['Is it quieter @X than @Y?', 'Is X quieter than Y?', 'Is X more peaceful than Y?'],
    de: ['Ist es @X ruhiger als @Y?', 'Ist X ruhiger als Y?', 'Ist es @X leiser als @Y?'],
    fr: ['Est-ce plus calme @X qu’@Y ?', 'X est-il plus calme que Y ?'],
    es: ['¿Es X más tranquilo que Y?', '¿Hay menos ruido @X que @Y?'],
    it: ['X è più tranquillo di Y?', 'C’è meno rumore @X che @Y?'],
  },
  louder: {
    en: ['Is it louder @X than @Y?', 'Is X noisier than Y?', 'Is there more noise @X than @Y?'],
    de: ['Ist es @X lauter als @Y?', 'Ist X lauter als Y?', 'Gibt es @X mehr Lärm als @Y?'],
    fr: ['X est-il plus bruyant que Y ?', 'Y a-t-il plus de bruit @X qu’@Y ?'],
    es: ['¿Es X más ruidoso que Y?', '¿Hay más ruido @X que @Y?'],
    it: ['X è più rumoroso di Y?', 'C’è più rumore @X che @Y?'],
  },
  distance: {
    en: ['How far is X from Y?', 'How far is it from X to Y?', 'What is the distance between X and Y?'],
    de: [
      'Wie weit ist X von Y entfernt?',
      'Wie weit ist es von X nach Y?',
      'Wie groß ist die Entfernung zwischen X und Y?',
    ],
    fr: ['À quelle distance est X de Y ?', 'Quelle est la distance entre X et Y ?'],
    es: ['¿A qué distancia está X de Y?', '¿Qué distancia hay entre X y Y?'],
    it: ['Quanto dista X da Y?', 'Qual è la distanza tra X e Y?'],
  },
} as const satisfies Record<string, Wordings>
