import { useRef, useState } from 'react'

/**
 * The text of a search, or a code to look up. In: how it begins, and what is wrong with one. Out: it, the field spread into
 * its control, and `ask`, which goes on with it unless something is wrong with it: the field then says so until it is changed.
 */
export function useAskedText(start: string, faultOf: (text: string) => string | null | undefined) {
  const [text, setText] = useState(start)
  const [isJudged, setJudged] = useState(start !== '')
  const ref = useRef<HTMLInputElement>(null)
  const fault = faultOf(text) ?? undefined
  const onChange = (next: string) => {
    setText(next)
    setJudged(false)
  }
  const focus = () => ref.current?.focus()
  const ask = (goOn: (text: string) => void) => {
    setJudged(true)
    if (fault === undefined) goOn(text)
    else focus()
  }
  return { text, field: { ref, value: text, onChange, error: isJudged ? fault : undefined }, focus, ask }
}
