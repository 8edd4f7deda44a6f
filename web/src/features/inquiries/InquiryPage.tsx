import { useState } from 'react'
import { Check, CircleAlert, ExternalLink, Search, Unplug, Warehouse } from 'lucide-react'
import type { InquiryKind, InquiryRow } from '@bargah/contract/features/inquiries/inquiries.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { parsePlate } from '@bargah/contract/kernel/identity.ts'
import { useSearch } from '../../kernel/navigation.tsx'
import { serverNow } from '../../kernel/now.ts'
import { useFault } from '../../kernel/form/use-fault.ts'
import { Button } from '../../ui/Button.tsx'
import { openName } from '../../ui/data-table/table-address.rules.ts'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PlainForm } from '../../ui/PlainForm.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { useAskedText } from '../../ui/use-asked-text.ts'
import { classes } from '../../ui/classes.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { type InquiryRequest, useAsk, useInquiries } from './inquiries.queries.ts'
import { InquiriesToday, kindIcons } from './InquiriesToday.tsx'
import { faultOf, kinds, sayInquiry } from './inquiry-words.ts'
import './inquiries.css'

/** Where the post itself tells the codes of warehouses (rules 15.5). */
const warehouseCodes = 'https://gnaf.post.ir'

const options = (Object.keys(kinds) as InquiryKind[]).map((key) => {
  const Icon = kindIcons[key]
  return { key, label: kinds[key].label, detail: kinds[key].detail, icon: <Icon /> }
})

/** Inquiries (rules 15.5): a number of one of four kinds, what the registry says of it, and what was asked today. */
export default function InquiryPage() {
  const [kind, setKind] = useState<InquiryKind>('national_id')
  const number = useAskedText('', (typed) => faultOf(kind, typed))
  const [open, setOpen] = useState<InquiryRequest | null>(null)
  const today = useInquiries()
  const [failed, told] = useFault()
  const { ask, busy } = useAsk({ onDone: setOpen, onFailed: told.onFailed })
  const linked = useSearch()[openName]
  const shown = today.data?.find((row) =>
    open ? row.kind === open.kind && row.number === open.number : row.id === linked,
  )
  const { most, field: label } = kinds[kind]
  const write = (of: InquiryKind, text: string) => {
    setKind(of)
    number.field.onChange(text)
    setOpen(null)
    told.onDone()
  }
  const askFor = (one: InquiryRequest) => {
    told.onDone()
    ask(one)
  }
  const mend = (row: InquiryRow) => {
    write(row.kind, row.number)
    number.focus()
  }
  return (
    <>
      <PageHead title="استعلام" subtitle={sayToday(today.data)} />
      <div className="columns inquiry">
        <Panel flush title="چه چیزی را می‌پرسید؟">
          <PlainForm
            className="panel-body stack"
            onSubmit={() => number.ask((text) => askFor({ kind, number: text }))}
          >
            <RadioCards
              label="گونهٔ استعلام"
              labelHidden
              options={options}
              value={kind}
              onChange={(key) => key && write(key, '')}
            />
            <div className="stack gap-3">
              <DigitsField
                {...number.field}
                name="number"
                label={label}
                hint="رقم فارسی و انگلیسی هر دو پذیرفته است."
                maxLength={most}
                error={number.text.length < most ? number.field.error : faultOf(kind, number.text)}
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
          </PlainForm>
          <a
            className="line-above row gap-3 strip press"
            href={warehouseCodes}
            target="_blank"
            rel="noreferrer"
          >
            <Warehouse className="subtle" />
            <span className="grow blocks">
              <b className="strong accent-ink link">سامانهٔ کد پستی انبارها</b>
              <small className="fine">در برگهٔ تازه باز می‌شود</small>
            </span>
            <ExternalLink className="subtle" />
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

/** What a registry said: the verdict as a sentence, where and when from, the large facts, then the rest. */
function InquiryResult({ row }: { row: InquiryRow }) {
  const { tone, title, fine, large, rest } = sayInquiry(row, serverNow())
  const card = row.truckCard
  const plate = card?.plaqueNumber ? parsePlate(card.plaqueNumber, card.plaqueSerialNumber ?? '') : null
  const Icon = tone === 'success' ? Check : tone === 'warning' ? CircleAlert : Unplug
  return (
    <section className="panel" aria-live="polite">
      <div className="row wrap gap-3 strip">
        <span className={`tile tile-round tone-${tone}`}>
          <Icon className="i-lg" />
        </span>
        <div className="grow">
          <h2 className="heading">{title}</h2>
          <p className="muted">{sayWhence(row)}</p>
        </div>
        {plate && <Plate plate={plate} size="header" />}
      </div>
      {large.length > 0 && (
        <dl className="grid inquiry-facts ruled-across">
          {large.map(({ term, value, isNear = false }) => (
            <div className="strip" key={term}>
              <dt className="fine">{term}</dt>
              <dd
                className={classes('size-lg strong num', isNear && 'is-warning', value === null && 'muted')}
              >
                {value ?? 'گفته نشده'}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {tone !== 'success' && fine && <p className="strip muted">{fine}.</p>}
      {rest.length > 0 && (
        <div className="panel-body">
          <DescriptionList
            look="stacked"
            items={rest.map(({ term, value }) => ({
              term,
              value: value === null ? <span className="muted">گفته نشده</span> : <bdi>{value}</bdi>,
            }))}
          />
        </div>
      )}
    </section>
  )
}

function sayWhence({ kind, number, askedAt, ...answers }: InquiryRow): string {
  const answer = answers.inquired ?? answers.driverCard ?? answers.truckCard
  const source = answer?.isDemo ? 'سامانهٔ نمایشی' : 'سامانهٔ استعلام'
  return `${kinds[kind].short} ${toPersianDigits(number)}، ${source}، امروز ${formatTime(askedAt)}`
}
