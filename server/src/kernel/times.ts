type Outcome = 'done' | 'failed'
export type TimesTaken = { name: string; outcome: Outcome; count: number; seconds: number }

/** How often things were done since the process runs, and how long that took together, by their names and how they ended. */
export type Times = {
  /** Counts what began at this instant of `performance.now()` and has ended now. */
  note(name: string, beganAt: number, outcome: Outcome): void
  read(): readonly TimesTaken[]
}

export function keepTimes(): Times {
  const taken = new Map<string, TimesTaken>()
  return {
    note(name, beganAt, outcome) {
      const key = `${outcome} ${name}`
      const known = taken.get(key) ?? { name, outcome, count: 0, seconds: 0 }
      known.count += 1
      known.seconds += (performance.now() - beganAt) / 1_000
      taken.set(key, known)
    },
    read: () => [...taken.values()],
  }
}
