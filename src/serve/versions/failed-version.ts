import type { Log } from '../../http/log.ts'
import { explainNotServed, noteNotServed } from './not-served.ts'
import { type Failure, reasonOf } from './take-over.ts'

/** Whether the newest version is not served, reported to threads, the log, `status` and the health endpoint. */
export type FailedVersion = {
  note: (failure: Failure) => void
  /** To be called when the newest version is served again. */
  forget: () => void
  /** What is wrong and what to do; null: nothing. */
  said: () => string | null
}

type Options = { dataDir: string; log: Pick<Log, 'error' | 'info'>; setDegraded: (isDegraded: boolean) => void }

/** Starts without a failure. */
export function createFailedVersion({ dataDir, log, setDegraded }: Options): FailedVersion {
  let said: string | null = null
  return {
    said: () => said,
    note({ version, error, inMs }) {
      const reason = reasonOf(error)
      said = version
        ? explainNotServed({ version: version.number, reason })
        : `the catalogue cannot be read (${reason}): put the file back, or a backup, and start the service again`
      setDegraded(true)
      log.error({ err: error, inMs }, `${said}; the last good version is served on`)
      if (!version) return
      const { number, token } = version
      noteNotServed(dataDir, { version: number, token, reason, since: new Date().toISOString() })
    },
    forget() {
      said = null
      setDegraded(false)
      noteNotServed(dataDir, null)
      log.info({}, 'the newest version of the catalogue is served again')
    },
  }
}
