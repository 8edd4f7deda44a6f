import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TextField } from '../../ui/TextField.tsx'
import { useSlash } from '../../ui/letter-keys.ts'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import { driversHint } from './driver-words.ts'

const restMs = 300

/** The search of drivers away from their list: it asks when typing rests. `SearchInput` of the lists would load the table. */
export function FindDrivers({ asked, onAsk }: { asked: string; onAsk: (text: string) => void }) {
  const [text, setText] = useState(asked)
  const [known, setKnown] = useState(asked)
  // Back, and what leads on, bring other words
  if (asked !== known) {
    setKnown(asked)
    if (asked !== text.trim()) setText(asked)
  }
  const input = useSlash()
  const isPhone = useMedia(PHONE)
  useEffect(() => {
    if (text.trim() === asked) return
    const timer = setTimeout(() => onAsk(text.trim()), restMs)
    return () => clearTimeout(timer)
  }, [text, asked, onAsk])
  return (
    <TextField
      ref={input}
      aria-keyshortcuts="/"
      label="جست‌وجو در رانندگان"
      labelHidden
      dense
      type="search"
      placeholder={driversHint}
      icon={<Search />}
      value={text}
      onChange={setText}
      end={text === '' && !isPhone && <kbd aria-hidden="true">/</kbd>}
    />
  )
}
