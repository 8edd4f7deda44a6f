import { NotebookPen } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { Moment } from '../../../ui/Moment.tsx'
import { Note } from '../../../ui/Note.tsx'
import { declareTexts } from './declare.text.ts'

type DeclareDraftProps = { from: Date; now: Date; anewLabel?: string; onAnew: () => void }

/** Says that the form stands as it was left, and offers one without what was written. */
export const DeclareDraft = ({ from, now, anewLabel = declareTexts.anew, onAnew }: DeclareDraftProps) => (
  <Note tone="info" icon={<NotebookPen />} title="پیش‌نویس شما بازگشت">
    <div className="apart wrap">
      <span>
        آنچه <Moment at={from} now={now} /> نوشته بودید و نفرستادید، همین‌جاست؛ ادامه دهید.
      </span>
      <Button size="dense" onClick={onAnew}>
        {anewLabel}
      </Button>
    </div>
  </Note>
)
