import type { Command } from 'commander'
import { ListQuery } from '../../http/request/list-parameters.ts'
import { OperatorError } from '../../operator-error.ts'
import type { AddCommand, Context } from '../command.ts'
import { addQueryOptions, queryOf } from './query-options.ts'
import { printSpots, type SpotRows } from './spot-lines.ts'
import { withAnswers } from './with-answers.ts'
import { withPublished } from './with-published.ts'

export const addSpots: AddCommand = (program, context) => {
  const spots = program.command('spots').description('list spots, or look at one; no service is needed')
  addList(spots, context)
  spots
    .command('show')
    .argument('<id>', 'id, slug or old slug')
    .description('print a spot as the catalogue has it, as JSON')
    .option('--json', 'as JSON, which it is anyway')
    .action((id: string) =>
      withPublished(context.config(), context, async catalogue => {
        const spot = await catalogue.spot(id)
        if (!spot) {
          throw new OperatorError(`no spot has the id or slug "${id}": sanctuary search WORDS finds spots by name`)
        }
        context.print(JSON.stringify(spot, null, 2))
      }),
    )
}

function addList(spots: Command, context: Context): void {
  const list = spots
    .command('list')
    .description('list spots, the quietest first')
    .option('--json', 'as the API answers it')
  addQueryOptions(list, ListQuery).action((options: Record<string, unknown>) =>
    withAnswers(context, async get => {
      const query = queryOf(options, ListQuery)
      if (options['json']) return context.print(JSON.stringify(await get('/api/spots', query), null, 2))
      const page = await get<SpotRows>('/api/spots', query)
      printSpots(page, context)
      if (page.meta.nextCursor) context.note(`go on with --cursor ${page.meta.nextCursor}`)
    }),
  )
}
