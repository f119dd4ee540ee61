import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ROADS } from './parameters.ts'
import { energyOfPiece, energyPerMetre, excess, gain, pieceEnergy } from './propagation.ts'
import { seededRandom } from '../../test/support/random.ts'

const FAR_AWAY = 900_000

function decibels(energy: number): number {
  return 10 * Math.log10(energy)
}

const goldenLevels = [
  ['motorway', { 25: 76.1, 100: 67.0, 500: 56.4, 1000: 51.1, 2000: 44.7, 5000: 32.1 }],
  ['primary', { 25: 65.0, 100: 55.9, 500: 45.3, 1000: 40.0, 2000: 33.6, 5000: 21.0 }],
  ['unclassified', { 25: 51.3, 100: 42.2, 500: 31.6, 1000: 26.3, 2000: 19.9, 5000: 7.3 }],
] as const

for (const [road, levels] of goldenLevels) {
  test(`an endless straight ${road} gives its golden levels from 25 m to 5 km`, () => {
    for (const [metres, golden] of Object.entries(levels)) {
      const level = ROADS[road].level + decibels(pieceEnergy(Number(metres), -FAR_AWAY, FAR_AWAY))
      assert.ok(Math.abs(level - golden) <= 0.1, `${metres} m: ${level.toFixed(2)}, not ${golden}`)
    }
  })
}

test('half a primary road at 500 m gives 42.3 dB', () => {
  const level = ROADS.primary.level + decibels(pieceEnergy(500, 0, FAR_AWAY))
  assert.ok(Math.abs(level - 42.3) <= 0.1, String(level))
})

test('a kilometre of motorway that points at the receiver from 3 to 4 km, 50 m aside, gives 31.0 dB', () => {
  const level = ROADS.motorway.level + decibels(pieceEnergy(50, 3000, 4000))
  assert.ok(Math.abs(level - 31) <= 0.1, String(level))
})

test('the table of gains equals the formula within 0.001 dB from 10 m to 20 km', () => {
  for (let r = 10; r < 20_000; r *= 1.0137) {
    const difference = decibels(gain(r * r)) - excess(r)
    assert.ok(Math.abs(difference) < 0.001, `${r} m: ${difference} dB`)
  }
})

test('the integral equals a fine sum of metres within 0.05 dB, wherever the piece lies', () => {
  const random = seededRandom(1)
  for (let i = 0; i < 200; i++) {
    const across = 10 ** (1 + random() * 3)
    const from = (random() - 0.5) * 4000
    const to = from + 10 ** (random() * 3.5)
    const naive = sumOfParts(across, from, to)
    const difference = decibels(pieceEnergy(across, from, to)) - decibels(naive)
    assert.ok(Math.abs(difference) < 0.05, `${across} ${from} ${to}: ${difference} dB`)
  }
})

test('cutting a way anywhere changes its sum by less than 0.04 dB', () => {
  const random = seededRandom(2)
  for (let i = 0; i < 200; i++) {
    const [ax, ay, bx, by] = Array.from({ length: 4 }, () => (random() - 0.5) * 6000) as [
      number,
      number,
      number,
      number,
    ]
    const whole = energyOfPiece(ax, ay, bx, by, 15_000)
    const cuts = [0, ...Array.from({ length: 1 + Math.floor(random() * 30) }, random).sort((a, b) => a - b), 1]
    let sum = 0
    for (const [k, end] of cuts.entries()) {
      const start = cuts[k - 1]
      if (start === undefined) continue
      const at = (share: number) => [ax + (bx - ax) * share, ay + (by - ay) * share] as const
      sum += energyOfPiece(...at(start), ...at(end), 15_000)
    }
    assert.ok(Math.abs(decibels(sum) - decibels(whole)) < 0.04, `${decibels(sum) - decibels(whole)} dB`)
  }
})

function sumOfParts(across: number, from: number, to: number): number {
  const parts = 20_000
  const step = (to - from) / parts
  let sum = 0
  for (let k = 0; k < parts; k++) {
    sum += energyPerMetre(Math.max(10, Math.hypot(across, from + (k + 0.5) * step))) * step
  }
  return sum
}
