import type { Setting } from '../serve/config.ts'
import { tableOf } from '../text/table.ts'
import type { AddCommand } from './command.ts'

export type CommandRow = {
  /** Loaded on demand: a server's start needs no reader of imports. */
  load: () => Promise<AddCommand>
  /** What its help lists. */
  settings: readonly Setting[] | 'all'
  /** It speaks of the other commands: they are added before it. */
  isOfAll?: true
}

const LINKS = ['DATA_DIR', 'PUBLIC_URL', 'MAPS_URL_TEMPLATE'] as const

/** THE table of commands, in the order of the help. */
export const commands = tableOf<CommandRow>({
  serve: { load: async () => (await import('./operate/serve.ts')).addServe, settings: 'all' },
  mcp: { load: async () => (await import('./operate/mcp.ts')).addMcp, settings: LINKS },
  import: { load: async () => (await import('./catalogue/import.ts')).addImport, settings: ['DATA_DIR'] },
  export: { load: async () => (await import('./catalogue/export.ts')).addExport, settings: LINKS },
  ask: { load: async () => (await import('./read/ask.ts')).addAsk, settings: LINKS },
  search: { load: async () => (await import('./read/search.ts')).addSearch, settings: LINKS },
  spots: { load: async () => (await import('./read/spots.ts')).addSpots, settings: LINKS },
  silence: { load: async () => (await import('./read/silence.ts')).addSilence, settings: ['DATA_DIR'] },
  status: { load: async () => (await import('./operate/status.ts')).addStatus, settings: ['DATA_DIR', 'PUBLIC_URL'] },
  doctor: { load: async () => (await import('./operate/doctor.ts')).addDoctor, settings: ['DATA_DIR', 'PUBLIC_URL'] },
  sources: { load: async () => (await import('./catalogue/sources.ts')).addSources, settings: ['DATA_DIR'] },
  backup: { load: async () => (await import('./catalogue/backup.ts')).addBackup, settings: ['DATA_DIR'] },
  webhooks: {
    load: async () => (await import('./operate/webhooks.ts')).addWebhooks,
    settings: ['DATA_DIR', 'PUBLIC_URL'],
  },
  completion: {
    load: async () => (await import('./operate/completion.ts')).addCompletion,
    settings: [],
    isOfAll: true,
  },
})
