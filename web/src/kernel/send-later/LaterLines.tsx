import { CloudAlert, CloudUpload } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { type Item, mayTakeBack, sayLater } from './later.rules.ts'
import { dropLater, isHeldOnDevice } from './send-later.ts'
import './later.css'

/** What waits for the network or was refused since, each with its state in words and the way out of it. */
export function LaterLines({ items }: { items: readonly Item[] }) {
  if (items.length === 0) return null
  const isHeld = isHeldOnDevice()
  return (
    <div className="measure grid gap-2 full gutter later" role="status">
      {items.map((item) => {
        const isRefused = item.stage === 'refused'
        return (
          <Note
            key={item.key}
            inRow
            tone={isRefused ? 'danger' : 'warning'}
            icon={isRefused ? <CloudAlert /> : <CloudUpload />}
            title={item.label}
          >
            <p>{sayLater(item, isHeld)}</p>
            {(isRefused || mayTakeBack(item)) && (
              <Button size="hero" onClick={() => dropLater(item.key)}>
                {isRefused ? 'فهمیدم' : 'پس بگیر'}
              </Button>
            )}
          </Note>
        )
      })}
    </div>
  )
}
