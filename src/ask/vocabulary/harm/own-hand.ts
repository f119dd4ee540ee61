// Reviewed patterns of somebody, the one who asks or another, who means to die by their own hand: whole words, folded, without
// apostrophes. Accidents and idioms ("lakes where children cannot drown", "zum Sterben schön") are none.

export const OWN_HAND: readonly string[] = [
  '(kill|kills|killing|killed|hang|hanging|hanged|drown|drowning|drowned) (my|him|her|your|them|one|our)(self|selves)',
  '(take|takes|taking|end|ends|ending) (his|her|their|your|ones|s ?own|my) (own )?li(fe|ves)',
  'commit(s|ting)? suicide|assisted dying',
  '(mich|dich|sich|uns) (\\p{L}+ ){0,3}(umbring\\p{L}*|umzubringen|umgebracht|zu erhangen|erhangen|zu ertranken|ertranken|zu erschiessen|erschiessen)',
  '(mich|sich) (selbst )?(zu )?toten$|(mich|sich) (selbst )?(zu )?toten (will|mochte|konnte|kann|wollen)',
  'bring(e|t|en)? ((ich|er|sie|man|wir) )?(mich|sich|uns) (\\p{L}+ ){0,3}um(?! (\\p{N}|die|den|das|eine?n?|sieben|acht|neun|zehn))',
  'zum (ertranken|erhangen|umbringen|selbstmord|suizid)|zum sterben(?! (schon|langweilig|gern|romantisch|lecker))|selbstmord|suizid',
  '(se|me|te|nous|vous) (suicid\\p{L}+|donner la mort|oter la vie|pendre a un)|suicide',
  '(veut|veux|voudrai\\p{L}+|envie de|vais|va|pour|ou) ((bien|juste|aller) )?(se|me) (noyer|tuer|pendre)(?! (a la tache|de travail|dans la foule))',
  'suicid(arse|arme|arte|arnos|arsi|armi|arti|arci|io)|quitar(se|me) la vida|toglier(si|mi) la vita',
  '(quier\\p{L}+|querer|para|donde|va a|voy a|van a) (ahogar|ahorcar|matar|envenenar)(se|me)(?! a )',
  '(vuol\\p{L}*|vogli\\p{L}+|per|dove|va a|vado a) (uccider|ammazzar|impiccar|annegar|affogar)(si|mi)(?! di )',
  '(uccider|impiccar)(si|mi)',
]
