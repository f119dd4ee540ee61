import { type Config, linksOf } from '../../serve/config.ts'
import { type RunningServer, startServer } from '../../serve/server.ts'
import type { AddCommand, Context } from '../command.ts'

export const addServe: AddCommand = (program, context) => {
  program
    .command('serve')
    .description('serve the catalogue over HTTP until told to stop (SIGTERM or SIGINT)')
    .action(() => serve(context, context.config()))
}

/** Serves with this configuration until told to stop. */
export async function serve(context: Context, config: Config): Promise<void> {
  const server = await startServer(config)
  const url = linksOf(config, server.port ?? config.port).baseUrl
  if (server.port === null) context.print(`Sanctuary Directory: ${[...config.roles].join(', ')} for other machines`)
  else sayWhere(context, { ...server, url })
  if (server.healthPort !== null) context.print(`  health port ${server.healthPort}, /livez and /readyz`)
  if (server.metricsPort !== null) context.print(`  metrics port ${server.metricsPort}, /metrics`)
  // npm passes on a signal that the terminal has sent us already: the second one changes nothing.
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= server.stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}

function sayWhere(context: Context, { spots, version, port, url }: RunningServer & { url: string }): void {
  context.print(`Sanctuary Directory: ${spots} spots, catalogue version ${version}, listening on port ${port}`)
  context.print(`  pages  ${url}/`)
  context.print(`  API    ${url}/api/spots`)
  context.print(`  docs   ${url}/docs`)
}
