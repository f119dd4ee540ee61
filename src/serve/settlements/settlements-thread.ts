// The entry of the thread in which the world's settlements are packed for all others.
import { parentPort } from 'node:worker_threads'
import { packSettlements } from '../../ask/gazetteer/settlements.ts'

parentPort?.postMessage(packSettlements())
