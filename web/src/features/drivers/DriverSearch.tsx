import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { NARROW, useMedia } from '../../ui/use-media.ts'
import { faultOf, guessKind, type SearchKind, searchKinds } from './driver-search.rules.ts'
import './drivers.css'

export type Asked = { kind: SearchKind; text: string }
type DriverSearchProps = {
  asked: Asked | null
  onAsk: (asked: Asked | null) => void
  /** What leaving the search shows. */
  clearLabel?: string
}

/** Six ways to look beside one box; what is typed picks the way until one is chosen. */
export function DriverSearch({ asked, onAsk, clearLabel }: DriverSearchProps) {
  const [typed, setTyped] = useState(asked?.text ?? '')
  const [chosen, setChosen] = useState<SearchKind | null>(asked?.kind ?? null)
  const [fault, setFault] = useState<string>()
  const narrow = useMedia(NARROW)
  const kind = chosen ?? guessKind(typed) ?? 'driver'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const why = faultOf(kind, typed)
    setFault(why ?? undefined)
    if (!why) onAsk({ kind, text: typed })
  }
  const ways = {
    label: 'جست‌وجو با',
    labelHidden: true,
    options: searchKinds,
    value: kind,
    onChange: (key: SearchKind | null) => {
      setChosen(key)
      setFault(undefined)
    },
  }
  return (
    <div className="driver-search-box">
      <Panel>
        <form className="driver-search" onSubmit={submit}>
          {narrow ? <Select {...ways} /> : <Segments {...ways} />}
          <TextField
            label="عبارت جست‌وجو"
            labelHidden
            icon={<Search />}
            value={typed}
            onChange={(text) => {
              setTyped(text)
              setFault(undefined)
            }}
            error={fault}
          />
          <span className="row">
            <Button type="submit">جست‌وجو</Button>
            {asked && (
              <Button
                type="button"
                variant="ghost"
                onClick={() => {
                  setTyped('')
                  setChosen(null)
                  onAsk(null)
                }}
              >
                {clearLabel}
              </Button>
            )}
          </span>
        </form>
      </Panel>
    </div>
  )
}
