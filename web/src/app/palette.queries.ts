import { useEffect, useState } from 'react'
import { keepPreviousData } from '@tanstack/react-query'
import { mayCall } from '../kernel/calls.ts'
import { useRead } from '../kernel/use-read.ts'

const restMs = 180

/** Whether the one signed in may find anything but screens. */
export const maySearch = () => mayCall('find')

/**
 * What a search finds of what is typed, once typing rests. What was found before stays in sight until then, so that
 * nothing flickers. Out: it, whether it is of what is typed now, and what failed of it, with a way to ask again.
 */
export function usePaletteFinds(typed: string) {
  const wanted = maySearch() ? typed.trim() : ''
  const text = useRested(wanted)
  const found = useRead('find', {
    query: { Text: text },
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
  const isNow = wanted === '' || (text === wanted && !found.isPlaceholderData && !found.isPending)
  return {
    data: wanted === '' ? undefined : found.data,
    isNow,
    failed: text !== '' && found.error ? found : null,
  }
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : rested
}

/** What can be looked for, as the search calls itself. */
export const searchLabel = () => (maySearch() ? 'جست‌وجوی بار، مجوز، راننده یا پلاک' : 'جست‌وجوی صفحه‌ها')
