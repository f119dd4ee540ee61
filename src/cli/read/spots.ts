import { OperatorError } from '../../operator-error.ts'
import type { AddCommand } from '../command.ts'
import { withCatalogue } from '../with-catalogue.ts'

export const addSpots: AddCommand = (program, context) => {
  program
    .command('spots')
    .description('look at single spots')
    .command('show')
    .argument('<id>', 'id, slug or old slug')
    .description('print a spot as the catalogue has it, as JSON')
    .action((id: string) =>
      withCatalogue(context, async catalogue => {
        const spot = await catalogue.spot(id)
        if (!spot) throw new OperatorError(`no spot has the id or slug "${id}"`)
        context.print(JSON.stringify(spot, null, 2))
      }),
    )
}
