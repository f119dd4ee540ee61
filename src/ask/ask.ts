// From a question in plain words to an answer whose every fact is of the catalogue. Knows no HTTP.
import { spotApiUrl } from '../spots/links.ts'
import { asWritten } from './account/as-written.ts'
import { readPointed } from './interpret/conversation/pointed/read-pointed.ts'
import { withNames } from './interpret/conversation/pointed/spot-token.ts'
import { plainText } from './interpret/conversation/utterances/plain-text.ts'
import { sinceSubjectChanged } from './interpret/conversation/utterances/subject-changed.ts'
import { spelledOut } from './recognise/spelling/spelling.ts'
import { withSpotsForPlaces } from './interpret/summary/spots-for-places.ts'
import { withoutRoads } from './interpret/noises/far-from-roads.ts'
import type { Budget } from './budget.ts'
import type { Place } from './gazetteer/place.ts'
import type { Query } from './query.ts'
import type { Account, Understanding } from './understanding.ts'
import type { Answer, Question } from './question.ts'
import { withAllCompared } from './find/figures/compared-by-all.ts'
import { orderedByRating } from './find/figures/by-rating-instead.ts'
import { pointsAskedIn } from './find/points-asked.ts'
import { spotOfUnknownHeight } from './find/unknown-height.ts'
import { withKnownByTime } from './find/noises/by-time.ts'
import { withHeightsKnown } from './find/wanted/heights-known.ts'
import { withNotNear } from './find/whereabouts/not-near.ts'
import { retrieve } from './find/retrieve.ts'
import { NOTHING, type Retrieved } from './find/retrieved.ts'
import { beforeAnswer } from './say/taken/before-answer.ts'
import { exact } from './say/taken/exact.ts'
import { sayAbout } from './say/about.ts'
import { sayCompared } from './say/compare.ts'
import { sayDeclined } from './say/decline.ts'
import { sayFound } from './say/found.ts'
import { sayRetrieved, withAskedOfFound } from './say/ranking/retrieved.ts'
import { sayHelp, sayNotUnderstood } from './say/help.ts'
import { sayPlaceFact } from './say/places/place-facts.ts'
import { saySilenceAt } from './say/places/silence-at.ts'
import { sayElevation } from './say/ranking/figures.ts'
import { sayRankable, sayUnknownMeasures } from './say/ranking/measures.ts'
import { comparisonsOf, isComparedByMeasure, sayComparedBy } from './say/ranking/compared-by.ts'
import { saySummary } from './say/ranking/summary.ts'
import { sayNoiseCompared } from './say/noises/compared.ts'
import { sayNoisy } from './say/noises/noisy.ts'
import { joined, once, speech, type Speech, withBeside, withMore } from './say/speech.ts'
import { sayQuietestPoints } from './say/places/quietest-points.ts'
import { sayLeftUnsaid, sayUnknownAccess } from './say/kinds/left-unsaid.ts'
import { namedOf, sayNamesakes } from './say/taken/namesakes.ts'
import { quietMeant } from './say/taken/quiet-meant.ts'
import { sayWished } from './say/ranking/wished.ts'
import { accountIn, answerIn } from './say/foreign/answer.ts'
import { voiceOf } from './say/foreign/voice.ts'
import { isForeign } from './vocabulary/languages/languages.ts'
import { withNamesAlone, withoutNamesAlone } from './names-alone.ts'
import { OTHER_LANGUAGES } from './vocabulary/languages/other-languages.ts'
import { understoodOf } from './understood.ts'
import type { QuestionContext } from './question-context.ts'

/** Answers a question from one version of the catalogue: the same question to the same context, the same bytes. */
export function ask(question: Question, context: QuestionContext, budget?: Budget): Answer {
  return answerRead(readQuestion(question, context, budget), context)
}

/** A question with what it was understood as. */
export type ReadQuestion = Understanding & {
  text: string
  /** The words by which names alone are wanted. */
  namesAlone: string | null
}

