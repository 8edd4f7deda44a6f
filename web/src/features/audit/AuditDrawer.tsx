import type { AuditEntry, AuditRow } from '@bargah/contract/features/audit/audit.schema.ts'
import { auditKindLabels } from '@bargah/contract/features/audit/audit.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { addressText } from '@bargah/contract/kernel/text.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { AccountName } from '../../ui/AccountName.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Drawer, type DrawerWalk } from '../../ui/Drawer.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { SessionsOf } from '../auth/auth.parts.tsx'
import { useAuditEntry } from './audit.queries.ts'
import { eventsPlace, subjectOf } from './subjects.ts'
import { AuditMoment, OutcomeBadge } from './audit-list.tsx'
import { AuditChanges } from './AuditChanges.tsx'

/** A line of the audit whole: who, from where, when, what he asked, and what it changed. */
export const AuditDrawer = ({ row, ...walk }: DrawerWalk & { row: AuditRow }) => (
  <Drawer
    {...walk}
    title={row.title}
    badge={<OutcomeBadge outcome={row.outcome} />}
    subtitle={`${auditKindLabels[row.kind]}، شمارهٔ ${toPersianDigits(row.id)}`}
  >
    <Subject row={row} />
    {row.said.isErased && (
      <Note>
        آنچه این رویداد از یک راننده می‌گفت پاک شده است، چون آن راننده با تأیید دو مدیر حذف شد. مهر رویداد درست
        مانده است. <Link to={paths.erasures}>حذف رانندگان</Link>
      </Note>
    )}
    {row.reason !== null && (
      <section>
        <h3>آنچه به او گفته شد</h3>
        <p>{row.reason}</p>
      </section>
    )}
    <Read
      of={useAuditEntry(row.id)}
      wait={
        <section>
          <SkeletonLines lines={6} />
        </section>
      }
      failedTitle="رویداد باز نشد"
    >
      {(entry) => (
        <>
          <Origin entry={entry} />
          <Input entry={entry} />
          <AuditChanges entry={entry} />
          <Sessions entry={entry} />
        </>
      )}
    </Read>
  </Drawer>
)

/** What it is about, where that is opened, and all that was done with it. */
function Subject({ row }: { row: AuditRow }) {
  const subject = subjectOf(row)
  if (!subject) return null
  const { words, place, noun } = subject
  return (
    <section>
      <h3>موضوع</h3>
      <p className="apart wrap">
        {place === undefined ? <b>{words}</b> : <Link {...place}>{words}</Link>}
        <Link {...eventsPlace(subject)}>همهٔ رویدادهای این {noun}</Link>
      </p>
    </section>
  )
}

const fromLeft = (text: string) => <bdi dir="ltr">{text}</bdi>

/** In words, and under them, for who looks into it, as it stands in the records. */
const withRecord = (words: string, record: string | null) => (
  <span className="blocks">
    <span>{words}</span>
    {record !== null && record !== words && <small className="subtle anywhere">{fromLeft(record)}</small>}
  </span>
)

const Origin = ({ entry }: { entry: AuditEntry }) => (
  <section>
    <h3>چه کسی و از کجا</h3>
    <DescriptionList
      items={[
        { term: 'زمان', value: <AuditMoment at={entry.at} /> },
        entry.fullName !== null && { term: 'کاربر', value: entry.fullName },
        entry.username !== null && { term: 'نام کاربری', value: <AccountName of={entry.username} /> },
        entry.address !== null && { term: 'نشانی شبکه', value: addressText(entry.address) },
        entry.kind !== 'job' && {
          term: 'مرورگر و سیستم',
          value: withRecord(entry.said.device ?? 'ناشناس', entry.agent),
        },
        entry.deviceId !== null && { term: 'دستگاه', value: fromLeft(entry.deviceId) },
        entry.keyName !== null && { term: 'کلید برنامه', value: entry.keyName },
        entry.sessionId !== null && { term: 'نشست', value: toPersianDigits(entry.sessionId) },
        entry.requestId !== null && { term: 'شناسهٔ درخواست', value: fromLeft(entry.requestId) },
        { term: 'کار', value: withRecord(entry.title, entry.call) },
      ]}
    />
  </section>
)

const Sessions = ({ entry: { userId, fullName } }: { entry: AuditEntry }) =>
  userId !== null && (
    <section>
      <h3>دستگاه‌های واردشدهٔ این کاربر</h3>
      <SessionsOf userId={userId} name={fullName ?? 'این کاربر'} />
    </section>
  )

const Input = ({ entry: { input } }: { entry: AuditEntry }) =>
  input.length > 0 && (
    <section>
      <h3>آنچه خواسته شد</h3>
      <DescriptionList
        items={input.map(({ name, title, value }) => ({
          term: title ?? 'فیلدی که دیگر نیست',
          key: name,
          value: <bdi>{value || '—'}</bdi>,
        }))}
      />
    </section>
  )
