/** The part of BullMQ that is used, which need not be installed: https://api.docs.bullmq.io. */
export type BullMq = {
  Queue: new (
    name: string,
    options: object,
  ) => Emitter & {
    add: (name: string, data: object, options: object) => Promise<unknown>
    addBulk: (jobs: { name: string; data: object; opts: object }[]) => Promise<unknown>
  }
  Worker: new (
    name: string,
    process: (job: { data: unknown }) => Promise<void>,
    options: object,
  ) => Emitter & { close: (force?: boolean) => Promise<void> }
}
type Emitter = { on: (event: 'error', listener: (error: Error) => void) => unknown; close: () => Promise<void> }

/** Loads BullMQ; undefined where it is not installed. */
export async function loadBullMq(): Promise<BullMq | undefined> {
  // Else msgpackr tries what stands in the place of its native part.
  process.env['MSGPACKR_NATIVE_ACCELERATION_DISABLED'] = 'true'
  const name = 'bullmq'
  try {
    return (await import(name)) as BullMq
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}
