import { SearchQuery } from '../../http/request/list-parameters.ts'
import type { AddCommand } from '../command.ts'
import { addQueryOptions, queryOf } from './query-options.ts'
import { printSpots } from './spot-lines.ts'
import { withAnswers } from './with-answers.ts'

export const addSearch: AddCommand = (program, context) => {
  const command = program
    .command('search')
    .argument('<words...>', 'what to look for; the last word may be unfinished, typos are mended')
    .description('find spots by words, the best hits first; no service is needed')
    .option('--json', 'as the API answers it')
  addQueryOptions(command, SearchQuery, ['q']).action((words: string[], options: Record<string, unknown>) =>
    withAnswers(context, async get => {
      const query = { ...queryOf(options, SearchQuery), q: words.join(' ') }
      if (options['json']) return context.print(JSON.stringify(await get('/api/search', query), null, 2))
      printSpots(await get('/api/search', query), context)
    }),
  )
}
