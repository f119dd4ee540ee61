import { cpus, totalmem } from 'node:os'

/** Says what machine a benchmark ran on, for the head of its table. */
export function machine(): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${cpu?.model.trim() ?? process.arch}, ${memory} GiB, Node ${process.version}, ${process.platform}`
}
