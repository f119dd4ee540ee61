// Words that begin names on the map and that people take over for the kind: "which estany", "the nearest glion".
import { alternatives } from '../../../text/alternatives.ts'
import type { FeatureKey } from '../features.ts'

/** Catalan, Occitan, Manx, Gaelic, Welsh, Norse, German and Slavic words for a kind of place, by feature; folded. */
const LOCAL_KINDS: Partial<Record<FeatureKey, string>> = {
  lake: 'estany|estanys|estanyo|estanyons|llac|llacs|gorg|gorgs|ibon|ibones|bassa|basses|logh|llyn|vatn|tjern|weiher|jezero|pleso',
  river: 'riu|rius|torrent|barranc|awin|afon|bach|fluss',
  peak: 'pic|pics|puig|puigs|tossal|tuc|tuca|bony|cim|cims|slieau|cronk|spitze|spitz|gipfel|fell|fells',
  mountain: 'muntanya|muntanyes|berg|fjell|sgurr',
  saddle: 'coll|colls|collada|collades|collet|portella|joch|sattel|bealach|bwlch|sedlo',
  ridge: 'serra|serrat|carena|grat|druim',
  valley: 'vall|valls|glion|coire|strath|cwm|dolina',
  canyon: 'congost|schlucht|klamm|tobel',
  waterfall: 'cascada|foss|spooyt|wasserfall|vodopad',
  forest: 'bosc|boscos|wald',
  spring: 'font|fonts|chibbyr|quelle|pramen',
  bay: 'cala|cales|badia|ghaw|baie|baies|bucht',
  beach: 'platja|platges|traie|strand',
  cape: 'kione|punta',
  island: 'illa|illes|ellan|ynys|insel|ostrov',
  rock: 'roc|rocs|roca|creg|carrick|fels',
  cave: 'cova|avenc|ooig|hohle|jaskyna',
  viewpoint: 'mirador|miradors',
  wetland: 'curragh|mollera|molleres|ried',
  hut: 'refugi|refugis|cabana|cabanes|orri|orris|borda|bordes|rifugio|rifugi|hutte|hutten|alphutte',
}

export const LOCAL_KIND_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(LOCAL_KINDS).flatMap(([feature, said]) => alternatives(said).map(word => [word, feature] as const)),
)
