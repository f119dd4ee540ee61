// What people say who record sound.

/** To record, and recordings. */
export const RECORDING =
  /^(?:for |à l |l )?(?:record|recording|recordings|recorder|grabar|grabaci(?:ón|ones)|registrare|registrazion[ei]|(?:ton|audio|natur|feld)?aufnahmen?|aufnehmen|enregistrer|enregistre|grabo|grabamos|registro|registriamo|enregistrements?|prises? de sons?)$/i

/** Those of sound by themselves; what "grabar" or "aufnehmen" takes may be a picture, or a dog. */
export const RECORDING_SOUND =
  /^(?:record|recording|(?:ton|audio|natur|feld)aufnahmen?|registrare|enregistrer|enregistrements?|prises? de sons?)$/i

/** What is recorded, and is no noise, animal or water of its own. */
export const SOUNDS =
  /^(?:field|sounds?|soundscapes?|audio|natur(?:e|al)|sonores?|sons?|sonidos?|suon[oi]|ambient|ambiences?|ambiances?|ambientes?|acoustic|klänge|töne|(?:\p{L}*)geräusche|klangkulisse|cantos?|canti|chants?|gesang|rufe|songs?|calls?|dawn|chorus(?:es)?|klanglandschaft)$/iu

/** To take pictures of. */
export const PHOTOGRAPHING =
  /^(?:for |à l |l )?(?:photograph|photographing|shoot photos|fotografieren|fotografiere|photographier|photographie|fotografiar|fotografío|fotografare|fotografo)$/i

/** To listen to. */
export const LISTENING =
  /^(?:for |to |à l |l )?(?:listen|listening|listen to|listening to|lauschen|lausche|zuhören|anhören|écouter|écoute|escuchar|escucho|oír cantar|ascoltare|ascolto)$/i

/** What birds sing. */
export const BIRD_SONG =
  /bird ?(?:song|call|chorus)|songbird|vogel(?:stimm|gesang|gesäng|ruf|konzert)|chants? d(?:es|['’ ]) ?oiseaux|cantos? de (?:los |las |)(?:p[áa]jaros|aves)|cant[oi] (?:degli|di) uccelli/i
