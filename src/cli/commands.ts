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

/** Where the catalogue is. */
const PLACE = ['DATA_DIR', 'DATABASE_URL'] as const
const LINKS = [...PLACE, 'PUBLIC_URL', 'MAPS_URL_TEMPLATE'] as const

/** THE table of commands, in the order of the help. */
export const commands = tableOf<CommandRow>({
  serve: { load: async () => (await import('./operate/serve.ts')).addServe, settings: 'all' },
  mcp: { load: async () => (await import('./operate/mcp.ts')).addMcp, settings: LINKS },
  import: { load: async () => (await import('./catalogue/import.ts')).addImport, settings: PLACE },
  update: { load: async () => (await import('./catalogue/update.ts')).addUpdate, settings: PLACE },
  imports: {
    load: async () => (await import('./catalogue/imports.ts')).addImports,
    settings: ['DATABASE_URL'],
  },
  worker: { load: async () => (await import('./operate/worker.ts')).addWorker, settings: 'all' },
  export: { load: async () => (await import('./catalogue/export.ts')).addExport, settings: LINKS },
  ask: { load: async () => (await import('./read/ask.ts')).addAsk, settings: LINKS },
  search: { load: async () => (await import('./read/search.ts')).addSearch, settings: LINKS },
  spots: { load: async () => (await import('./read/spots.ts')).addSpots, settings: LINKS },
  silence: { load: async () => (await import('./read/silence.ts')).addSilence, settings: PLACE },
  status: { load: async () => (await import('./operate/status.ts')).addStatus, settings: [...PLACE, 'PUBLIC_URL'] },
  doctor: { load: async () => (await import('./operate/doctor.ts')).addDoctor, settings: [...PLACE, 'PUBLIC_URL'] },
  sources: { load: async () => (await import('./catalogue/sources.ts')).addSources, settings: PLACE },
  backup: { load: async () => (await import('./catalogue/backup.ts')).addBackup, settings: PLACE },
  catalogue: {
    load: async () => (await import('./catalogue/catalogue.ts')).addCatalogue,
    settings: PLACE,
  },
  webhooks: {
    load: async () => (await import('./operate/webhooks.ts')).addWebhooks,
    settings: [...PLACE, 'PUBLIC_URL'],
  },
  completion: {
    load: async () => (await import('./operate/completion.ts')).addCompletion,
    settings: [],
    isOfAll: true,
  },
})
