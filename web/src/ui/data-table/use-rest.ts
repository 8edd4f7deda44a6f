import { useEffect, useLayoutEffect, useRef } from 'react'

const restMs = 300

/** Hands on what is typed as soon as typing rests; what waits when the field goes away is handed on then. */
export function useRest<Value>(onRest: (value: Value) => void): (value: Value) => void {
  const latest = useRef(onRest)
  useLayoutEffect(() => {
    latest.current = onRest
  })
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; value: Value }>(undefined)
  useEffect(
    () => () => {
      if (!waiting.current) return
      clearTimeout(waiting.current.timer)
      latest.current(waiting.current.value)
    },
    [],
  )
  return (value) => {
    clearTimeout(waiting.current?.timer)
    const timer = setTimeout(() => {
      waiting.current = undefined
      latest.current(value)
    }, restMs)
    waiting.current = { timer, value }
  }
}