/** Reads a question, so that what it asks for can be looked for before it is answered. */
export function readQuestion(
  { query: text, prev = [], language: preferred, near }: Question,
  context: QuestionContext,
  budget?: Budget,
): ReadQuestion {
  const { texts, words } = withoutNamesAlone([...prev, text].map(plainText))
  const plain = texts.at(-1) ?? ''
  const said = sinceSubjectChanged(texts)
  const spelled = said.map(each => spelledOut(each, context.gazetteer))
  const docsOf = (each: Understanding) => toldOf(each, context).said.docs
  const { read, isFewer } = readPointed(spelled, context, { preferred, near, budget, docsOf })
  const account = isFewer ? read.account : asWritten(read.account, plain)
  return { text, ...read, account, namesAlone: words }
}

/** What is said to what was read, and what of the catalogue it asks. */
function toldOf({ language, query: read, account }: Understanding, context: QuestionContext): Told & { query: Query } {
  const { index } = context
  const looked = withHeightsKnown(withNotNear(withoutRoads(read, index), index), index)
  const query = withAllCompared(withSpotsForPlaces(looked, context), index)
  return { query, ...told(language, query, account, context) }
}

/** Answers what was read from the same version of the catalogue. */
export function answerRead(read: ReadQuestion, context: QuestionContext): Answer {
  const { text, language, isOfNoLanguage, namesAlone } = read
  const whole = toldOf(read, context)
  const bare =
    namesAlone === null ? null : withNamesAlone(whole.said.sentences, whole.said.docs, doc => context.index.name(doc))
  const isUnmet = namesAlone !== null && bare === null && !/^(help|declined|not understood)$/.test(whole.query.kind)
  const notApplied = isUnmet ? [...read.account.notApplied, namesAlone] : read.account.notApplied
  const account = { ...read.account, notApplied }
  const { query, before, said, found } = isUnmet ? toldOf({ ...read, account }, context) : whole
  const sentences = [...before, ...(bare ?? said.sentences)]
    .map(sentence => withNames(sentence, context.index))
    .map((sentence, at) => (at === 0 ? sentence.trimStart() : sentence.startsWith('\n') ? sentence : ` ${sentence}`))
  const spots = said.docs.map(doc => context.index.spot(doc))
  return {
    query: text,
    answer: sentences.join(''),
    sentences,
    sources: spots.map(({ id, name, url }) => ({ title: name, url, apiUrl: spotApiUrl(id, context.links) })),
    understood: { ...understoodOf(query, account, found, context), language },
    docs: said.docs,
    isOfNoLanguage,
  }
}

type Told = { before: readonly string[]; said: Speech; found: Retrieved }

/** Answers both halves of a question that has two, and each part of one that has more. */
function told(language: string, query: Query, account: Account, context: QuestionContext): Told {
  if (!query.first) return toldAlone(language, query, account, context)
  const { before, said } = told(language, query.first, { ...account, notApplied: [], corrected: [] }, context)
  const second = toldAlone(language, query, account, context)
  const areNumbers = query.kind === 'count' && query.first.kind === 'count'
  return {
    ...second,
    before: [...new Set([...second.before, ...before])],
    said: withMore(said, second.said, areNumbers),
  }
}

/** Says an answer, and from which rating on "not too noisy" was looked for. */
function toldAlone(language: string, query: Query, account: Account, context: QuestionContext): Told {
  const asked = toldIn(language, query, account, context)
  const rated = orderedByRating(query, asked.found)
  const instead = rated && toldIn(language, rated, account, context)
  const told = instead ? { ...instead, said: joined([asked.said, instead.said]) } : asked
  return { ...told, said: withBeside(told.said, quietMeant(language, account, told.found, context.index)) }
}

/** Says an answer in the language of the question; what that language cannot say yet, in English. */
function toldIn(language: string, asked: Query, account: Account, context: QuestionContext): Told {
  const query = withKnownByTime(asked, context)
  if (!isForeign(language)) {
    const other = OTHER_LANGUAGES.get(language)
    if (other) return { before: [], said: speech([other.sentence]), found: NOTHING }
    const { said, found } = answer(query, account, context)
    return { before: beforeAnswer(query, account), said: exact(said, query, account), found }
  }
  const voice = voiceOf(language)
  const before = accountIn(voice, query, account)
  const inLanguage = answerIn(voice, query, account, context)
  if (inLanguage) return { before, said: exact(inLanguage.said, query, account), found: inLanguage.found ?? NOTHING }
  const { said, found } = answer(query, account, context)
  return { before: [...before, voice.say.englishOnly], said: exact(said, query, account), found }
}

