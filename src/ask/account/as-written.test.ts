import assert from 'node:assert/strict'
import { test } from 'node:test'
import { starterContext } from '../../../test/support/starter-context.ts'
import { ask } from '../ask.ts'

const context = await starterContext()
const notApplied = (query: string) => ask({ query }, context).understood.notApplied

test('what was not applied is named as it was written', () => {
  for (const [query, named] of [
    ["laghi in Svezia all'alba", "all'alba"],
    ['des lacs en Suède à l’aube', 'à l’aube'],
    ['lacs en Suède, ouverts toute l’année', 'ouverts toute l’année'],
    ['des lacs en Suède pour ma grand-mère', 'grand-mère'],
    ['lakes in Sweden that are permit-free', 'permit-free'],
    ['lakes in Sweden with purple elephants', 'with purple elephants'],
  ] as const)
    assert.ok(notApplied(query).includes(named), `${query}: ${notApplied(query).join(' | ')}`)
})
