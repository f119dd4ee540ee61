import { readdirSync, readFileSync } from 'node:fs'

/** Lists the processes that a process has started and that run. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => statOf(pid)?.parent === parent)
}

/**
 * https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: fields 4 and 14 to 17. `withEnded`: its ticks of processor
 * time and those of its children that have ended; undefined where there is no such process.
 */
export function statOf(pid: number): { parent: number; withEnded: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, parent, ...rest] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return { parent: parent ?? 0, withEnded: rest.slice(9, 13).reduce((sum, ticks) => sum + ticks, 0) }
  } catch {
    return undefined
  }
}
