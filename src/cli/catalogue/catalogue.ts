import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Command } from 'commander'
import { BaseMapFolder } from '../../basemap/folder.ts'
import { RELIEF } from '../../basemap/shared-base-maps.ts'
import { putBaseMap } from '../../catalogue/base-maps/base-map-parts.ts'
import { copyCatalogue } from '../../catalogue/copy.ts'
import type { Engine } from '../../catalogue/engine.ts'
import { readSources } from '../../catalogue/snapshot.ts'
import { type CataloguePlace, isServer, openCatalogue, openEngine, shownPlace } from '../../catalogue/open.ts'
import { OperatorError } from '../../operator-error.ts'
import { baseMapFolder, catalogueFile, cataloguePlace, workFile, workPlace } from '../../serve/settings/places.ts'
import { openRollout } from '../../serve/rollout/rollout-store.ts'
import { copyWebhooks } from '../../webhooks/copy-webhooks.ts'
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

Webhook endpoints and deliveries go along where both are the catalogue of a service: a database, or a file of the name
catalogue.sqlite. A service may go on with the first one meanwhile; what is published there later is not in the copy, and
deliveries that still wait are then made by both, with the same id.`,
    )
    .action(async (from: string, to: string) => {
      const [fromPlace, toPlace] = [placeOf(from, context), placeOf(to, context)]
      if (fromPlace === toPlace) throw new OperatorError(`both are ${shownPlace(toPlace)}: name another to copy to`)
      await using opened = new AsyncDisposableStack()
      const source = opened.adopt(await openEngine(fromPlace), engine => engine.close())
      const target = opened.adopt(await openEngine(toPlace), engine => engine.close())
      let endpoints = 0
      const counts = await copyCatalogue(source, target, async () => {
        endpoints = await copyEndpoints(fromPlace, toPlace)
        await copyBaseMaps({ engine: source, place: fromPlace }, target)
      })
      const { versions = 0, spots = 0, changes = 0 } = counts
      context.print(
        `copied ${spots} spots, ${versions} versions, ${changes} changes and ${endpoints} webhook endpoints to ${shownPlace(toPlace)}`,
      )
    })
}

async function copyEndpoints(fromPlace: CataloguePlace, toPlace: CataloguePlace): Promise<number> {
  const [fromWork, toWork] = [workPlaceBeside(fromPlace), workPlaceBeside(toPlace)]
  if (fromWork === null || toWork === null || !(isServer(fromWork) || existsSync(fromWork))) return 0
  await using from = await openWork(fromWork)
  await using to = await openWork(toWork)
  return await copyWebhooks(from, to)
}

/** A server holds the base maps that lie in files beside a catalogue that is one. */
async function copyBaseMaps({ engine, place }: { engine: Engine; place: CataloguePlace }, to: Engine): Promise<void> {
  if (!to.isShared || isServer(place)) return
  const files = new BaseMapFolder(baseMapFolder(dirname(place)))
  for (const { baseMap } of await readSources(engine.db)) {
    if (baseMap === null || baseMap === undefined || !files.has(baseMap)) continue
    const now = new Date()
    await putBaseMap(to.db, { name: baseMap, bytes: await readFile(files.file(baseMap)), now })
    const relief = files.reliefFile(baseMap)
    if (existsSync(relief)) await putBaseMap(to.db, { name: baseMap + RELIEF, bytes: await readFile(relief), now })
  }
}

/** Where the work of a service lies whose catalogue is here; null for a file that none serves by this name. */
function workPlaceBeside(place: CataloguePlace): string | null {
  if (isServer(place)) return place
  const folder = dirname(resolve(place))
  return catalogueFile(folder) === resolve(place) ? workFile(folder) : null
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
      await using work = await openWork(workPlace(config))
      for (const open of [openQueue, openStoredResponses, openWebhooks]) await open(work, { owner: 'migrate/0/0' })
      await openRollout(work)
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
