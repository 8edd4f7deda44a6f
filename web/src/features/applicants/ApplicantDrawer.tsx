import { EllipsisVertical, Pencil } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Drawer, type DrawerWalk } from '../../ui/Drawer.tsx'
import type { DrawerRow } from '../../ui/DrawerRows.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'
import { eventsPart } from '../audit/audit.parts.tsx'
import { apiQuery } from '../../kernel/api.ts'
import { ApplicantBadge, ApplicantFacts, ApplicantsBeside } from './ApplicantFacts.tsx'
import {
  type AcceptKey,
  type ApplicantRow,
  drawerMenu,
  isAccepted,
  isWaiting,
  type ListKey,
  type OfApplicant,
  type OnAct,
  type RejectKey,
  type ShowKey,
  whyNotAccepted,
} from './applicant-kind.ts'
import { sayDone } from '../../kernel/say-done.ts'
import { useFault } from '../../kernel/form/use-fault.ts'
import { Read, type Reading } from '../../kernel/Read.tsx'
import { useSendsSms } from '../../kernel/sends-sms.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { JudgeFoot } from './judge-foot.parts.tsx'

type ApplicantDrawerProps<Row extends ApplicantRow> = DrawerWalk &
  OfApplicant<Row> & {
    parts: (row: Row, onAct: OnAct<Row>) => DrawerRow[]
    /** The part that is open at first. */
    startAt?: string | undefined
    onAct: OnAct<Row>
    onJudged: (isAccepted: boolean) => void
  }

/** One whole: its paper beside what it says, its parts, and the decision on it (rules 20.8). */
export function ApplicantDrawer<Row extends ApplicantRow>(props: ApplicantDrawerProps<Row>) {
  const { kind, row: asListed, parts, startAt, onAct, onJudged, ...walk } = props
  const now = useNow({ kind, row: asListed })
  // as it was listed until it is read; the call of a kind answers its rows
  const row = (now.data as Row | undefined) ?? asListed
  const all = useSameCode({ kind, row })
  const others = ((all.data?.rows ?? []) as unknown as Row[]).filter(({ id }) => id !== row.id)
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
      <Missing of={now} note="مشخصات تازه نیامد؛ آنچه می‌بینید از فهرست است" />
      {isOpen && <Missing of={all} note="ثبت‌نام‌های دیگر با همین شناسه نیامد" />}
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

/** One as it is now. */
const useNow = <Row extends ApplicantRow>({ kind, row }: OfApplicant<Row>) =>
  useQuery({ ...apiQuery<ShowKey>(kind.show, { query: kind.query(row.id) }), ...readAnew })

/** The registrations of its code, of which whoever decides about one must have seen the others (docs/decisions/0081). */
const useSameCode = <Row extends ApplicantRow>({ kind, row }: OfApplicant<Row>) =>
  useQuery({ ...apiQuery<ListKey>(kind.list, { query: kind.sameCode(row) }), ...readAnew })

/** What did not come of what stands here already, or need not stand here. */
const Missing = ({ of, note }: { of: Reading<unknown>; note: string }) =>
  of.isError && (
    <section>
      <Read of={of} failedNote={note}>
        {() => null}
      </Read>
    </section>
  )

type ApplicantJudgeProps<Row extends ApplicantRow> = OfApplicant<Row> & {
  /** The other registrations of its code, as they are shown beside it. */
  others: readonly Row[]
  onJudged: (isAccepted: boolean) => void
}

function ApplicantJudge<Row extends ApplicantRow>(props: ApplicantJudgeProps<Row>) {
  const { kind, row, others, onJudged } = props
  const [fault, { onFailed }] = useFault()
  const sends = useSendsSms()
  const accept = useWrite<AcceptKey>(kind.accept, { onDone: sayDone(() => onJudged(true)), onFailed })
  const reject = useWrite<RejectKey>(kind.reject, { onDone: sayDone(() => onJudged(false)), onFailed })
  const query = kind.query(row.id)
  const whyNot = whyNotAccepted(kind, others)
  const waiting = others.filter((other) => isWaiting(kind, other))
  return (
    <JudgeFoot
      consequence={whyNot ?? `${sayAccepted(props, sends)}${sayOthers(waiting.length, sends)}`}
      fault={fault}
      acceptLabel={`تأیید ${kind.noun}`}
      isAccepting={accept.isPending}
      onAccept={
        whyNot === null && (() => accept.mutate({ query: { ...query, SeenIds: others.map(({ id }) => id) } }))
      }
      reject={
        isWaiting(kind, row) && {
          hint: sends
            ? kind.words.rejectHint
            : row.isSelfRegistered
              ? 'دلیل رد، که هنگام ورود می‌بیند'
              : 'دلیل رد، که پشتیبانی به او می‌گوید',
          usualReasons: kind.words.usualReasons,
          isRejecting: reject.isPending,
          onReject: (Desc) => reject.mutate({ query, body: { Desc } }),
        }
      }
    />
  )
}

function sayAccepted<Row extends ApplicantRow>({ kind, row }: OfApplicant<Row>, sends: boolean) {
  if (row.username === null) return `پس از تأیید حساب ${kind.pronoun} را می‌سازید؛ پیش از آن پیامکی نمی‌رود.`
  return `با تأیید، حساب ${kind.pronoun} باز می‌شود${sends && row.mobile ? ` و به ${toPersianDigits(row.mobile)} پیامک می‌رود.` : '.'}`
}

/** What accepting one does to the others of its code that wait, as a sentence after others. */
const sayOthers = (waiting: number, sends: boolean): string =>
  waiting === 0
    ? ''
    : ` ${formatNumber(waiting)} ثبت‌نام دیگر که در انتظار است رد می‌شود${sends ? ' و دلیلش پیامک می‌شود' : ''}.`
