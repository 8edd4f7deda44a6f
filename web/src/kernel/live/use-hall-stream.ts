import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'

/** Has a page that anybody may open (a board, a log) read again what changes at its hall. */
export function useHallStream(hallId: number): void {
  const client = useQueryClient()
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    const begin = async () => {
      const { tellChanges } = await import('./live.ts')
      if (!isGone) stop = tellChanges(client, { hallId })
    }
    void begin()
    return () => {
      isGone = true
      stop()
    }
  }, [client, hallId])
}
