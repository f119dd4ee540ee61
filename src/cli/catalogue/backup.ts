import type { AddCommand } from '../command.ts'
import { withCatalogue } from '../with-catalogue.ts'

export const addBackup: AddCommand = (program, context) => {
  program
    .command('backup')
    .argument('<file>', 'a file that does not exist yet')
    .description('write a copy of the catalogue while it is being served')
    .action((file: string) =>
      withCatalogue(context, async catalogue => {
        await catalogue.backup(file)
        context.print(`wrote ${file}: to restore, stop the service and copy it over the catalogue file`)
      }),
    )
}
