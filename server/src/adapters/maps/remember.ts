type Bounds = { most: number; ms: number }

/**
 * In: what asks for a key. Out: the same, which asks once for those who come meanwhile and keeps what came for `ms`, of
 * `most` keys; what failed is asked anew. `clock` gives milliseconds that only grow.
 */
export function remember<T>(
  ask: (key: string) => Promise<T>,
  { most, ms }: Bounds,
  clock: () => number = () => performance.now(),
): (key: string) => Promise<T> {
  const kept = new Map<string, { answer: Promise<T>; until: number }>()
  return (key) => {
    const known = kept.get(key)
    if (known && known.until > clock()) return known.answer
    kept.delete(key)
    const answer = ask(key)
    const entry = { answer, until: clock() + ms }
    kept.set(key, entry)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    answer.catch(() => kept.get(key) === entry && kept.delete(key))
    return answer
  }
}
