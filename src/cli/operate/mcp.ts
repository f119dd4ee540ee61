import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { openCatalogue } from '../../catalogue/open.ts'
import { type Config, linksOf } from '../../serve/config.ts'
import { cataloguePlace, indexFile } from '../../serve/settings/places.ts'
import { importStarter } from '../../import/starter.ts'
import { loadOrBuildIndex } from '../../index/build-in-thread.ts'
import { serverInfo } from '../../mcp/server-info.ts'
import { createToolServer, type Read } from '../../mcp/tools.ts'
import { appOver } from '../app-over.ts'
import type { AddCommand } from '../command.ts'

export const addMcp: AddCommand = (program, context) => {
  program
    .command('mcp')
    .description('serve the catalogue to an agent over standard input and output (Model Context Protocol)')
    .action(async () => {
      const config = context.config()
      const read = await readerOf(config)
      const { baseUrl } = linksOf(config, config.port)
      serveStdio(() => createToolServer(serverInfo(baseUrl), read))
    })
}

/** Opens the catalogue's present version for the reads of the API. */
async function readerOf(config: Config): Promise<Read> {
  const place = cataloguePlace(config)
  const links = linksOf(config, config.port)
  const catalogue = await openCatalogue(place, { check: true })
  if ((await catalogue.version()).number === 0) await importStarter(catalogue)
  const built = await loadOrBuildIndex(catalogue, {
    catalogue: place,
    links,
    indexFile: indexFile(config.dataDir),
    bodies: config.indexBodies,
  })
  const app = await appOver(catalogue, built.buffer, config)
  return target => app.read(target)
}
