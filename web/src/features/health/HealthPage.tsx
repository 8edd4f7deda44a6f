import { CircleAlert, CircleDashed } from 'lucide-react'
import type { Health, PartOfHealth } from '@bargah/contract/features/health/health.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Read } from '../../kernel/Read.tsx'
import { Button } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { formatBytes } from '../../ui/file-limits.ts'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import FirstSteps, { HealthLink, Settings } from './FirstSteps.tsx'
import { useHealth } from './health.parts.ts'
import { healthWords } from './health.words.ts'
import '../../ui/lines.css'

/** How the server stands (ours): the verdict first, then what is late, what no setting names, and what runs since when. */
export default function HealthPage() {
  const found = useHealth()
  return (
    <>
      <PageHead
        title="سلامت سامانه"
        subtitle={found.data ? `آنچه در ساعت ${formatTime(found.data.at)} دیده شد` : <>&nbsp;</>}
        actions={
          // what failed is tried again where it would stand
          !(found.isError && !found.data) && (
            <Button busy={found.isFetching} busyLabel="در حال دیدن…" onClick={() => void found.refetch()}>
              نگاه دوباره
            </Button>
          )
        }
      />
      <Read of={found} wait={<SkeletonLines lines={12} />} failedTitle="سلامت سامانه خوانده نشد">
        {(health) => <Standing health={health} />}
      </Read>
    </>
  )
}

function Standing({ health }: { health: Health }) {
  const late = health.parts.filter(({ state }) => state === 'late')
  const unset = health.parts.filter(({ state }) => state === 'unset')
  return (
    <div className="stack">
      <Verdict count={late.length} left={health.steps.filter(({ isDone }) => !isDone).length} />
      {late.length > 0 && (
        <Panel title="نیازمند رسیدگی">
          <ul className="lines">
            {late.map((part) => (
              <Late key={part.part} part={part} />
            ))}
          </ul>
        </Panel>
      )}
      <FirstSteps steps={health.steps} />
      <div className="cols fold-900">
        <Running health={health} />
        {unset.length > 0 && <Unset parts={unset} />}
      </div>
    </div>
  )
}

/** `left`: how many of the first steps are still to be taken, without which nothing is late and yet not all works. */
function Verdict({ count, left }: { count: number; left: number }) {
  if (count > 0)
    return (
      <Note tone="danger" alert title={`${formatNumber(count)} مورد رسیدگی می‌خواهد`}>
        هر مورد با کاری که باید کرد در پایین آمده است.
      </Note>
    )
  if (left > 0)
    return (
      <Note tone="info" title="آنچه راه افتاده است کار می‌کند">
        {formatNumber(left)} گام از گام‌های نخست مانده است.
      </Note>
    )
  return (
    <Note tone="success" title="همه چیز کار می‌کند">
      چیزی دیر نکرده و کاری نیفتاده است.
    </Note>
  )
}

function Late({ part }: { part: PartOfHealth }) {
  const { label, late, act, link } = healthWords[part.part]
  return (
    <li>
      <CircleAlert className="i-sm is-bad" />
      <span className="grow">
        <b>
          {label}: {late(part)}
        </b>
        <small>{act}</small>
      </span>
      {link && <HealthLink link={link} />}
    </li>
  )
}

const Unset = ({ parts }: { parts: readonly PartOfHealth[] }) => (
  <Panel title="تنظیم‌نشده" aside={<span className="muted">گردانندهٔ سرور با این نام‌ها تنظیم می‌کند</span>}>
    <ul className="lines">
      {parts.map(({ part }) => {
        const { label, unset } = healthWords[part]
        return (
          <li key={part}>
            <CircleDashed className="i-sm subtle" />
            <span className="grow">
              <b>{label}</b>
              <small>{unset?.what}</small>
              {unset && <Settings names={unset.settings} />}
            </span>
          </li>
        )
      })}
    </ul>
  </Panel>
)

function Running({ health }: { health: Health }) {
  const well = health.parts.filter(({ state }) => state === 'ok').map(({ part }) => healthWords[part].label)
  const backup = health.parts.find(({ part }) => part === 'backup')
  return (
    <Panel title="آنچه کار می‌کند">
      <DescriptionList
        items={[
          { term: 'این سرور', value: <Moment at={health.startedAt} look="row" /> },
          ...health.servers.map(({ name, since }) => ({
            key: name,
            term: (
              <>
                کارهای <bdi dir="ltr">{name}</bdi>
              </>
            ),
            value: <Moment at={since} look="row" />,
          })),
          { term: 'نسخهٔ بارگاه', value: <bdi dir="ltr">{toPersianDigits(health.version)}</bdi> },
          { term: 'ساخته از', value: <BuiltFrom health={health} /> },
          { term: 'نسخهٔ Node', value: <bdi dir="ltr">{toPersianDigits(health.node.replace('v', ''))}</bdi> },
          { term: 'اندازهٔ پایگاه داده', value: formatBytes(health.databaseBytes) },
          health.freeBytes !== null && { term: 'جای مانده', value: formatBytes(health.freeBytes) },
          backup?.since != null && {
            term: 'آخرین پشتیبان',
            value: <Moment at={backup.since} look="row" />,
          },
          { term: 'بی‌کم‌وکاست', value: well.join('، ') },
        ]}
      />
    </Panel>
  )
}

const shortest = 12

/** The commit as it is looked for and copied, its first digits to be seen. */
function BuiltFrom({ health: { commit, hasChanges } }: { health: Health }) {
  if (commit === null) return 'نامعلوم؛ هنگام ساختن گفته نشده است'
  return (
    <>
      کامیت{' '}
      <code dir="ltr" title={commit}>
        {commit.slice(0, shortest)}
      </code>
      {hasChanges && ' با تغییرهایی که در آن نیست'}
    </>
  )
}
