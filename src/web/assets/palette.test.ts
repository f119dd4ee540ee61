import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { RATING_WORDS } from '../../silence/parameters.ts'
import { wordOf } from '../../silence/rating.ts'
import { RATING_STEPS, stepOf } from '../rating/steps.ts'

type Colour = [red: number, green: number, blue: number]

const STEPS = RATING_STEPS.map(({ step }) => step)
/** What eyes see that lack a kind of cone: Machado, Oliveira and Fernandes 2009, full severity, on linear light. */
const EYES = {
  all: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const
/** CIE76: from about 10 on two colours are told apart at a glance; small points on a map need more. */
const LEAST_DIFFERENCE = 20

const sheet = readFileSync(new URL('./style.css', import.meta.url), 'utf8')
const [, light = ''] = /^:root \{(.+?)\n\}/ms.exec(sheet) ?? []
const [, dark = ''] = /prefers-color-scheme: dark\) \{\n {2}:root \{(.+?)\n {2}\}/s.exec(sheet) ?? []
const SCHEMES = { light: propertiesOf(light), dark: { ...propertiesOf(light), ...propertiesOf(dark) } }

test('each word of the scale has one colour, and a rating that of its word', () => {
  assert.deepEqual(
    RATING_STEPS.map(({ word }) => word),
    RATING_WORDS.map(({ word }) => word).toReversed(),
  )
  for (let tenths = 10; tenths <= 50; tenths++) {
    const rating = tenths / 10
    assert.equal(RATING_STEPS[stepOf(rating) - 1]?.word, wordOf(rating), String(rating))
  }
})

for (const scheme of ['light', 'dark'] as const) {
  const colours = SCHEMES[scheme]
  const colour = (name: string) => linear(colours[name] ?? assert.fail(`--${name} is no colour in ${scheme}`))

  test(`the style sheet has the colours of the scale, in ${scheme}`, () => {
    for (const row of RATING_STEPS) {
      const { step } = row
      const { fill, ink } = row[scheme]
      assert.deepEqual([colours[`rating-${step}`], colours[`on-rating-${step}`]], [fill, ink], String(step))
    }
  })

  test(`every two ratings differ for every kind of colour vision, and grow darker, in ${scheme}`, () => {
    for (const [eyes, matrix] of Object.entries(EYES)) {
      const seen = STEPS.map(step => labOf(through(matrix, colour(`rating-${step}`))))
      for (const [i, one] of seen.entries())
        for (const [j, other] of seen.entries()) {
          const difference = Math.hypot(...one.map((value, k) => value - (other[k] ?? 0)))
          if (i < j) assert.ok(difference >= LEAST_DIFFERENCE, `${i + 1} and ${j + 1}, ${eyes}: ${difference}`)
        }
    }
    const lightness = STEPS.map(step => labOf(colour(`rating-${step}`))[0])
    assert.deepEqual(
      lightness,
      lightness.toSorted((a, b) => b - a),
    )
  })

  test(`the number on a rating can be read, and its place on the map be seen, in ${scheme}`, () => {
    for (const step of STEPS) {
      const rating = colour(`rating-${step}`)
      const onRating = contrast(rating, colour(`on-rating-${step}`))
      assert.ok(onRating >= 4.5, `number on ${step}: ${onRating}`)
      for (const ground of ['map-land', 'map-water']) {
        // A point stands out by its colour or by its ring.
        const most = Math.max(contrast(rating, colour(ground)), contrast(colour('map-ring'), colour(ground)))
        assert.ok(most >= 3, `${step} on ${ground}: ${most}`)
      }
    }
  })
}

function propertiesOf(block: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(block.matchAll(/--([\w-]+): (#[\da-f]{6});/g), ([, name = '', value = '']) => [name, value]),
  )
}

function linear(hex: string): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(i => {
    const value = Number.parseInt(hex.slice(i, i + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return [red, green, blue]
}

function through(matrix: readonly number[], [red, green, blue]: Colour): Colour {
  const row = (i: number) =>
    Math.min(1, Math.max(0, (matrix[i] ?? 0) * red + (matrix[i + 1] ?? 0) * green + (matrix[i + 2] ?? 0) * blue))
  return [row(0), row(3), row(6)]
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function labOf(colour: Colour): [number, number, number] {
  const [red, green, blue] = colour
  const root = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
  const y = root(luminance(colour))
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
