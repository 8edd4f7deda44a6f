import { ExternalLink, IdCard, MapPin, Search, Truck, UserRound, Warehouse } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useSearch } from '@tanstack/react-router'
import type { InquiryKind, InquiryRow } from '@bargah/contract/features/inquiries/inquiries.schema.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { Button } from '../../ui/Button.tsx'
import { openName } from '../../ui/data-table/table-address.rules.ts'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { type Asked, useAsk, useInquiries } from './inquiries.queries.ts'
import { InquiriesToday } from './InquiriesToday.tsx'
import { faultOf, kinds, sayInquiry } from './inquiry-words.ts'
import { InquiryResult } from './InquiryResult.tsx'
import './inquiries.css'

/** Where the post itself tells the codes of warehouses (rules 15.5). */
const warehouseCodes = 'https://gnaf.post.ir'

const icons: Record<InquiryKind, typeof Truck> = {
  national_id: UserRound,
  postal_code: MapPin,
  driver_card: IdCard,
  truck_card: Truck,
}
const options = (Object.keys(kinds) as InquiryKind[]).map((key) => {
  const Icon = icons[key]
  return { key, label: kinds[key].label, detail: kinds[key].detail, icon: <Icon /> }
})

/** Inquiries (rules 15.5): a number of one of four kinds, what the registry says of it, and what was asked today. */
export default function InquiryPage() {
  const [asked, setAsked] = useState<Asked>({ kind: 'national_id', number: '' })
  const [fault, setFault] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const [open, setOpen] = useState<Asked | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const today = useInquiries()
  const { ask, busy } = useAsk({ onDone: setOpen, onFailed: setFailed })
  const linked = useSearch({ strict: false, select: (search: Record<string, unknown>) => search[openName] })
  const shown = today.data?.find((row) =>
    open ? row.kind === open.kind && row.number === open.number : row.id === linked,
  )
  const { kind, number } = asked
  const choose = (next: InquiryKind) => {
    setAsked({ kind: next, number: '' })
    setOpen(null)
    setFault(undefined)
    setFailed(undefined)
  }
  const askFor = (one: Asked) => {
    const wrong = faultOf(one.kind, one.number)
    setFault(wrong)
    setFailed(undefined)
    if (wrong === undefined) ask(one)
    else field.current?.focus()
  }
  const type = (typed: string) => {
    setAsked({ kind, number: typed })
    setFault(typed.length === kinds[kind].most ? faultOf(kind, typed) : undefined)
  }
  const mend = (row: InquiryRow) => {
    setAsked({ kind: row.kind, number: row.number })
    setOpen(null)
    field.current?.focus()
  }
  return (
    <>
      <PageHead title="استعلام" subtitle={sayToday(today.data)} />
      <div className="columns inquiry">
        <Panel flush title="چه چیزی را می‌پرسید؟">
          <form
            className="panel-body stack"
            noValidate
            onSubmit={(event: FormEvent) => {
              event.preventDefault()
              askFor(asked)
            }}
          >
            <RadioCards
              label="گونهٔ استعلام"
              labelHidden
              options={options}
              value={kind}
              onChange={(key) => key && choose(key)}
            />
            <div className="stack gap-3">
              <DigitsField
                ref={field}
                name="number"
                label={kinds[kind].field}
                hint="رقم فارسی و انگلیسی هر دو پذیرفته است."
                maxLength={kinds[kind].most}
                value={number}
                error={fault}
                onChange={type}
              />
              <Button
                type="submit"
                variant="primary"
                icon={<Search />}
                busy={busy}
                busyLabel="در حال استعلام…"
              >
                استعلام
              </Button>
            </div>
            {failed && <Note tone="danger">{failed}</Note>}
          </form>
          <a
            className="inquiry-outside press row gap-3"
            href={warehouseCodes}
            target="_blank"
            rel="noreferrer"
          >
            <Warehouse />
            <span className="grow">
              <b>سامانهٔ کد پستی انبارها</b>
              <small>در برگهٔ تازه باز می‌شود</small>
            </span>
            <ExternalLink />
          </a>
        </Panel>
        <div className="stack">
          {shown && <InquiryResult row={shown} />}
          <InquiriesToday
            of={today}
            open={shown?.id}
            onOpen={({ kind: of, number: no }) => setOpen({ kind: of, number: no })}
            onAgain={askFor}
            onMend={mend}
          />
        </div>
      </div>
    </>
  )
}

function sayToday(rows: readonly InquiryRow[] | undefined) {
  if (rows === undefined) return <>&nbsp;</>
  if (rows.length === 0) return 'امروز استعلامی نکرده‌اید'
  const silent = rows.filter((row) => sayInquiry(row, serverNow()).tone === 'plain').length
  const rest = silent === 0 ? '' : `، ${formatNumber(silent)} بی‌پاسخ`
  return `${formatNumber(rows.length)} استعلام امروز${rest}`
}
