import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'

type SkeletonProps = { width?: number | string; height?: number; block?: boolean; fade?: number }

/** One grey stroke where a word will be; `fade` (0 to 1) is how far down the list it stands. */
export function Skeleton({ width = '100%', height, block, fade = 0 }: SkeletonProps) {
  const style: CSSProperties = { inlineSize: width, opacity: 1 - fade * 0.7 }
  if (height) style.blockSize = height
  return <span className={classes('sk', block && 'sk-block')} style={style} />
}

export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <div className="gap-35 grid" role="status">
      <span className="sr">در حال آوردن…</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={`${92 - ((line * 23) % 45)}%`} fade={line / lines} />
      ))}
    </div>
  )
}

export function SkeletonCards({ count = 3 }: { count?: number }) {
  return (
    <div className="stack" role="status">
      <span className="sr">در حال آوردن…</span>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className="gap-35 grid card">
          <Skeleton width="60%" height={18} fade={card / count} />
          <Skeleton width="40%" fade={card / count} />
          <Skeleton width="100%" height={40} fade={card / count} />
        </div>
      ))}
    </div>
  )
}

/** A face of a phone's screen that is on its way; `says` what comes, where the page can say no more yet. */
export const SkeletonFace = ({ says }: { says?: string }) => (
  <section className="column gap-3 text-xl face face-plain fills" role="status">
    {says ? <p className="title-lg">{says}</p> : <span className="sr">در حال آوردن…</span>}
    <Skeleton width="60%" height={30} />
    <Skeleton width="40%" height={64} />
    <Skeleton width="90%" height={30} />
    <div className="grid gap-2 far-down face-acts">
      <Skeleton width="100%" height={60} />
    </div>
  </section>
)

const SHOWN_AFTER_MS = 150
const SHOWN_AT_LEAST_MS = 300

/** Holds a skeleton that has become visible for 300 ms, so that it does not flash. In: is it loading. Out: show it. */
export function useHeldLoading(loading: boolean): boolean {
  const [held, setHeld] = useState(loading)
  const since = useRef<number | null>(null)
  if (loading && !held) setHeld(true)
  useEffect(() => {
    if (!held) return
    const now = performance.now()
    since.current ??= now
    if (loading) return
    const elapsed = now - since.current
    const wasSeen = elapsed > SHOWN_AFTER_MS
    const rest = wasSeen ? Math.max(0, SHOWN_AFTER_MS + SHOWN_AT_LEAST_MS - elapsed) : 0
    const timer = setTimeout(() => {
      since.current = null
      setHeld(false)
    }, rest)
    return () => clearTimeout(timer)
  }, [loading, held, since])
  return held
}
