import type { Command } from 'commander'
import { copyCatalogue } from '../../catalogue/copy.ts'
import { type CataloguePlace, isServer, openCatalogue, openEngine, shownPlace } from '../../catalogue/open.ts'
import { OperatorError } from '../../operator-error.ts'
import { cataloguePlace, workPlace } from '../../serve/config.ts'
import { openWebhooks } from '../../webhooks/stored-webhooks.ts'
import { openWork } from '../../work/open-work.ts'
import { openQueue } from '../../work/stored/queue.ts'
import { openStoredResponses } from '../../work/stored/stored-responses.ts'
import type { AddCommand, Context } from '../command.ts'

/** Stands for what DATABASE_URL names: a URL on the command line could be read by others. */
const DATABASE = 'database'

export const addCatalogue: AddCommand = (program, context) => {
  const catalogue = program
    .command('catalogue')
    .description('move the catalogue between engines, or prepare its tables')
  addCopy(catalogue, context)
  addMigrate(catalogue, context)
}

function addCopy(catalogue: Command, context: Context): void {
  catalogue
    .command('copy')
    .argument('<from>', `a catalogue file, or "${DATABASE}": what DATABASE_URL names`)
    .argument('<to>', 'the same; nothing may have been published into it yet')
    .description(
      'copy a catalogue with its identity, versions, change log and slugs: cursors, ETags and signatures stay valid',
    )
    .addHelpText(
      'after',
      `
Examples:
  sanctuary catalogue copy var/catalogue.sqlite ${DATABASE}
  sanctuary catalogue copy ${DATABASE} copy.sqlite

A service may go on with the first one meanwhile; what is published there later is not in the copy.`,
    )
    .action(async (from: string, to: string) => {
      const [fromPlace, toPlace] = [placeOf(from, context), placeOf(to, context)]
      if (fromPlace === toPlace) throw new OperatorError(`both are ${shownPlace(toPlace)}: name another to copy to`)
      const source = await openEngine(fromPlace)
      try {
        const target = await openEngine(toPlace)
        try {
          const { versions = 0, spots = 0, changes = 0 } = await copyCatalogue(source, target)
          context.print(`copied ${spots} spots, ${versions} versions and ${changes} changes to ${shownPlace(toPlace)}`)
        } finally {
          await target.close()
        }
      } finally {
        await source.close()
      }
    })
}

function addMigrate(catalogue: Command, context: Context): void {
  catalogue
    .command('migrate')
    .description('bring the tables up to date, as a service does at its start: for the database user who may')
    .action(async () => {
      const config = context.config()
      const place = cataloguePlace(config)
      const opened = await openCatalogue(place)
      await opened.close()
      const work = await openWork(workPlace(config))
      try {
        for (const open of [openQueue, openStoredResponses, openWebhooks]) await open(work, { owner: 'migrate/0/0' })
      } finally {
        await work.destroy()
      }
      context.print(`the tables of ${shownPlace(place)} are up to date`)
    })
}

function placeOf(text: string, context: Context): CataloguePlace {
  if (isServer(text)) {
    throw new OperatorError(`put the URL into DATABASE_URL, and write "${DATABASE}": others can read a command line`)
  }
  if (text !== DATABASE) return text
  const { databaseUrl } = context.config()
  if (databaseUrl === null) throw new OperatorError(`"${DATABASE}" is what DATABASE_URL names: set it`)
  return databaseUrl
}
