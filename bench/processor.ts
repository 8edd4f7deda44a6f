import { readdirSync, readFileSync } from 'node:fs'

/** Hundredths of a second, as Linux counts. */
const tickMs = 10

type Spent = { parent: number; isDatabase: boolean; ms: number }
type Processes = ReadonlyMap<number, Spent>
export type ProcessorMs = { server: number; database: number }

/**
 * How many milliseconds of the processor the processes that this one started used between two readings: the sessions of
 * PostgreSQL, and all others but this one, which only asks; those that ended meanwhile are left out. What a machine does
 * beside weighs on it less than on the clock. Nothing where the system does not say (Linux alone does).
 */
export function processorBetween(before: Processes, after: Processes): ProcessorMs {
  const sum = { server: 0, database: 0 }
  for (const [pid, { isDatabase, ms }] of after)
    if (isBelow(after, pid)) sum[isDatabase ? 'database' : 'server'] += ms - (before.get(pid)?.ms ?? 0)
  return sum
}

/** All processes of the machine, and what each has used until now. */
export function readProcesses(): Processes {
  const found = new Map<number, Spent>()
  try {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const spent = readStat(pid)
      if (spent) found.set(Number(pid), spent)
    }
  } catch {
    // no /proc: nothing is known
  }
  return found
}

function readStat(pid: string): Spent | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const nameEnd = text.lastIndexOf(')')
    const fields = text.slice(nameEnd + 2).split(' ')
    const name = text.slice(text.indexOf('(') + 1, nameEnd)
    return {
      parent: Number(fields[1]),
      isDatabase: name.startsWith('postgres'),
      ms: (Number(fields[11]) + Number(fields[12])) * tickMs,
    }
  } catch {
    return null // it ended meanwhile
  }
}

function isBelow(processes: Processes, pid: number): boolean {
  for (let at = processes.get(pid); at; at = processes.get(at.parent))
    if (at.parent === process.pid) return true
  return false
}
