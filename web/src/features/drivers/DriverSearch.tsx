import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PlainForm } from '../../ui/PlainForm.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useAskedText } from '../../ui/use-asked-text.ts'
import { NARROW, useMedia } from '../../ui/use-media.ts'
import { faultOf, guessKind, type SearchKind, searchKinds } from './driver-search.rules.ts'
import './drivers.css'

export type DriverQuery = { kind: SearchKind; text: string }
type DriverSearchProps = {
  asked: DriverQuery | null
  onAsk: (asked: DriverQuery | null) => void
  /** What leaving the search shows. */
  clearLabel?: string
}

/** Six searches beside one box; what is typed picks the kind until one is chosen. */
export function DriverSearch({ asked, onAsk, clearLabel }: DriverSearchProps) {
  const [chosen, setChosen] = useState<SearchKind | null>(asked?.kind ?? null)
  const kindOf = (text: string) => chosen ?? guessKind(text) ?? 'driver'
  const typed = useAskedText(asked?.text ?? '', (text) => faultOf(kindOf(text), text))
  const narrow = useMedia(NARROW)
  const picker = {
    label: 'جست‌وجو با',
    labelHidden: true,
    options: searchKinds,
    value: kindOf(typed.text),
    onChange: setChosen,
  }
  return (
    <Panel>
      <PlainForm
        className="at-start stack gap-2 driver-search"
        onSubmit={() => typed.ask((text) => onAsk({ kind: kindOf(text), text }))}
      >
        {narrow ? <Select {...picker} /> : <Segments {...picker} />}
        <TextField label="عبارت جست‌وجو" labelHidden icon={<Search />} {...typed.field} />
        <span className="row">
          <Button type="submit">جست‌وجو</Button>
          {asked && (
            <Button
              type="button"
              variant="ghost"
              onClick={() => {
                typed.field.onChange('')
                setChosen(null)
                onAsk(null)
              }}
            >
              {clearLabel}
            </Button>
          )}
        </span>
      </PlainForm>
    </Panel>
  )
}
