import { useEffect, useRef, useState } from 'react'
import { receivedText } from './rounds.text.ts'
import type { MyList } from './use-my-list.ts'

/** Reads aloud how the sending goes: what is still on its way, or that all of it was received. */
export function ListAnnouncer({ list }: { list: MyList }) {
  const [words, setWords] = useState('')
  const before = useRef<string | null>(null)
  const state =
    ['unsent', 'sending'].find((one) => list.items.some((item) => item.state === one)) ?? 'received'
  const item = list.items.find((one) => one.state === state)
  useEffect(() => {
    if (before.current !== null && before.current !== state && item) setWords(receivedText(item))
    before.current = state
  }, [state, item])
  return (
    <p className="sr" role="status">
      {words}
    </p>
  )
}
