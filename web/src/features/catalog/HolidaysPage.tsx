import { CalendarDays, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { holidayTable } from '@bargah/contract/features/catalog/base.columns.ts'
import type { HolidayRow } from '@bargah/contract/features/catalog/base.schema.ts'
import { formatDateLong, jalaliParts } from '@bargah/contract/kernel/dates.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { listScreen } from '../../kernel/list-screen.ts'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable, useSteady } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { useUndoable } from '../../kernel/use-undoable.ts'
import { Button } from '../../ui/Button.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { Note } from '../../ui/Note.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'
import { ImportLink } from '../imports/imports.parts.tsx'

const HolidayDialog = fetched(() => import('./HolidayDialog.tsx'))

type Act = 'edit' | 'remove'
type OnAct = (act: Act, day: HolidayRow) => void

const HolidayActs = ({ day, onAct }: { day: HolidayRow; onAct: OnAct }) => (
  <RowMenu
    of={day.title}
    items={[
      { key: 'edit', label: 'ویرایش', shortcut: 'E', onSelect: () => onAct('edit', day) },
      { key: 'remove', label: 'حذف', shortcut: 'D', onSelect: () => onAct('remove', day) },
    ]}
  />
)

/** The holidays of last year, this one and the next, each year under its tab. */
export function holidayList(onAct: OnAct) {
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
    },
    // the day says it
    hidden: ['weekday'],
    without: ['year'],
    above: 60,
    card: [['title'], ['date']],
    acts: { label: 'کارها', cell: (row) => <HolidayActs day={row} onAct={onAct} /> },
    views: [year, year + 1, year - 1].map((one) => ({
      key: String(one),
      label: toPersianDigits(one),
      asks: { Year: one },
    })),
  })
}

export default function HolidaysPage() {
  const [edited, edit] = useState<{ day: HolidayRow | undefined }>()
  const { act: remove } = useUndoable('removeHoliday', 'saveHoliday')
  const acts = useSteady((act: Act, day: HolidayRow) => {
    if (act === 'edit') return edit({ day })
    const { id: Id, date, title } = day
    remove({
      input: { body: { Id } },
      back: { body: { Date: date, Title: title } },
      said: `«${title}» حذف شد`,
    })
  })
  const table = useListTable(useMemo(() => holidayList(acts), [acts]))
  return (
    <ListPage
      table={table}
      subtitle={(count) => `${count} در سال ${toPersianDigits(table.state.view)}`}
      actions={
        <>
          <ImportLink kind="holidays" />
          <Button variant="primary" icon={<Plus />} onClick={() => edit({ day: undefined })}>
            روز تعطیل تازه
          </Button>
        </>
      }
      above={
        <Note>
          این فهرست برای آگاهی است و هیچ مهلتی با آن جابه‌جا نمی‌شود: نوبت‌ها، ساعت‌های اعلام بار و مهلت ۷۲ ساعتهٔ
          بررسی بار در روز تعطیل هم پیش می‌روند.
        </Note>
      }
      searchHint="مناسبت"
      icon={<CalendarDays />}
      empty={{
        title: 'برای این سال روز تعطیلی ثبت نشده است',
        text: 'تعطیلات قمری را نمی‌توان حساب کرد؛ آن‌ها را از تقویم رسمی سال بیفزایید.',
      }}
    >
      {edited && <HolidayDialog day={edited.day} onClose={() => edit(undefined)} />}
    </ListPage>
  )
}
