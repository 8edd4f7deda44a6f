import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'

/** Longer than this nobody looks at a page that is still empty: what has come is shown, and the rest as it comes. */
const mostMs = 4_000
/** What is asked for with what has just come begins within this. */
const quietMs = 30

const isAsking = (cache: QueryCache) =>
  cache
    .getAll()
    .some(
      ({ state: { status, fetchStatus, fetchFailureCount } }) =>
        status === 'pending' && fetchStatus === 'fetching' && fetchFailureCount === 0,
    )

/** Whether all that was asked for has come, or failed once; once it has, or after `mostMs`, it stays so. */
function useHasCome(): boolean {
  const cache = useQueryClient().getQueryCache()
  const [hasCome, come] = useState(false)
  useEffect(() => {
    if (hasCome) return
    let quiet: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(quiet)
      if (!isAsking(cache)) quiet = setTimeout(come, quietMs, true)
    }
    look()
    const tired = setTimeout(come, mostMs, true)
    const stop = cache.subscribe(look)
    return () => {
      for (const timer of [quiet, tired]) clearTimeout(timer)
      stop()
    }
  }, [cache, hasCome])
  return hasCome
}

type TogetherProps = { wait: ReactNode; children: ReactNode }

/**
 * A page of many reads, which is shown when all of them have come, so that none that comes late moves what is read already;
 * `wait` stands in its place until then.
 */
export function Together({ wait, children }: TogetherProps) {
  const hasCome = useHasCome()
  return (
    <>
      {!hasCome && wait}
      <div hidden={!hasCome}>{children}</div>
    </>
  )
}
