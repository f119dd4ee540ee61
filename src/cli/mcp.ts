import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { openSqliteCatalogue } from '../catalogue/sqlite/sqlite.ts'
import { type Config, catalogueFile, indexFile, linksOf } from '../serve/config.ts'
import { createService } from '../http/create-service.ts'
import { RateWindows } from '../http/rate-limit/windows.ts'
import { createRateMemory } from '../http/rate-limit/slots.ts'
import { openSqliteAnswers } from '../work/sqlite/stored-responses.ts'
import { createRouteRunner } from '../http/run-route.ts'
import { openNoise, shareNoise } from '../service/shared-noise.ts'
import { importStarter } from '../import/starter.ts'
import { loadOrBuildIndex } from '../index/build-in-thread.ts'
import { openIndex } from '../index/open.ts'
import { openSqliteQueue } from '../work/sqlite/queue.ts'
import { openWorkFile } from '../jobs/work-file.ts'
import { createLog } from '../serve/log.ts'
import { serverInfo } from '../mcp/server-info.ts'
import { createToolServer, type Read } from '../mcp/tools.ts'
import type { AddCommand } from './command.ts'

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

/** Opens the catalogue's present version for the reads of the API, without a port. */
async function readerOf(config: Config): Promise<Read> {
  const file = catalogueFile(config.dataDir)
  const links = linksOf(config, config.port)
  const catalogue = await openSqliteCatalogue(file, { check: true })
  if ((await catalogue.version()).number === 0) await importStarter(catalogue)
  const built = await loadOrBuildIndex(catalogue, { catalogueFile: file, links, indexFile: indexFile(config.dataDir) })
  // Nothing that one agent reads is kept or done later.
  const work = openWorkFile(':memory:')
  const holder = 'mcp/1/1'
  const service = await createService(openIndex(built.buffer), {
    links,
    identity: catalogue.identity,
    atlas: openNoise(shareNoise(await catalogue.noise())),
    contactUrl: config.contactUrl,
    rateWindows: new RateWindows(createRateMemory(), { limit: config.rateLimitPerMinute }),
    trustedProxies: config.trustedProxies,
    logClientAddress: config.logClientAddress,
    cacheMaxAge: config.cacheMaxAge,
    changeLog: catalogue,
    jobs: await openSqliteQueue(work, { holder }),
    answers: await openSqliteAnswers(work, { holder }),
    // Standard output belongs to the protocol.
    log: createLog('silent'),
  })
  const runner = createRouteRunner(service)
  return target => runner.read(target, 'mcp')
}
