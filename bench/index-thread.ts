// Answers the search mix for a while on an index that it shares with other threads, and says how many it answered.
import { parentPort, workerData } from 'node:worker_threads'
import { openIndex } from '../src/index/open.ts'
import { searchMix } from './questions.ts'

const { buffer, ms } = workerData as { buffer: SharedArrayBuffer; ms: number } // given by bench/index.ts alone
const index = openIndex(buffer)
const mix = searchMix(200)
const ask = () => {
  for (const { text } of mix) index.search({ text, limit: 10 })
}
ask()
let answered = 0
for (const end = performance.now() + ms; performance.now() < end; answered += mix.length) ask()
parentPort?.postMessage(answered)
