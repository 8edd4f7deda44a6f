import type { MorningFile, MorningRow } from '@bargah/contract/features/reports/morning.schema.ts'
import { sayMorningRows } from '@bargah/contract/features/reports/morning.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Moment } from '../../ui/Moment.tsx'

/** How a view that is sent each morning stands: when it comes next, what became of it last, and why it has stopped. */
export function MorningState({ one: { hour, nextAt, stopped, files } }: { one: MorningRow }) {
  const [last] = files
  return (
    <div className="stack gap-1">
      <div className="row wrap">
        {stopped === null ? (
          <Badge tone="success">هر صبح ساعت {toPersianDigits(hour)}</Badge>
        ) : (
          <Badge tone="warning">ایستاده</Badge>
        )}
        {nextAt && (
          <span className="quiet">
            بعدی: <Moment at={nextAt} look="row" />
          </span>
        )}
        {last && (
          <span className="quiet">
            آخرین: <Moment at={last.begunAt} look="row" />
          </span>
        )}
        {last && stopped === null && <FileState file={last} />}
      </div>
      {stopped !== null && <p className="quiet">{stopped}</p>}
    </div>
  )
}

const tones: Record<MorningFile['state'], Tone> = {
  waiting: 'info',
  made: 'success',
  empty: 'plain',
  failed: 'warning',
}

/** What became of one morning; why not, in words that may take lines. */
export const FileState = ({ file }: { file: MorningFile }) =>
  file.state === 'failed' ? (
    <p className="quiet">
      <Badge tone="warning">ساخته نشد</Badge> {file.note}
    </p>
  ) : (
    <Badge tone={tones[file.state]}>{sayState(file)}</Badge>
  )

function sayState({ state, total }: MorningFile): string {
  if (state === 'waiting') return 'در حال ساخته شدن…'
  return state === 'empty' ? 'ردیفی نداشت' : sayMorningRows(total ?? 0)
}

const mailWords: Record<NonNullable<MorningFile['mail']>['state'], string> = {
  sent: 'به ایمیل هم رفت',
  waiting: 'ایمیل در راه است',
  failed: 'ایمیل نرفت',
}

/** What became of the letter with a file; why not, in words. */
export const MailState = ({ mail: { state, failure } }: { mail: NonNullable<MorningFile['mail']> }) => (
  <p className="quiet">
    <Badge tone={state === 'failed' ? 'warning' : state === 'sent' ? 'success' : 'info'}>
      {mailWords[state]}
    </Badge>{' '}
    {failure}
  </p>
)
