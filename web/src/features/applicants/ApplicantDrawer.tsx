import { EllipsisVertical, Pencil } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { Drawer, type DrawerWalk } from '../../ui/Drawer.tsx'
import type { DrawerRow } from '../../ui/DrawerRows.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'
import { eventsPart } from '../audit/audit.parts.tsx'
import { apiQuery } from '../../kernel/api.ts'
import { ApplicantBadge, ApplicantFacts, ApplicantsBeside } from './ApplicantFacts.tsx'
import { ApplicantJudge } from './ApplicantJudge.tsx'
import {
  type ApplicantRow,
  drawerMenu,
  isAccepted,
  type ListKey,
  type OfApplicant,
  type OnAct,
  type ShowKey,
} from './applicant-kind.ts'

type ApplicantDrawerProps<Row extends ApplicantRow> = DrawerWalk &
  OfApplicant<Row> & {
    parts: (row: Row, onAct: OnAct<Row>) => DrawerRow[]
    /** The part that is open at first. */
    startAt?: string | undefined
    onAct: OnAct<Row>
    onJudged: () => void
  }

/** One whole: its paper beside what it says, its parts, and the decision on it (rules 20.8). */
export function ApplicantDrawer<Row extends ApplicantRow>(props: ApplicantDrawerProps<Row>) {
  const { kind, row: asListed, parts, startAt, onAct, onJudged, ...walk } = props
  const row = useNow({ kind, row: asListed })
  const others = useOthers({ kind, row })
  const isOpen = !isAccepted(kind, row)
  const events = eventsPart({ table: kind.table, rowId: row.id, value: 'چه کسی چه چیزی را عوض کرد' })
  return (
    <Drawer
      {...walk}
      wide
      title={kind.nameOf(row)}
      badge={<ApplicantBadge kind={kind} row={row} />}
      subtitle={
        <>
          {row.isSelfRegistered ? 'ثبت‌نام از سایت' : 'افزوده‌شده'}، <Moment at={row.createdAt} look="row" />
        </>
      }
      headActs={
        <>
          <IconButton
            aria-label={`ویرایش ${kind.noun}`}
            icon={<Pencil />}
            onClick={() => onAct('edit', row)}
          />
          <Menu
            label="کارهای دیگر"
            align="end"
            items={drawerMenu({ kind, row }, onAct)}
            renderTrigger={(trigger) => (
              <IconButton aria-label="کارهای دیگر" icon={<EllipsisVertical />} {...trigger} />
            )}
          />
        </>
      }
      parts={{ label: `بخش‌های ${kind.noun}`, rows: [...parts(row, onAct), ...events], startAt }}
      actions={
        isOpen && <ApplicantJudge key={row.id} kind={kind} row={row} others={others} onJudged={onJudged} />
      }
    >
      {row.rejectReason !== null && (
        <section>
          <Note tone="danger" title="رد شده است">
            {row.rejectReason}
          </Note>
        </section>
      )}
      {isOpen && others.length > 0 && (
        <section>
          <Note tone="warning" title={`${formatNumber(others.length)} ثبت‌نام دیگر ${kind.words.sameCode}`}>
            پیش از تصمیم، در پایین آن‌ها را کنار این ثبت‌نام ببینید.
          </Note>
        </section>
      )}
      <ApplicantFacts kind={kind} row={row} />
      {isOpen && others.length > 0 && <ApplicantsBeside kind={kind} row={row} others={others} />}
    </Drawer>
  )
}

/** The link to a paper lives a minute, so it is made anew before. */
const readAnew = { staleTime: 0, refetchInterval: 45_000 }

/** One as it is now; as it was listed until that was read. */
function useNow<Row extends ApplicantRow>({ kind, row }: OfApplicant<Row>): Row {
  const now = useQuery({
    ...apiQuery<ShowKey>(kind.show, { query: kind.query(row.id) }),
    ...readAnew,
  })
  // the call of a kind answers its rows
  return (now.data as Row | undefined) ?? row
}

/** The other registrations of its code, which whoever decides about one must have seen (docs/decisions/0081). */
function useOthers<Row extends ApplicantRow>({ kind, row }: OfApplicant<Row>): Row[] {
  const all = useQuery({ ...apiQuery<ListKey>(kind.list, { query: kind.sameCode(row) }), ...readAnew })
  return ((all.data?.rows ?? []) as unknown as Row[]).filter(({ id }) => id !== row.id)
}
