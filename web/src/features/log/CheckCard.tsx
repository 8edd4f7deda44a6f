import {
  Check as CheckMark,
  CircleX,
  Clock,
  Download,
  Info,
  RefreshCw,
  ShieldCheck,
  ShieldX,
  WifiOff,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Verified } from '@bargah/verifier/verify-log.ts'
import { formatNumber as count, toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import type { LateSeal } from '@bargah/verifier/late-seals.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/Button.tsx'
import { sayFault } from './fault-words.ts'
import type { LogState, LogStore } from './log-store.ts'
import { Note } from '../../ui/Note.tsx'
import { PhoneLink } from './CheckpointCard.tsx'
import { saveBroken } from './proofs.ts'
import { useWatchers } from './use-log.ts'

type CardProps = { store: LogStore; state: LogState; hallId: number }

/** The verdict, made here: whoever shows the page cannot say it in the log's place. */
export function CheckCard({ store, state, hallId }: CardProps) {
  const { check } = state
  return (
    <section className="clips panel panel-flush" aria-label="بررسی دفتر">
      <LogVerdict store={store} state={state} hallId={hallId} />
      <Progress state={state} />
      {check.is === 'good' && <SealedLate late={check.verified.sealedLate} />}
      {check.is !== 'bad' && <WhatItProves good={check.is === 'good' ? check.verified : null} />}
    </section>
  )
}

/**
 * What a good verdict says, and what it does not: lines of the older chain hold no round that could be split again. Before
 * it, what is looked at: nothing is claimed that was not yet found.
 */
const WhatItProves = ({ good }: { good: Verified | null }) => (
  <ul className={classes('above-3 grid line-above log-proves ruled-across', !good && 'is-open')}>
    <Proves icon={good ? <CheckMark /> : <Clock />} title="دست‌نخورده">
      {good
        ? 'هیچ سطری پس از ثبت عوض، حذف یا جابه‌جا نشده است.'
        : 'سنجیده می‌شود که سطری پس از ثبت عوض، حذف یا جابه‌جا نشده باشد.'}
    </Proves>
    {good && splitOf(good) === 0 ? (
      <Proves icon={<Info />} title="هنوز بی اعلام بار" isLess>
        اعلام باری در این دفتر نیست که دوباره تقسیم شود؛ سطرهای دفتر پیشین تنها بازگو شده‌اند.
      </Proves>
    ) : (
      <Proves icon={good ? <CheckMark /> : <Clock />} title="به ترتیب نوبت">
        {good
          ? 'هر اعلام بار از همین سطرها دوباره تقسیم شد و همان نتیجه درآمد.'
          : 'هر اعلام بار از همین سطرها دوباره تقسیم می‌شود تا نتیجه‌ها سنجیده شوند.'}
      </Proves>
    )}
    <Proves icon={<Info />} title="نه بیش از این" isLess>
      موجودی و جای راننده در دفتر نیست و این‌جا بررسی نمی‌شود{good ? sayRefused(good) : ''}.
    </Proves>
  </ul>
)

/** Choices that a rule refused are told with its reason; that a driver was too far away nothing shows. */
function sayRefused({ refused }: Verified): string {
  const far = ['out_of_range', 'location_needed'].reduce((sum, reason) => sum + (refused.get(reason) ?? 0), 0)
  const all = [...refused.values()].reduce((sum, times) => sum + times, 0)
  if (all === 0) return ''
  return `؛ ${count(all)} انتخاب با دلیل رد شده است${far > 0 ? `، ${count(far)} تا برای دوری راننده` : ''}`
}

/** What is right and out of the ordinary: lists of older servers that were sealed after the end of their round. */
const SealedLate = ({ late }: { late: Verified['sealedLate'] }) =>
  late.length > 0 && (
    <div className="log-note">
      <Note>
        {sayLateSeals(late).map((said) => (
          <p key={said}>{said}</p>
        ))}
      </Note>
    </div>
  )

/** How many rounds were split again: one that is open has not been split yet. */
const splitOf = ({ rounds }: Verified) => rounds.filter(({ splitIndex }) => splitIndex !== null).length

type ProvesProps = { icon: ReactNode; title: string; isLess?: boolean; children: ReactNode }
const Proves = ({ icon, title, isLess, children }: ProvesProps) => (
  <li className={classes('quiet', isLess && 'is-less')}>
    <b className="ink strong row gap-15">
      {icon}
      {title}
    </b>
    {children}
  </li>
)

type TopProps = {
  tone: 'success' | 'danger' | 'plain'
  icon: ReactNode
  title: string
  act?: ReactNode
  children: ReactNode
}
const Top = ({ tone, icon, title, act, children }: TopProps) => (
  <div className="at-middle stack log-verdict" role={tone === 'danger' ? 'alert' : 'status'}>
    <span className={`tile tile-lg tile-edged tone-${tone}`}>{icon}</span>
    <div>
      <h2 className="title-md">{title}</h2>
      <p className="muted">{children}</p>
    </div>
    {act}
  </div>
)

function LogVerdict({ store, state, hallId }: CardProps) {
  const { check } = state
  const again = (
    <Button size="dense" icon={<RefreshCw />} onClick={store.checkAgain}>
      بررسی دوباره
    </Button>
  )
  switch (check.is) {
    case 'running':
      return (
        <Top tone="plain" icon={<ShieldCheck />} title="در حال بررسی دفتر">
          سطرها یک‌به‌یک در مرورگر شما سنجیده می‌شود.
        </Top>
      )
    case 'asks':
      return (
        <Top
          tone="plain"
          icon={<Info />}
          title="دفتر بلندی است"
          act={
            <Button variant="primary" size="dense" icon={<ShieldCheck />} onClick={store.checkAgain}>
              بررسی همه
            </Button>
          }
        >
          {count(check.size)} سطر دارد، نزدیک {count(Math.ceil(check.size / 4_000))} مگابایت. آخرین امضا درست
          است.
        </Top>
      )
    case 'good':
      return (
        <Top tone="success" icon={<ShieldCheck />} title="دفتر درست است" act={again}>
          این صفحه همهٔ <b className="ink strong num">{count(check.verified.size)}</b> سطر را در مرورگر شما
          بررسی کرد.
        </Top>
      )
    case 'cut':
      return (
        <Top tone="plain" icon={<WifiOff />} title="بررسی ناتمام ماند" act={again}>
          اتصال به سرور قطع شد. تا پایان بررسی چیزی دربارهٔ دفتر گفته نمی‌شود.
        </Top>
      )
    case 'bad':
      return <Broken store={store} state={state} failed={check.failed} hallId={hallId} />
  }
}

type BrokenProps = CardProps & {
  failed: Extract<LogState['check'], { is: 'bad' }>['failed']
}

/** What is wrong, where, and what to do with it. */
function Broken({ store, state, failed: { index, reason }, hallId }: BrokenProps) {
  const watchers = useWatchers(hallId, state).watchers ?? []
  const isEarlier =
    reason === 'history_rewritten' || reason === 'log_shrank' || reason === 'checkpoint_not_signed'
  const title = index === null ? 'دفتر درست نیست' : `دفتر در سطر ${count(index + 1)} درست نیست`
  return (
    <>
      <Top
        tone="danger"
        icon={<ShieldX />}
        title={title}
        act={
          <Button
            size="dense"
            variant="primary"
            icon={<Download />}
            onClick={() => void saveBroken(hallId, store, index)}
          >
            دریافت سند
          </Button>
        }
      >
        {sayFault(reason)}
      </Top>
      <div className="log-note">
        <Note tone="danger" icon={<CircleX />}>
          سند را نگه دارید و به انجمن رانندگان یا انجمن شرکت‌های حمل نشان دهید: امضای خود بارگاه در آن است و
          دیگران هم می‌توانند آن را بسنجند.
          {watchers.map(({ name, phone }) => phone && <Contact key={name} name={name} phone={phone} />)}
          {isEarlier && (
            <Button size="dense" variant="ghost" onClick={store.forgetSeen}>
              کنار گذاشتن آنچه این مرورگر پیش‌تر دیده است
            </Button>
          )}
        </Note>
      </div>
    </>
  )
}

const Contact = ({ name, phone }: { name: string; phone: string }) => (
  <p>
    {name}
    <PhoneLink phone={phone} />
  </p>
)

function Progress({ state: { check, head } }: { state: LogState }) {
  const size = check.is === 'running' ? (check.size ?? head?.size ?? 0) : (head?.size ?? 0)
  const done = check.is === 'good' ? size : check.is === 'running' ? check.done : 0
  if (check.is === 'bad' || check.is === 'asks') return null
  const said = `${count(done)} از ${count(size)} سطر`
  return (
    <div className="stack one-column gap-15 fine log-progress">
      <div
        className="full clips flex bar bar-success"
        role="progressbar"
        aria-label="پیشرفت بررسی"
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={size}
        aria-valuetext={said}
      >
        <i style={{ inlineSize: size === 0 ? 0 : `${(done / size) * 100}%` }} />
      </div>
      <div className="apart wrap">
        <span className="num breaks">
          {said}
          {check.is === 'good' && `، ${count(splitOf(check.verified))} اعلام بار دوباره تقسیم شد`}
        </span>
        {check.is === 'good' && <span className="num">{count(check.ms / 1_000, { decimals: 1 })} ثانیه</span>}
      </div>
    </div>
  )
}

const mostSaid = 3

/** Lists that were sealed after their round had closed and are right, each in a sentence; of many the first few and how many more. */
export function sayLateSeals(late: readonly LateSeal[]): string[] {
  const said = late.slice(0, mostSaid).map(sayLateSeal)
  const more = late.length - mostSaid
  return more > 0 ? [...said, `و ${count(more)} فهرست دیگر هم همین‌گونه.`] : said
}

function sayLateSeal({ index, round, turn, cargo }: LateSeal): string {
  const line = `سطر ${fa(index + 1)}: فهرست نوبت ${fa(turn)} پس از بسته شدن اعلام بار ${fa(round)} دوباره مُهر شده است`
  return cargo === null
    ? `${line}، چون خود نوبت پایان یافته بود؛ فهرست خالی است و به آن باری نرسیده است.`
    : `${line}، چون بار ${fa(cargo)} پایان یافت و از آن برداشته شد؛ این‌که جز آن چیزی عوض نشده را رسید راننده نشان می‌دهد.`
}
