import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { PlainForm } from '../../ui/PlainForm.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import { useSlash } from '../../ui/letter-keys.ts'
import { useAskedText } from '../../ui/use-asked-text.ts'
import { faultOf, guessKind, type SearchKind, searchKinds } from './driver-search.rules.ts'
import './drivers.css'

export type DriverQuery = { kind: SearchKind; text: string }
type DriverSearchProps = {
  asked: DriverQuery | null
  onAsk: (asked: DriverQuery | null) => void
  /** What leaving the search shows. */
  clearLabel?: string
}

/** Six searches in one row; what is typed picks the kind until one is chosen, and «/» leads there. */
export function DriverSearch({ asked, onAsk, clearLabel }: DriverSearchProps) {
  const [chosen, setChosen] = useState<SearchKind | null>(asked?.kind ?? null)
  const kindOf = (text: string) => chosen ?? guessKind(text) ?? 'driver'
  const typed = useAskedText(asked?.text ?? '', (text) => faultOf(kindOf(text), text))
  useSlash(typed.field.ref)
  const isPhone = useMedia(PHONE)
  const clear = () => {
    typed.field.onChange('')
    setChosen(null)
    onAsk(null)
  }
  return (
    <PlainForm
      className="flex wrap gap-2 driver-search"
      onSubmit={() => typed.ask((text) => onAsk({ kind: kindOf(text), text }))}
    >
      <Select
        label="جست‌وجو با"
        labelHidden
        dense
        options={searchKinds}
        value={kindOf(typed.text)}
        onChange={setChosen}
      />
      <TextField
        label="عبارت جست‌وجو"
        labelHidden
        dense
        icon={<Search />}
        aria-keyshortcuts="/"
        end={typed.text === '' && !isPhone && <kbd aria-hidden="true">/</kbd>}
        {...typed.field}
      />
      <span className="row">
        <Button type="submit" size="dense">
          جست‌وجو
        </Button>
        {asked && (
          <Button type="button" variant="ghost" size="dense" onClick={clear}>
            {clearLabel}
          </Button>
        )}
      </span>
    </PlainForm>
  )
}
