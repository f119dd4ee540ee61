import type { Command } from 'commander'
import { z } from 'zod'

/** Adds an option for each query parameter of a route, as the route describes it: `minRating` becomes `--min-rating`. */
export function addQueryOptions(command: Command, { shape }: z.ZodObject, except: readonly string[] = []): Command {
  for (const [name, schema] of Object.entries(shape)) {
    if (except.includes(name)) continue
    command.option(`--${kebabOf(name)} <value>`, z.globalRegistry.get(schema as z.ZodType)?.description ?? '') // of an object's shape
  }
  return command
}

/** Returns the parameters of those options that were given, as the route takes them. */
export function queryOf(options: Readonly<Record<string, unknown>>, { shape }: z.ZodObject): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) =>
      name in shape && typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

function kebabOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}
