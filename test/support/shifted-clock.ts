// Loaded into every thread of a server under test (NODE_OPTIONS=--import): moves the wall clock by the milliseconds that stand in
// CLOCK_FILE, read ever again; what counts since the start (performance.now) goes on as it does.
import { readFileSync } from 'node:fs'

const file = process.env['CLOCK_FILE']
if (file !== undefined) {
  const real = Date.now.bind(Date)
  let shiftMs = 0
  setInterval(() => {
    shiftMs = Number(readFileSync(file, 'utf8')) || 0
  }, 50).unref()
  Date.now = () => real() + shiftMs
}
