import { existsSync, readdirSync, readFileSync } from 'node:fs'

/**
 * The memory of a process and all below it in megabytes, where a page that several share counts in parts (PSS); null
 * where the system does not tell.
 */
export function familyPssMb(pid: number): number | null {
  if (!existsSync('/proc/self/smaps_rollup')) return null
  const kilobytes = family(pid).map((member) => {
    const found = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${member}/smaps_rollup`, 'utf8'))
    return Number(found?.[1] ?? 0)
  })
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1_024
}

function family(root: number): number[] {
  const parents = readParents()
  const members = [root]
  // members found join the list and are looked at in their turn
  for (const member of members)
    members.push(...[...parents].filter(([, parent]) => parent === member).map(([pid]) => pid))
  return members
}

/** Every process with its parent. */
function readParents(): Map<number, number> {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return new Map(pids.flatMap((pid) => [[pid, readParent(pid)]] as const))
}

/** A process that has just ended has no parent any more: 0. */
function readParent(pid: number): number {
  try {
    // "pid (name) state parent …": the name may hold spaces and brackets
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(parent)
  } catch {
    return 0
  }
}

/** How large a process below this one has been, in megabytes, whose command has this word; null where there is none. */
export function largestMbOf(word: string): number | null {
  if (!existsSync('/proc/self/smaps_rollup')) return null
  const sizes = family(process.pid).map((pid) => {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word)) return 0
      return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
    } catch {
      // it has just ended
      return 0
    }
  })
  const largest = Math.max(...sizes) / 1_024
  return largest > 0 ? largest : null
}
