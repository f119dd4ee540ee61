import { BaseMapFolder } from '../../basemap/folder.ts'
import { baseMapsOf } from '../../import/import-file.ts'
import { baseMapFolder } from '../../serve/settings/places.ts'
import { withoutSource } from '../../import/osm/without-source.ts'
import { OperatorError } from '../../operator-error.ts'
import type { AddCommand } from '../command.ts'
import { withCatalogue, withCatalogueToRead } from '../with-catalogue.ts'

export const addSources: AddCommand = (program, context) => {
  const sources = program.command('sources').description('list or remove the sources of the catalogue')
  sources
    .command('list', { isDefault: true })
    .description('list the sources')
    .option('--json', 'as JSON')
    .action(({ json }: { json?: boolean }) =>
      withCatalogueToRead(context, async catalogue => {
        const rows = await catalogue.sources()
        if (json) return context.print(JSON.stringify(rows, null, 2))
        if (rows.length === 0) context.print('no sources yet: sanctuary import FILE brings one')
        for (const { name, spots, importedAt, attribution } of rows) {
          context.print(`${name}\t${spots} spots\timported ${importedAt}\t${attribution}`)
        }
      }),
    )
  sources
    .command('remove')
    .argument('<name>')
    .description('remove a source with its spots, as one new version')
    .action((name: string) =>
      withCatalogue(context, async catalogue => {
        const before = await baseMapsOf(catalogue)
        const report = await catalogue.removeSource(name, withoutSource(name, catalogue))
        if (!report) {
          const names = (await catalogue.sources()).map(source => source.name)
          throw new OperatorError(`there is no source "${name}"; there are: ${names.join(', ') || 'none'}`)
        }
        const baseMaps = new BaseMapFolder(baseMapFolder(context.config().dataDir))
        await baseMaps.share(catalogue.baseMaps)
        await baseMaps.settle({ before, after: await baseMapsOf(catalogue) }, new Date())
        const anew = report.changed > 0 ? `, ${report.changed} rated anew without its noise` : ''
        context.print(`removed ${name}: ${report.gone} spots gone${anew}, version ${report.version.number}`)
      }),
    )
}
