import type { z } from 'zod'
import type { AskResponse } from '../../http/schemas/ask.ts'
import { type AddCommand, gather } from '../command.ts'
import { withAnswers } from './with-answers.ts'

type Answer = z.infer<typeof AskResponse>
type Options = { prev: string[]; json?: true }

export const addAsk: AddCommand = (program, context) => {
  program
    .command('ask')
    .argument('<question...>', 'in plain English, German, French, Spanish or Italian, with or without quotation marks')
    .description('answer a question with true sentences about spots; no service is needed')
    .option('--prev <question>', 'a question asked before; repeated, oldest first', gather, [])
    .option('--json', 'as the API answers it')
    .action((words: string[], { prev, json }: Options) =>
      withAnswers(context, async get => {
        const q = words.join(' ')
        const body = await get<Answer>('/api/ask', prev.length > 0 ? { q, prev: JSON.stringify(prev) } : { q })
        if (json) return context.print(JSON.stringify(body, null, 2))
        context.print(body.answer)
        for (const { title, url } of body.sources) context.print(`  ${title}\t${url}`)
      }),
    )
}
