import { Option } from 'commander'
import { OperatorError } from '../../operator-error.ts'
import { runOrderProcess } from '../../serve/importing/order-process.ts'
import type { AddCommand } from '../command.ts'
import { serve } from './serve.ts'

export const addWorker: AddCommand = (program, context) => {
  program
    .command('worker')
    .description('run imports that are ordered with --on-workers, until told to stop: serve with ROLES=import')
    .addOption(new Option('--run').hideHelp())
    .addHelpText('after', `\n${HELP}`)
    .action(async ({ run }: { run?: true }) => {
      const config = context.config()
      if (run && process.send) return runOrderProcess(config)
      if (config.databaseUrl === null || config.snapshotUrl === null) {
        throw new OperatorError(
          'a worker shares its catalogue and files with other machines: set DATABASE_URL and SNAPSHOT_URL',
        )
      }
      await serve(context, { ...config, roles: new Set(['import']) })
    })
}

const HELP = `One import runs at a time, however many workers there are: each hears what the one before brought, and when a worker
dies, another begins anew what it ran. An import runs in a process of its own.`
