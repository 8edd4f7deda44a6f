import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSlash } from '../letter-keys.ts'
import { TextField } from '../TextField.tsx'
import { PHONE, useMedia } from '../use-media.ts'

const waitMs = 300

type SearchInputProps = { label: string; hint: string; value: string; onChange: (text: string) => void }

/** The search box of a list: «/» leads there, and down from there to the rows; it searches when typing rests, or on Enter. */
export function SearchInput({ label, hint, value, onChange }: SearchInputProps) {
  const [text, setText] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [sent, setSent] = useState(value)
  // a link, a report or the back button may bring other words
  if (value !== sent) {
    setSent(value)
    if (value !== text.trim()) setText(value)
  }
  const input = useSlash()
  const isPhone = useMedia(PHONE)
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (next: string, afterMs: number) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange(next.trim()), afterMs)
  }
  return (
    <TextField
      ref={input}
      aria-keyshortcuts="/"
      label={`جست‌وجو در ${label}`}
      labelHidden
      dense
      type="text"
      placeholder={hint}
      icon={<Search />}
      value={text}
      onChange={(next) => search(next, waitMs)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search(text, 0)
        if (event.key === 'ArrowDown') {
          event.preventDefault()
          enterRows(event.currentTarget)
        }
        if (event.key !== 'Escape' || text === '') return
        event.preventDefault()
        search('', 0)
      }}
      end={
        text === '' ? (
          !isPhone && <kbd aria-hidden="true">/</kbd>
        ) : (
          <button type="button" className="square" aria-label="پاک کردن جست‌وجو" onClick={() => search('', 0)}>
            <X className="i-sm" />
          </button>
        )
      }
    />
  )
}

const enterRows = (input: HTMLElement) =>
  input.closest('.data-table')?.querySelector<HTMLElement>('tr[data-row][tabindex="0"]')?.focus()
