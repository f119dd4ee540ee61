import { readFileSync } from 'node:fs'

const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8')

/** The name and the version of this program, as its package has them. */
export const { name, version }: { name: string; version: string } = JSON.parse(file)
