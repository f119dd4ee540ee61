import { setFlagsFromString } from 'node:v8'

/**
 * Works without V8's optimising compiler (TurboFan); the quick one (Maglev) is enough for what is over in seconds. Of an
 * import of a few megabytes TurboFan takes a quarter of the processor time, and what it makes does not run long enough to be
 * any use. All threads of the process go without meanwhile: only for a process that does nothing else.
 */
export async function withoutOptimiser<Result>(work: () => Promise<Result>): Promise<Result> {
  setFlagsFromString('--no-turbofan')
  try {
    return await work()
  } finally {
    setFlagsFromString('--turbofan')
  }
}
