// The entry of the thread in which a version is prepared for questions, while the other threads serve the last one.
import { parentPort, workerData } from 'node:worker_threads'
import { openIndex } from '../index/open.ts'
import { stepBehind } from '../index/step-behind.ts'
import { prepareWorld } from './world.ts'

const buffer = workerData as SharedArrayBuffer // given by prepare-in-thread.ts alone
stepBehind()
parentPort?.postMessage(prepareWorld(openIndex(buffer)))