function answer(query: Query, account: Account, context: QuestionContext): { said: Speech; found: Retrieved } {
  const plain = (said: Speech) => ({ said, found: NOTHING })
  if (query.kind === 'declined') return plain(sayDeclined(query))
  if (query.kind === 'help') return plain(sayHelp(query, context))
  // What is not known, and where one would ask, has been said before.
  if (query.kind === 'not understood')
    return plain(query.unknowable.length > 0 ? speech([]) : sayNotUnderstood(account, context))
  if (query.isHere)
    return plain(speech(['Where you are is not known here: name a place, or give latitude and longitude.']))
  if (query.kind === 'compare') return plain(compare(query, context))
  if (query.placeFact) return plain(speech([sayPlaceFact(query.placeFact, context)]))
  if (query.silenceAt) return answerSilence(query, query.silenceAt, context)
  if (query.kind === 'about' && isOnlyUnmeasured(query)) return plain(ofSubjects(query))
  if (query.kind === 'about' || query.kind === 'why') return plain(sayAbout(query, context))
  if (query.unknownPlace !== null)
    return plain(speech([`A place called "${query.unknownPlace}" is not known here, so I cannot say what is there.`]))
  if (query.kind === 'summary' && query.summary)
    return plain(query.unmeasured === null ? saySummary(query, query.summary, context) : speech([]))
  if (query.unmeasured !== null && query.conditions.length === 0) return plain(speech([sayRankable()]))
  const unplaced = spotOfUnknownHeight(query, context.index)
  if (unplaced !== null)
    return plain(speech([sayElevation(context.index.spot(unplaced), { isThan: true })], [unplaced]))
  const points = pointsAskedIn(query)
  if (points) return plain(speech(sayQuietestPoints(points, context)))
  const found = retrieve(query, context)
  const { sentences, docs } = sayRetrieved(query, found, context)
  const isListed = sentences.at(-1)?.startsWith('\n') === true
  const last = [
    ...sayUnknownMeasures(query, found),
    ...sayUnknownAccess(found, context),
    ...sayLeftUnsaid({ ...found, kind: query.kind }, context),
    ...sayNoisy(query, found),
  ].map(sentence => (isListed ? `\n${sentence}` : sentence))
  return {
    said: withAskedOfFound(speech([...sayWished(found), ...sentences, ...last], docs), query, found, context),
    found,
  }
}

/** By the measures asked for; that one is not recorded is said before, and where it is the only one nothing is left to compare. */
function compare(query: Query, context: QuestionContext): Speech {
  if (query.unmeasured !== null && query.comparative === null) return ofSubjects(query)
  if (query.noiseCompared) return sayNoiseCompared(query, query.noiseCompared, context)
  const told = comparisonsOf(query).map(each =>
    isComparedByMeasure(each) ? sayComparedBy(each, context) : sayCompared(each, context),
  )
  const beside = query.aspects.length > 0 ? [sayAbout({ ...query, subjects: query.alsoAsked }, context)] : []
  const namesakes = query.subjects.flatMap(({ docs }) => namedOf(docs))
  return once(joined([speech(sayNamesakes(query.subjects, context)), ...told, ...beside, speech([], namesakes)]))
}

/** What is not recorded of a spot has been said before. */
function isOnlyUnmeasured({ unmeasured, aspects }: Query): boolean {
  return unmeasured !== null && aspects.length === 0
}

/** The spots that a question names, with nothing more to say of them. */
function ofSubjects({ subjects }: Query): Speech {
  return speech(
    [],
    subjects.flatMap(({ docs: [doc] }) => doc ?? []),
  )
}

/** The noise of a place; when it is not known, the spots that lie in it are more help than nothing. */
function answerSilence(query: Query, place: Place, context: QuestionContext): { said: Speech; found: Retrieved } {
  const silence = speech(saySilenceAt(query, context))
  const isKnown = place.center && context.explainPoint?.(place.center) !== undefined
  if (isKnown || place.kind === 'coordinates') return { said: silence, found: NOTHING }
  const found = retrieve({ ...query, kind: 'find' }, context)
  const isThere = found.total > 0 && found.relaxed.length === 0 && !found.isWidened
  return isThere
    ? { said: joined([silence, sayFound({ ...query, kind: 'find' }, found, context)]), found }
    : { said: silence, found: NOTHING }
}
