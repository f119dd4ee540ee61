// The entry of the thread in which a version is prepared for questions, while the other threads serve the last one.
import { parentPort, workerData } from 'node:worker_threads'
import { openIndex } from '../index/open.ts'
import { stepBehind } from '../index/step-behind.ts'
import type { PrepareOrder } from './prepare-in-thread.ts'
import { prepareWorld } from './world.ts'

const { index, isServing } = workerData as PrepareOrder // given by prepare-in-thread.ts alone
if (isServing) stepBehind()
parentPort?.postMessage(prepareWorld(openIndex(index)))
