// How sure a rating is, who gave it, where a noise comes from, and the parts of a day: what questions say of them.
import { alternatives } from '../../../text/alternatives.ts'
import type { PhraseMeaning } from '../meanings.ts'

/** Behind "and", too, which alone would go on with a search: "and where". */
const FROM_WHERE = alternatives(
  'where does that noise come from|where does this noise come from|where does the noise come from|where does all that noise come from|where does all the noise come from|where that noise comes from|where the noise comes from|where is that noise from|where is the noise from|where is this noise from|where is that noise coming from|what makes that noise|what is making that noise|what causes that noise|what is that noise|what is this noise|what noise is that|source of that noise|sources of that noise|who makes that noise|who is making that noise|where do those noises come from|where do these noises come from',
)

export const CERTAINTY: readonly (readonly [PhraseMeaning, string])[] = [
  [
    { is: 'aspect', aspect: 'confidence' },
    'how wide is the band|how wide is the band of|how wide is the confidence interval|how large is the band|what is the band of|the band of|confidence interval|confidence band|how sure|how certain|how reliable|how confident|how accurate|how precise|how exact|how trustworthy|how dependable|how uncertain|how sure are you|how certain are you|how sure is that|are you sure|are you really sure|are you certain|are you confident|are you sure about that|can i trust|can we trust|can one trust|how much can i trust|how far can i trust|is that reliable|is it reliable|is that accurate|is it accurate|is that certain|margin of error|error margin|error bar|uncertainty|confidence|confidence interval|confidence band|confidence level|reliability|how good is the estimate|reliable|accurate|trustworthy',
  ],
  [
    { is: 'confidence', any: ['low'], shown: 'rated with low confidence' },
    'least reliable|least reliable rating|least reliable ratings|least certain rating|least certain ratings|low confidence|confidence of low|a confidence of low|low confidence rating|low confidence ratings|confidence is low|confidence low|confidence of low|low for confidence|confidence level low|confidence level of low|low confidence level|confidence : low|confidence = low|lowest confidence|little confidence|uncertain rating|uncertain ratings|unsure rating|unsure ratings|doubtful rating|doubtful ratings|unreliable rating|unreliable ratings|rating is uncertain|rating is doubtful|rating is unreliable|rating is not sure|rating is unsure|ratings are uncertain|ratings are unsure|with an uncertain rating|low certainty|low reliability',
  ],
  [
    { is: 'confidence', any: ['medium'], shown: 'rated with medium confidence' },
    'medium confidence|medium confidence rating|medium confidence ratings|moderate confidence|confidence is medium|confidence medium|confidence of medium|medium for confidence|confidence level medium|confidence level of medium|medium confidence level|confidence : medium|confidence = medium|medium reliability',
  ],
  [
    { is: 'confidence', any: ['high'], shown: 'rated with high confidence' },
    'reliable ones|reliable spots|most reliable rating|most reliable ratings|high confidence|high confidence rating|high confidence ratings|highest confidence|confidence is high|confidence high|confidence of high|high for confidence|confidence level high|confidence level of high|high confidence level|confidence : high|confidence = high|rating is sure|rating is certain|rating is reliable|ratings are sure|ratings are certain|ratings are reliable|reliable rating|reliable ratings|sure rating|sure ratings|certain rating|certain ratings|trustworthy rating|trustworthy ratings|high certainty|high reliability',
  ],
  [
    { is: 'confidence', any: ['editorial'], shown: 'rated by editors' },
    'hand picked|handpicked|hand selected|hand chosen|picked by hand|chosen by hand|curated|editorial|editorially|editorial rating|editorial ratings|editorial confidence|confidence : editorial|confidence = editorial|rated by editors|rated by an editor|rated by the editors|rated by people|rated by a person|rated by humans|rated by a human|rated by hand|editor rated|human rated|given by editors|given by people|starter catalogue|starter catalog|starter spots|the starter catalogue|of the starter catalogue|from the starter catalogue',
  ],
  [
    { is: 'confidence', any: ['high', 'medium', 'low'], shown: 'rated by the model' },
    'computed rating|computed ratings|with a computed rating|with computed ratings|rating was computed|rating is computed|ratings are computed|rated by a model|rated by the model|rated by model|rated by computer|rated by a computer|rated by an algorithm|rated by a machine|rated automatically|automatically rated|calculated rating|calculated ratings|modelled rating|modelled ratings|computed spots|imported|imported region|imported regions|imported spots|imported places|imported from openstreetmap|imported from osm|from openstreetmap|from osm',
  ],
  [{ is: 'ask', ask: 'why' }, FROM_WHERE.flatMap(each => [each, `and ${each}`]).join('|')],
  [
    { is: 'time' },
    'by day|in the daytime|daytime|during daytime|during the daytime|in the evenings|during the evening|during the night|at nighttime|nighttime|in the night',
  ],
]
