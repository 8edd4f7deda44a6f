import { CalendarDays, Plus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { holidayTable } from '@bargah/contract/features/catalog/base.columns.ts'
import type { HolidayRow } from '@bargah/contract/features/catalog/base.schema.ts'
import { formatDateLong, jalaliParts } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { listScreen } from '../../kernel/list-screen.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Note } from '../../ui/Note.tsx'
import { Card } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { RowActs } from './row-acts.tsx'

const HolidayDialog = lazy(() => import('./HolidayDialog.tsx'))

type Act = 'edit' | 'remove'
type OnAct = (act: Act, day: HolidayRow) => void

const HolidayActs = ({ day, onAct }: { day: HolidayRow; onAct: OnAct }) => (
  <RowActs<Act>
    name={day.title}
    acts={[
      { key: 'edit', label: 'ویرایش' },
      { key: 'remove', label: 'حذف' },
    ]}
    onAct={(act) => onAct(act, day)}
  />
)

/** The holidays of last year, this one and the next, each year under its tab. */
function holidayList(onAct: OnAct) {
  const { year } = jalaliParts(serverNow())
  return listScreen('listHolidays', holidayTable, {
    list: 'holidays',
    noun: 'روز',
    columns: {
      date: {
        shows: 'date',
        sort: 'startsAt',
        heading: 'روز',
        isIdentity: true,
        cell: (row) => formatDateLong(row.startsAt),
      },
      title: 'title',
      weekday: { shows: 'weekday', width: 120 },
    },
    without: ['year'],
    acts: { label: 'کارها', cell: (row) => <HolidayActs day={row} onAct={onAct} /> },
    views: [year, year + 1, year - 1].map((one) => ({
      key: String(one),
      label: toPersianDigits(one),
      asks: { Year: one },
    })),
  })
}

/** The holidays of a Persian year. */
export default function HolidaysPage() {
  const [doing, setDoing] = useState<{ act: Act; day: HolidayRow | undefined }>()
  const { screen, cardOf } = useMemo(() => {
    const onAct: OnAct = (act, day) => setDoing({ act, day })
    return {
      screen: holidayList(onAct),
      cardOf: (row: HolidayRow) => (
        <Card className="row-card">
          <div className="row between">
            <b>{row.title}</b>
            <HolidayActs day={row} onAct={onAct} />
          </div>
          <span className="muted">{formatDateLong(row.startsAt)}</span>
        </Card>
      ),
    }
  }, [])
  const { state, source, props } = useListTable(screen)
  const close = () => setDoing(undefined)
  return (
    <>
      <PageHead
        title={props.label}
        subtitle={
          source.loading || source.error ? (
            <>&nbsp;</>
          ) : (
            `${formatNumber(source.total)} روز در سال ${toPersianDigits(state.view)}`
          )
        }
        actions={
          <Button variant="primary" icon={<Plus />} onClick={() => setDoing({ act: 'edit', day: undefined })}>
            روز تعطیل تازه
          </Button>
        }
      />
      <div className="stack">
        <Note>
          این فهرست برای آگاهی است و هیچ مهلتی با آن جابه‌جا نمی‌شود: نوبت‌ها، ساعت‌های اعلام بار و مهلت ۷۲ ساعتهٔ
          بررسی بار در روز تعطیل هم پیش می‌روند.
        </Note>
        <DataTable
          {...props}
          searchHint="مناسبت"
          now={serverNow()}
          card={cardOf}
          errorTitle="تعطیلات باز نشد"
          empty={
            <EmptyState icon={<CalendarDays />} title="برای این سال روز تعطیلی ثبت نشده است">
              تعطیلات قمری را نمی‌توان حساب کرد؛ آن‌ها را از تقویم رسمی سال بیفزایید.
            </EmptyState>
          }
        />
      </div>
      {doing?.act === 'edit' && (
        <Suspense>
          <HolidayDialog day={doing.day} onClose={close} />
        </Suspense>
      )}
      {doing?.act === 'remove' && doing.day && <RemoveHoliday day={doing.day} onClose={close} />}
    </>
  )
}

const RemoveHoliday = ({ day, onClose }: { day: HolidayRow; onClose: () => void }) => (
  <ConfirmWrite
    call="removeHoliday"
    danger
    input={() => ({ body: { Id: day.id } })}
    title={`«${day.title}» از تعطیلات حذف شود؟`}
    consequence={`${formatDateLong(day.startsAt)} دیگر روز تعطیل نیست.`}
    confirmLabel="بله، حذف شود"
    busyLabel="در حال حذف…"
    onClose={onClose}
  />
)
