import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partOf, regionsNamed } from '../../../../index/regions/regions.ts'
import { halfIn } from './half.ts'

const [canada] = regionsNamed('canada')
const half = (side: 'east' | 'north-east') => {
  const part = canada && partOf(canada, side)
  assert.ok(part?.half)
  return part.half
}

test('a half and a quarter have their name and preposition in each language', () => {
  for (const [language, east, northEast] of [
    ['de', 'in der Osthälfte (Kanada)', 'im Nordostviertel (Kanada)'],
    ['fr', 'dans la moitié est (Canada)', 'dans le quart nord-est (Canada)'],
    ['es', 'en la mitad este (Canadá)', 'en el cuarto noreste (Canadá)'],
    ['it', 'nella metà est (Canada)', 'nel quarto nord-est (Canada)'],
  ] as const) {
    const whole = /\((.*)\)/.exec(east)?.[1] ?? ''
    assert.equal(halfIn(language, half('east'), whole).within, east)
    assert.equal(halfIn(language, half('north-east'), whole).within, northEast)
  }
})
