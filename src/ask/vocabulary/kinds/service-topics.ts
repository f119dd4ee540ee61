// What people ask of the directory itself, and not of its spots.
import { alternatives } from '../../../text/alternatives.ts'

export const SERVICE_TOPICS = [
  'api',
  'map',
  'regions',
  'updated',
  'operator',
  'answerer',
  'sources',
  'citation',
  'noise data',
  'noisy listed',
  'contribution',
  'confidence',
  'how often',
  'licence',
  'rated by',
  'unrated',
  'left out',
  'missing',
  'validation',
  'near meant',
  'remote meant',
] as const
export type ServiceTopic = (typeof SERVICE_TOPICS)[number]

/** Ways to ask in English; what other languages say is translated to the first of each. */
export const SERVICE_PHRASES: Readonly<Record<ServiceTopic, string>> = {
  api: 'do you have an api|is there an api|have you got an api|can i use an api|how do i use the api|where is the api|api documentation|api docs|is the api free|do i need an api key|is there an api key|is there an api key needed|is an api key needed|is an api key required|is a key needed|is a key required|do i need a key|is there an open api|can i get the data|can i download the data|can i download the catalogue|where can i download the data|is the data open|is the data free|is the data free to use|open data|can i download everything|can i download it all|can i download the whole thing|download the whole thing|download the whole catalogue|download everything|under what licence is the data|under which licence is the data|under what licence|under which licence|under what license|under which license|what licence does the data have|what is the licence of the data|licence of the data|license of the data|can i use your data|can i use the data|can we use your data|can we use the data|may i use your data|may i use the data|can i reuse your data|can i reuse the data|use your data in my app|use your data in an app|can i scrape you|can i scrape this|can i scrape the data',
  map: 'is there a map|do you have a map|have you got a map|show me a map|show me the map|show the map|map of all spots|map of all the spots|a map of all the spots|map of the spots|map of all places|map of your spots|where is the map|where can i find the map|show all spots on a map|show them on a map|can i see them on a map|can i see the spots on a map|can i see a map|is there a noise map|is there a silence map|show me the noise map|show me the silence map|do you have a noise map|do you have a silence map|open the map',
  regions:
    'which regions do you cover|which regions have you imported|which regions are imported|which regions are covered|what regions do you cover|what regions are covered|which areas do you cover|what areas do you cover|which countries do you cover|what countries do you cover|which countries are covered|which countries are in the catalogue|which countries are in your catalogue|which countries are in the directory|what is your coverage|what do you cover|how many regions do you cover|where do you have data|for which regions do you have data',
  updated:
    'when was the data last updated|when was the data updated|when was this last updated|when were you last updated|when was the catalogue last updated|when was the directory last updated|how old is the data|how old is your data|how old are the data|how old are your data|how current is the data|how current are the data|how up to date is the data|how up to date are you|how recent is the data|how recent is your data|how fresh is the data|is the data up to date|is your data up to date|date of the data|last update',
  operator:
    'who runs this site|who runs this|who runs this service|who runs this directory|who is behind this|who is behind this site|who is behind this service|who made this|who made this site|who made you|who built this|who built you|who operates this|who operates this site|who owns this site|who maintains this|who maintains this catalogue|who pays for this|who pays for it|who pays for you|who pays you|who funds this|who funds you|who finances this|who sponsors this|who is funding this|how do you make money|how does this make money|are you a company|are you a charity|contact the operator|operator email address|email address of the operator',
  answerer:
    'are you a robot|are you a bot|are you a human|are you human|are you a person|are you a real person|are you real|are you a machine|are you a computer|are you a program|are you an ai|are you ai|are you chatgpt|are you a chatbot|are you a language model|are you an llm|are you a human or a bot|are you a bot or a human|are you a robot or a human|are you a human or a robot|are you a person or a machine|who am i talking to|who am i speaking to|who am i chatting with|am i talking to a robot|am i talking to a bot|am i talking to a human|am i talking to a person|am i talking to a real person|is this a bot|is this a robot|is this chatgpt|is this an ai|is there a human here|do you use ai|do you use an ai|do you use artificial intelligence|do you work with ai|do you run on ai|does this use ai|does this site use ai|is this made by ai|is this written by ai|is ai used here|is there ai behind this|are you based on ai|do you use a language model|do you use chatgpt|who answers here|who is answering',
  sources:
    'where do you get the data from|where do you get your data from|where do you get your data|where do you get the data|where does the data come from|where does your data come from|where do the data come from|where do your data come from|where do your numbers come from|where do the numbers come from|where do these numbers come from|what is your data source|what are your data sources|what are your sources|which sources do you use|what data do you use|which data do you use|where did you get the data|where did you get this data|where is the data from|where is your data from|what is the data based on',
  citation: 'how do i cite this|how do i cite the data|how should i cite this',
  'noise data': 'for which countries are there decibels|which countries have decibels|where is noise computed',
  'noisy listed': 'why are noisy places in the directory|why do you list noisy places|why is a noisy place listed',
  contribution: 'how can i add a place|how do i add a place|how do i correct a place',
  confidence: 'what does confidence mean|what does the confidence mean',
  'how often': 'how often is the catalogue updated',
  licence:
    'what licences do the sources have|is the data free to use commercially|is the data free for commercial use|can i use the data commercially|may i use the data commercially',
  'rated by': 'how many ratings are computed and how many by editors',
  unrated: 'does every spot have a rating',
  'left out': 'what does the model leave out',
  missing:
    'why is a place missing from the catalogue|why is my country missing|why are countries missing|why are so many countries missing',
  'near meant': 'what does near mean here',
  'remote meant': 'what does remote mean here',
  validation: 'is the model validated|has the model been validated',
}

/** The topics by what is said. */
const TOPIC_OF: ReadonlyMap<string, ServiceTopic> = new Map(
  Object.entries(SERVICE_PHRASES).flatMap(([topic, said]) =>
    alternatives(said).map(phrase => [phrase, topic as ServiceTopic] as const),
  ),
)

/** What of the directory a phrase asks for; undefined when it is another one. */
export function serviceTopicOf(said: string): ServiceTopic | undefined {
  return TOPIC_OF.get(said.toLowerCase().replace(/^and /, ''))
}
