import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractContext } from '../../../test/support/extract-context.ts'
import { NO_EXTRACTS } from '../../../test/support/osm-samples.ts'
import { ask } from '../ask.ts'

const known = await extractContext()
const skip = known ? false : NO_EXTRACTS

const TOLD: readonly (readonly [string, RegExp])[] = [
  ['Which spots along the Rhine in Liechtenstein are quiet?', /^What lies along a river cannot be told in so small/],
  ['quiet spots along the Rhine near Vaduz', /^What lies along a river cannot be told in so small/],
  ['Welche Plätze entlang des Rheins in Liechtenstein sind ruhig?', /^Was entlang eines Flusses liegt, lässt sich/],
  ['lieux calmes le long du Rhin au Liechtenstein', /^Ce qui se trouve au bord d’un fleuve ne peut pas se dire/],
  ['lugares a lo largo del Rin en Liechtenstein', /^En una zona tan pequeña no se puede decir/],
  ['luoghi lungo il Reno in Liechtenstein', /^In una zona così piccola non si può dire/],
  ['quiet spots along the Rhine', /^"Along" a river means/],
  ['quiet spots along the Rhine in Germany', /^"Along" a river means/],
]

for (const [query, told] of TOLD)
  test(`says how far from a river counts, and that it is all of a small land: "${query}"`, { skip }, () => {
    if (known) assert.match(ask({ query }, known.context).answer, told)
  })
