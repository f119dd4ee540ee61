import type { Command } from 'commander'
import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { readCsv } from '../../import/readers/csv.ts'
import { decodeUtf8 } from '../../import/readers/utf8.ts'
import { compare, type Pair, scatterPlot } from '../../silence/measurements.ts'
import { type NoiseMaps, openNoise } from '../../silence/pages/open-noise.ts'
import { PageCache, RATING_CACHE_BYTES } from '../../silence/pages/page-cache.ts'
import { OperatorError } from '../../operator-error.ts'
import type { Context } from '../command.ts'
import { withCatalogueToRead } from '../with-catalogue.ts'

/** Adds `silence check`: only where it is told to does it write. */
export function addCheck(silence: Command, context: Context): void {
  silence
    .command('check')
    .argument('<measurements>', 'CSV with the columns latitude, longitude, dB and, if you like, period')
    .description('compare measured and computed levels; no rating is changed by it')
    .option('--plot <file>', 'write a scatter plot (SVG) there')
    .option('--json', 'print the comparison as JSON')
    .action(async (path: string, { plot, json }: { plot?: string; json?: true }) => {
      const measurements = await readMeasurements(path)
      const { groups, outside } = await withCatalogueToRead(context, async catalogue => {
        const store = await catalogue.noise()
        try {
          return pairUp(measurements, openNoise(store.at(store.version()), new PageCache(RATING_CACHE_BYTES)))
        } finally {
          store.close()
        }
      })
      const pairs = [...groups.values()].flat()
      if (pairs.length === 0) {
        throw new OperatorError(`none of the ${measurements.length} measurements lies in an imported region`)
      }
      if (plot !== undefined) await writePlot(plot, scatterPlot(pairs))
      const all = compare(pairs)
      const byPeriod = Object.fromEntries(Array.from(groups, ([period, own]) => [period, compare(own)]))
      if (json) return context.print(JSON.stringify({ object: 'silence_check', ...all, byPeriod, outside }, null, 2))
      for (const [period, own] of [['all', all] as const, ...(groups.size > 1 ? Object.entries(byPeriod) : [])]) {
        const rank = own.rankCorrelation === null ? 'too few' : own.rankCorrelation.toFixed(2)
        context.print(
          `${period}: ${own.count} places, bias ${signed(own.bias)} dB, mean absolute error ${own.meanAbsoluteError.toFixed(1)} dB, rank correlation ${rank}`,
        )
      }
      if (outside > 0) context.print(`${outside} measurements lie outside of all imported regions`)
      context.print(plot === undefined ? 'no plot was written: --plot FILE writes one' : `scatter plot: ${plot}`)
      context.print('no rating was changed')
    })
}

async function writePlot(file: string, svg: string): Promise<void> {
  try {
    await writeFile(file, svg)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`the scatter plot could not be written to "${file}": ${why}`, { cause: error })
  }
}

type Measurement = { latitude: number; longitude: number; db: number; period: string }

/** @throws OperatorError when a column is missing or a value is no number. */
async function readMeasurements(path: string): Promise<Measurement[]> {
  const found: Measurement[] = []
  const stream: AsyncIterable<Buffer> = createReadStream(path)
  try {
    for await (const item of readCsv(decodeUtf8(stream, path), path)) {
      if (item.kind === 'broken') throw new OperatorError(`"${path}", line ${item.line}: ${item.reason}`)
      if (item.kind === 'row') found.push(measurementOf(item, path))
    }
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw isMissing ? new OperatorError(`the file "${path}" does not exist`, { cause: error }) : error
  }
  return found
}

type Row = { line: number | null; columns: readonly string[]; values: readonly unknown[] }

function measurementOf({ line, columns, values }: Row, path: string): Measurement {
  const cell = (name: string) => {
    const value = values[columns.findIndex(column => column.toLowerCase() === name)]
    return typeof value === 'string' ? value.trim() : ''
  }
  const number = (name: string, least: number, most: number) => {
    const text = cell(name).replace(',', '.')
    const value = Number(text)
    if (text !== '' && value >= least && value <= most) return value
    throw new OperatorError(`"${path}", line ${line}: ${name} must be a number from ${least} to ${most}, got "${text}"`)
  }
  return {
    latitude: number('latitude', -90, 90),
    longitude: number('longitude', -180, 180),
    db: number('db', 0, 140),
    period: cell('period') || 'no period',
  }
}

function pairUp(measurements: readonly Measurement[], noiseMaps: NoiseMaps) {
  const groups = new Map<string, Pair[]>()
  let outside = 0
  for (const { period, db, ...point } of measurements) {
    const level = noiseMaps.explain(point)?.lden
    if (level === undefined) {
      outside++
      continue
    }
    // Below 20 dB the model gives no number.
    const pair = { measured: db, modelled: level === '< 20' ? 20 : level }
    groups.set(period, [...(groups.get(period) ?? []), pair])
  }
  return { groups, outside }
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`
}
