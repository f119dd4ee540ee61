import { catalogueFile } from '../../serve/config.ts'
import { explainNotServed, readNotServed } from '../../serve/not-served.ts'
import type { AddCommand } from '../command.ts'
import { withCatalogue } from '../with-catalogue.ts'

export const addStatus: AddCommand = (program, context) => {
  program
    .command('status')
    .description('show the catalogue: version, sources, number of spots')
    .action(() =>
      withCatalogue(context, async catalogue => {
        const version = await catalogue.version()
        const sources = await catalogue.sources()
        context.print(`catalogue  ${catalogueFile(context.config().dataDir)}`)
        context.print(
          version.number === 0
            ? 'version    0 (nothing published yet)'
            : `version    ${version.number}, published ${version.publishedAt}`,
        )
        const problem = readNotServed(context.config().dataDir, version.token)
        if (problem) context.print(`not served since ${problem.since}: ${explainNotServed(problem)}`)
        context.print(`spots      ${sources.reduce((sum, source) => sum + source.spots, 0)}`)
        for (const source of sources) {
          context.print(
            `source     ${source.name}: ${source.spots} spots, ${source.ratings} ratings; ${source.attribution}`,
          )
        }
      }),
    )
}
