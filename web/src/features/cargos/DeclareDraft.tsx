import { NotebookPen } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'

type DeclareDraftProps = { from: Date; now: Date; onAnew: () => void }

/** Says that the form stands as it was left, and offers an empty one. */
export const DeclareDraft = ({ from, now, onAnew }: DeclareDraftProps) => (
  <Note tone="info" icon={<NotebookPen />} title="پیش‌نویس شما بازگشت">
    <div className="declare-draft">
      <span>
        آنچه <Moment at={from} now={now} /> نوشته بودید و نفرستادید، همین‌جاست؛ ادامه دهید.
      </span>
      <Button size="dense" onClick={onAnew}>
        از نو شروع می‌کنم
      </Button>
    </div>
  </Note>
)
