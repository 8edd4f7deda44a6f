import { CircleCheck, Copy, Plus, Send } from 'lucide-react'
import { useEffect } from 'react'
import { formatCountdown } from '@bargah/contract/kernel/dates.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import type { LoadAhead } from '@bargah/contract/features/rounds/desk.schema.ts'
import { Link } from '../../../kernel/navigation.tsx'
import { serverNow, useNow, useServerOffset } from '../../../kernel/now.ts'
import { paths } from '../../../kernel/paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { PageHead } from '../../../ui/Shell.tsx'
import { SkeletonLines } from '../../../ui/Skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCountdown } from '../../../ui/use-countdown.ts'
import { sayStep, type SharedLoad, shareText } from './declare-ahead.rules.ts'
import { useLoadAhead } from './declare.queries.ts'

type DeclareDoneProps = {
  message: string
  load: SharedLoad
  /** What the wallet holds for it, rials; only a company's. */
  holdRial: number | undefined
  onAgain: () => void
  onNew: () => void
}

const minuteMs = 60_000

/** After a cargo was declared: its round, who could carry it, how such loads fared, a text to pass on, and the ways on. */
export default function DeclareDone({ message, load, holdRial, onAgain, onNew }: DeclareDoneProps) {
  const found = useLoadAhead(load.id)
  const now = useNow(minuteMs)
  const ahead = found.data
  useLetterKeys({ KeyN: onNew, KeyC: onAgain })
  return (
    <div className="panel clips declare-done">
      <div>
        <p className="row is-good text-sm">
          <CircleCheck className="i-sm" /> ثبت شد
        </p>
        <PageHead
          title={message}
          subtitle={`${load.from} به ${load.to}، ${load.goods}، ${load.loaders.join('، ')}`}
        />
        {ahead ? <Ahead ahead={ahead} now={now} /> : !found.isError && <SkeletonLines lines={3} />}
        <p className="quiet">درخواست رانندگان و مجوزهای این بار در فهرست بارها می‌آید.</p>
        <div className="row wrap">
          <Button variant="primary" icon={<Plus />} aria-keyshortcuts="N" onClick={onNew}>
            اعلام بار بعدی <kbd aria-hidden="true">N</kbd>
          </Button>
          <Button icon={<Copy />} aria-keyshortcuts="C" onClick={onAgain}>
            همین بار، روز دیگر <kbd aria-hidden="true">C</kbd>
          </Button>
          <Link to={paths.cargos} className={buttonClass('ghost')}>
            دیدن در فهرست بارها
          </Link>
        </div>
      </div>
      <aside className="stack on-page">
        <Share text={shareText(load, ahead && sayStep(ahead, now))} />
        {holdRial !== undefined && (
          <DescriptionList
            items={[
              {
                term: `بلوکه برای ${formatNumber(load.trucks)} کامیون`,
                value: <span className="num">{formatRial(holdRial)}</span>,
              },
            ]}
          />
        )}
      </aside>
    </div>
  )
}

/** The three figures that say how it stands; the third only where it is known of enough loads. */
function Ahead({ ahead, now }: { ahead: LoadAhead; now: Date }) {
  const step = sayStep(ahead, now)
  const { fitting, free, first } = ahead
  return (
    <dl className="wrap flex thirds">
      <div>
        <dt>{step.title}</dt>
        <dd>
          {step.until !== null && <Left until={step.until} />}
          <small className="muted">{step.detail}</small>
        </dd>
      </div>
      {ahead.loadHallId !== null && (
        <div>
          <dt>رانندهٔ هم‌بارگیر در صف</dt>
          <dd>
            <b className="num">{formatNumber(fitting)}</b>
            <small className="muted">{formatNumber(free)} نفر اکنون می‌توانند این بار را بردارند</small>
          </dd>
        </div>
      )}
      {first && (
        <div>
          <dt>بار مانند این پر شد</dt>
          <dd>
            <b className="num">
              {formatNumber(first.filled)} <small>از {formatNumber(first.alike)}</small>
            </b>
            <small className="muted">همان دور نخست، در ۳۰ روز گذشته</small>
          </dd>
        </div>
      )}
    </dl>
  )
}

const dayMs = 86_400_000

function Left({ until }: { until: string }) {
  const left = useCountdown(until, useServerOffset())
  const isFar = new Date(until).getTime() - serverNow().getTime() > dayMs
  return (
    <b className="num">{isFar ? `${formatNumber(Math.floor(left / dayMs))} روز` : formatCountdown(left)}</b>
  )
}

function Share({ text }: { text: string }) {
  const copy = () =>
    void navigator.clipboard
      .writeText(text)
      .then(() => toast({ tone: 'success', title: 'متن بار رونوشت شد.' }))
      .catch(() => toast({ tone: 'warning', title: 'مرورگر اجازهٔ رونوشت نداد.' }))
  return (
    <section aria-label="خبر دادن" className="stack gap-2">
      <h2 className="heading">خبر دادن</h2>
      <p className="quiet">متن آماده برای راننده یا همکار، بی شمارهٔ تلفن.</p>
      <p className="edged on-panel pad-3 text-sm share-text">{text}</p>
      <div className="row">
        <Button icon={<Copy />} onClick={copy}>
          کپی متن
        </Button>
        {'share' in navigator && (
          <Button
            variant="ghost"
            icon={<Send />}
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            فرستادن
          </Button>
        )}
      </div>
    </section>
  )
}

const typed = 'input, textarea, select, [contenteditable]'

/** Letters that act while no field has the keys, by their place on the keyboard. */
function useLetterKeys(acts: Readonly<Record<string, () => void>>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = acts[event.code]
      const isTyping = event.target instanceof Element && event.target.closest(typed) !== null
      const isChord = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      if (!act || isTyping || isChord || document.querySelector('dialog:modal') !== null) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
