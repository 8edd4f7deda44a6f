import { formatSeconds } from '@bargah/contract/kernel/dates.ts'
import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatNumber as count } from '@bargah/contract/kernel/digits.ts'
import { type Receipt, verifyReceipt } from '@bargah/verifier/receipts.ts'
import { connectionLost } from '../../kernel/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { readSquareOf } from '../permits/check.parts.ts'
import { ed25519 } from './ed25519.ts'
import { sayFault } from './fault-words.ts'
import { holdAll, KeptReceipts, ReceiptsOfFile, type ReceiptVerdict } from './KeptReceipts.tsx'
import type { LogState } from './log-store.ts'
import { readPasted } from './read-pasted.ts'

type Judged = { tone: 'success' | 'danger' | 'warning'; title: string; sentence: string }
const unread: Judged = {
  tone: 'warning',
  title: 'رسید خوانده نشد',
  sentence:
    'فایل رسیدها را که از این صفحه در گوشی‌تان ذخیره کرده‌اید بدهید، یا عکس تصویر چهارگوش برگهٔ نوبت را.',
}
const mostBytes = 10_000_000

type Many = { receipts: readonly Receipt[]; verdicts: ReadonlyMap<string, ReceiptVerdict> }

async function judge(state: LogState, receipt: Receipt): Promise<Judged> {
  const verdict = await verifyReceipt(state.source, receipt, { ed25519 })
  if (verdict.ok)
    return {
      tone: 'success',
      title: 'دفتر به این رسید عمل کرده است',
      sentence: `سطر ${count(verdict.index + 1)} همان است که امضا شد، ${formatSeconds(new Date(verdict.at))}.`,
    }
  const isOfLog = verdict.reason === 'promise_broken' || verdict.reason === 'log_too_short'
  return {
    tone: verdict.reason === 'promise_broken' ? 'danger' : 'warning',
    title: isOfLog ? 'این رسید در دفتر نیست' : 'این رسید سنجیده نشد',
    sentence: sayFault(verdict.reason),
  }
}

type FindProps = { state: LogState; hallId: number; onTurn: (turn: number) => void }

/** Holds a receipt against the log: pasted, from a file, or a picture of a slip's square. */
export function FindReceipt({ state, hallId, onTurn }: FindProps) {
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [judged, setJudged] = useState<Judged | null>(null)
  const [many, setMany] = useState<Many | null>(null)
  const picker = useRef<HTMLInputElement>(null)

  const look = async (given: string) => {
    const found = readPasted(given.trim())
    if (!found) return setJudged(unread)
    if ('turn' in found) return onTurn(found.turn)
    const [only, ...more] = found.receipts
    if (only && more.length === 0) return weigh(only)
    await busily(async () => {
      setMany({ receipts: found.receipts, verdicts: await holdAll(state, found.receipts) })
      return null
    })
  }
  const busily = async (work: () => Promise<Judged | null>) => {
    setBusy(true)
    setMany(null)
    const told = await work().catch((): Judged => {
      return { tone: 'warning', title: 'بررسی ناتمام ماند', sentence: connectionLost().message }
    })
    setBusy(false)
    setJudged(told)
  }
  const weigh = (receipt: Receipt) => busily(() => judge(state, receipt))
  const pick = async (file: File | undefined) => {
    if (!file || file.size > mostBytes) return setJudged(file ? unread : null)
    const read = file.type.startsWith('image/') ? await readSquareOf(file) : await file.text()
    await look(read ?? '')
  }
  return (
    <div className="stack">
      <KeptReceipts hallId={hallId} state={state} onChoose={(receipt) => void weigh(receipt)} />
      <TextArea
        label="متن رسید"
        labelHidden
        rows={3}
        placeholder="متن رسید را این‌جا بگذارید"
        value={text}
        onChange={setText}
      />
      <div className="row wrap">
        <Button
          variant="primary"
          busy={isBusy}
          busyLabel="در حال سنجیدن…"
          disabled={text.trim() === ''}
          onClick={() => void look(text)}
        >
          سنجیدن رسید
        </Button>
        <Button icon={<FileUp />} onClick={() => picker.current?.click()}>
          فایل یا عکس
        </Button>
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/*,application/json,.json,.txt"
        aria-label="فایل رسیدها، یا عکس تصویر چهارگوش برگهٔ نوبت"
        className="sr"
        tabIndex={-1}
        onChange={(event) => {
          void pick(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {many && <ReceiptsOfFile {...many} hallId={hallId} />}
      {judged && (
        <Note tone={judged.tone} title={judged.title} alert>
          {judged.sentence}
        </Note>
      )}
    </div>
  )
}
