import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contextOf, starterContext, starterSpots } from '../../../test/support/starter-context.ts'
import { fold } from '../../text/fold.ts'
import { ask } from '../ask.ts'
import { lexiconOf } from '../recognise/languages/foreign-lexicon.ts'
import { meaningAt } from '../recognise/lexicon.ts'
import { tokensOf } from '../recognise/tokens.ts'
import { FEATURE_PHRASES } from './feature-phrases.ts'
import { FEATURES, LANDSCAPE_KEYS } from './features.ts'
import { LOCAL_KIND_OF } from './languages/local-kinds.ts'

/** "Bays", "monasteries", "beaches". */
function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

function meaningOf(phrase: string) {
  const tokens = tokensOf(phrase)
  const found = meaningAt(tokens, 0)
  return found?.length === tokens.length ? found.meaning : undefined
}

test('each landscape is read in its plural as in its singular', () => {
  for (const [feature, said] of Object.entries(FEATURE_PHRASES).filter(([key]) => LANDSCAPE_KEYS.has(key)))
    for (const noun of said
      .split('|')
      .filter(noun => !/s$|^(on|in|under|by|near|close) |y$/.test(noun) || noun === 'bay'))
      assert.deepEqual(meaningOf(pluralOf(noun)), { is: 'feature', feature }, pluralOf(noun))
})

/** "Quiet parks" are parks that are quiet, "remotes" are nothing. */
const NO_NOUN = new Set(['quiet-park', 'spring', 'remote', 'urban', 'no-access'])

test('each tag of the vocabulary and of the catalogue is read as said, and in the plural', async () => {
  const ofFeatures = Object.values(FEATURES).flatMap(({ tags = [], scenery = [] }) => [...tags, ...scenery])
  const ofSpots = starterSpots().flatMap(({ tags }) => tags)
  for (const tag of new Set([...ofFeatures, ...ofSpots])) {
    if (NO_NOUN.has(tag)) continue
    const said = tag.replaceAll('-', ' ')
    for (const each of /s$|ing$|water$/.test(said) ? [said] : [said, pluralOf(said)])
      assert.match(meaningOf(each)?.is ?? '', /^(feature|transport)$/, each)
  }
})

test('bays are counted by their tag, and a tag of a catalogue alone in its plural', async () => {
  const [spot] = starterSpots()
  assert.ok(spot)
  const made = await contextOf([
    ...starterSpots(),
    ...['bay', 'jay', 'pinewood', 'rookery'].map((tag, at) => ({
      ...spot,
      id: `own-${tag}`,
      slug: `own-${tag}`,
      name: `Somewhere ${at}`,
      otherNames: [],
      description: null,
      country: 'NU',
      tags: [tag],
    })),
  ])
  for (const [query, name] of [
    ['how many bays are there in Niue?', 'Somewhere 0'],
    ['combien de baies à Niue ?', 'Somewhere 0'],
    ['spots with jays in Niue', 'Somewhere 1'],
    ['how many pinewoods are there in Niue?', 'Somewhere 2'],
    ['rookeries in Niue', 'Somewhere 3'],
  ] as const)
    assert.deepEqual(
      ask({ query }, made).sources.map(({ title }) => title),
      [name],
      query,
    )
})

/** Plurals that a rule makes; those of German are many, and stand in its table. */
const PLURALS = {
  fr: (noun: string) =>
    /[sxz]$/.test(noun)
      ? noun
      : /[ae]u$/.test(noun)
        ? `${noun}x`
        : noun.endsWith('al')
          ? noun.replace(/al$/, 'aux')
          : `${noun}s`,
  es: (noun: string) =>
    /[aeiouáéó]$/.test(noun)
      ? `${noun}s`
      : noun.endsWith('z')
        ? noun.replace(/z$/, 'ces')
        : `${noun.replace(/s$/, '')}es`,
} as const

test('each landscape of the other languages is read in its plural as in its singular', () => {
  for (const language of ['fr', 'es'] as const) {
    const lexicon = lexiconOf(language)
    const { table } = lexicon
    const rows = table.rows.filter(({ english }) => {
      const meaning = meaningOf(english)
      return meaning?.is === 'feature' && LANDSCAPE_KEYS.has(meaning.feature) && table.things.has(english)
    })
    for (const { said } of rows)
      for (const noun of said.filter(each => /^\p{Ll}{4,}$/u.test(each) && !each.endsWith('s'))) {
        const plural = PLURALS[language](noun)
        assert.equal(lexicon.phraseAt([fold(plural)])?.english, lexicon.phraseAt([fold(noun)])?.english, plural)
      }
  }
})

test('the word that begins names is the kind where a noun is wanted, and a name where it begins one', async () => {
  const context = await starterContext()
  for (const [word, feature] of LOCAL_KIND_OF)
    for (const query of [`which ${word} in Andorra is the quietest?`, `the quietest ${word}`])
      assert.deepEqual(ask({ query }, context).understood.tags, [feature], query)
  for (const query of ['Is Estany de Juclar quiet?', 'estany de juclar', 'How quiet is Estany de Juclar?'])
    assert.match(ask({ query }, context).answer, /^Estany de Juclar|Estany de Juclar is/, query)
  for (const query of ['Welcher Estany in Andorra ist am ruhigsten?', "Quel est l'estany le plus calme d'Andorre ?"])
    assert.deepEqual(ask({ query }, context).understood.tags, ['lake'], query)
  assert.deepEqual(ask({ query: 'which spring in Andorra is the quietest?' }, context).understood.tags, ['spring'])
  assert.deepEqual(ask({ query: 'quiet lakes in spring' }, context).understood.tags, ['lake'])
})
