// Writes the baselines anew: npm run baselines. Read the diff before it is committed.
import { writeFileSync } from 'node:fs'
import { baselineFile, baselineOf, EXTRACTS } from './baseline.ts'
import { NO_EXTRACTS, realExtract } from '../support/osm-samples.ts'

for (const extract of EXTRACTS) {
  const path = realExtract(extract)
  if (path === undefined) throw new Error(NO_EXTRACTS)
  writeFileSync(baselineFile(extract), await baselineOf(extract, path))
  process.stdout.write(`${extract}\n`)
}
