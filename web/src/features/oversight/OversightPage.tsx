import { SearchCheck } from 'lucide-react'
import {
  type FindingRow,
  type FindingWhole,
  NoteFindingBody,
} from '@bargah/contract/features/oversight/oversight.schema.ts'
import { type CountedRow, countedRows } from '@bargah/contract/features/oversight/oversight.states.ts'
import {
  countedNouns,
  findingLabels,
  sayCounted,
  sayMonth,
  sayUsual,
} from '@bargah/contract/features/oversight/oversight.text.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { useOpenRow } from '../../kernel/open-row.tsx'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { useWriteForm } from '../../kernel/form/use-write-form.ts'
import { Link } from '../../kernel/navigation.tsx'
import { Read } from '../../kernel/Read.tsx'
import { sayDone } from '../../kernel/say-done.ts'
import { paths } from '../../kernel/paths.ts'
import { mayNow } from '../../kernel/session.ts'
import { useRead } from '../../kernel/use-read.ts'
import { Drawer, type DrawerWalk } from '../../ui/Drawer.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { findingList, LookedInto } from './oversight-list.tsx'
import '../../ui/lines.css'

/** What looks like favour, for whoever checks that there is none (rules 16.8). */
export default function OversightPage() {
  const table = useListTable(findingList)
  const opened = useOpenRow(table.source.rows, 'showFinding', (Id) => ({ query: { Id } }))
  return (
    <ListPage
      table={table}
      subtitle="بیش از معمولِ دیگران؛ نشانه، نه اتهام"
      searchHint="شرکت، سالن یا کامیون"
      icon={<SearchCheck />}
      empty={{
        title: 'یافته‌ای نیست',
        text: 'هر شب ماه جاری شمرده می‌شود و آنچه با بخت و اتفاق نمی‌خواند در این‌جا می‌آید.',
      }}
      opened={opened}
      beside
      drawer={(row, walk) => <FindingDrawer key={row.id} row={row} {...walk} />}
    />
  )
}

/** A finding whole: what was counted, what is usual, the rows behind it, and what people wrote who looked into it. */
const FindingDrawer = ({ row, ...walk }: DrawerWalk & { row: FindingRow }) => (
  <Drawer
    {...walk}
    title={toPersianDigits(row.about)}
    badge={<LookedInto isLookedInto={row.isLookedInto} />}
    subtitle={`${findingLabels[row.kind]}، ${sayMonth(row.monthDate)}`}
  >
    <section className="stack gap-2">
      <h3>آنچه شمرده شد</h3>
      <p>{sayCounted(row)}</p>
      <p className="muted">{sayUsual(row)}</p>
      <Note tone="info">
        این شمارش کسی را متهم نمی‌کند و چیزی را عوض نمی‌کند. ردیف‌ها را ببینید و آنچه دیدید بنویسید.
      </Note>
    </section>
    <Read
      of={useRead('showFinding', { query: { Id: row.id } })}
      wait={
        <section>
          <SkeletonLines lines={6} />
        </section>
      }
      failedTitle="یافته باز نشد"
    >
      {(finding) => (
        <>
          <Notes finding={finding} />
          <Rows finding={finding} />
          {finding.truckCard !== null && <OfTruck card={finding.truckCard} />}
        </>
      )}
    </Read>
  </Drawer>
)

function Rows({ finding }: { finding: FindingWhole }) {
  const of = countedRows[finding.kind]
  return (
    <section>
      <h3>
        ردیف‌ها <span className="muted num">{formatNumber(finding.rows.length)}</span>
      </h3>
      <ul className="lines">
        {finding.rows.map(({ id, number, name, at }) => {
          const place = placeOfRow(of, id)
          const title = of === 'driver' ? name : `${countedNouns[of]} ${toPersianDigits(number)}، ${name}`
          return (
            <li key={id}>
              <span className="grow">{place ? <Link {...place}>{title}</Link> : title}</span>
              {at !== null && (
                <span className="muted">
                  <Moment at={at} look="row" />
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function OfTruck({ card }: { card: string }) {
  const place = placeOfTruck(card)
  return (
    place && (
      <section>
        <Link {...place}>همهٔ رانندگان کامیون {toPersianDigits(card)}</Link>
      </section>
    )
  )
}

function Notes({ finding }: { finding: FindingWhole }) {
  return (
    <section>
      <h3>یادداشت‌ها</h3>
      {finding.notes.length > 0 && (
        <ul className="lines">
          {finding.notes.map(({ words, by, at }) => (
            <li key={`${at} ${by}`}>
              <span className="grow">
                {words}
                <small>
                  {by}، <Moment at={at} look="row" />
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
      <NoteForm findingId={finding.id} />
    </section>
  )
}

function NoteForm({ findingId }: { findingId: number }) {
  const form = useWriteForm('noteFinding', {
    start: { FindingId: findingId, Words: '' },
    checks: { body: NoteFindingBody },
    onDone: sayDone((_done, { reset }) => reset()),
  })
  return (
    <Form form={form} className="stack gap-3" failedTitle="یادداشت ثبت نشد">
      <TextArea
        {...form.field('Words')}
        label="آنچه دیدید"
        hint="نام شما کنارش می‌ماند و پاک نمی‌شود."
        rows={3}
        maxLength={1_000}
      />
      <div className="row">
        <SubmitButton form={form} busyLabel="در حال ثبت…">
          ثبت یادداشت
        </SubmitButton>
      </div>
    </Form>
  )
}

/** An address, as links take it. */
type Place = { to: string; search: Record<string, string> }

const isAdmin = () => mayNow({ roles: ['Admin'] })

/** Where a counted row is opened by the one signed in; undefined where he has no such screen. */
function placeOfRow(of: CountedRow, id: number): Place | undefined {
  const pages: Partial<Record<CountedRow, string>> = isAdmin()
    ? { turn: paths.turns, permit: paths.adminPermits, cargo: paths.adminCargos, driver: paths.drivers }
    : { turn: paths.linkedTurns, permit: paths.linkedPermits, cargo: paths.linkedCargos }
  const to = pages[of]
  return to === undefined ? undefined : { to, search: { open: String(id) } }
}

/** Where all drivers of a truck are listed, in the same way. */
const placeOfTruck = (card: string): Place | undefined =>
  isAdmin() ? { to: paths.drivers, search: { truck: card } } : undefined
