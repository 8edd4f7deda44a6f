import { Check, Copy, Plus, Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatSeconds } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { mayCall } from '../../../kernel/calls.ts'
import { Link } from '../../../kernel/navigation.tsx'
import { useNow } from '../../../kernel/now.ts'
import { paths } from '../../../kernel/paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { useLetters } from '../../../ui/letter-keys.ts'
import { Route } from '../../../ui/Route.tsx'
import { SkeletonLines } from '../../../ui/Skeleton.tsx'
import { isOffered, sayStep, type SharedLoad, shareText } from './declare-ahead.rules.ts'
import { useFreeBalance, useLoadAhead } from './declare.queries.ts'
import { Ahead, Course, GivenPermits, OtherLoads } from './DeclareAhead.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Sum } from '../../../ui/Sum.tsx'
import { toast } from '../../../ui/toast.ts'

type DeclareDoneProps = {
  declared: { message: string; at: Date }
  load: SharedLoad
  tel: string
  /** What the wallet holds for it, rials; only a company's. */
  holdRial: number | undefined
  /** Each with the phone that stays, or none. */
  onAgain: (tel: string) => void
  onNew: (tel: string) => void
}

const minuteMs = 60_000

/** After a cargo was declared: its round, who could carry it, how such loads fared, its course, a text to pass on, and the ways on. */
export default function DeclareDone({ declared, load, tel, holdRial, onAgain, onNew }: DeclareDoneProps) {
  const [keepsTel, setKeepsTel] = useState(true)
  const found = useLoadAhead(load.id)
  const now = useNow(minuteMs)
  const ahead = found.data
  const looks = !ahead || isOffered(ahead)
  // what the list says, which is when the server took it and not when it was told here; nothing until that is known
  const announced = ahead && new Date(ahead.announcedAt)
  const heard = found.isError || announced ? declared.at : undefined
  const at = announced && announced < declared.at ? announced : heard
  const goOn = (act: (tel: string) => void) => () => act(keepsTel ? tel : '')
  // what asked is gone, and with it what had the keys
  useEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), [])
  useLetters(
    () => [
      { label: 'اعلام بار بعدی', shortcut: 'N', onSelect: goOn(onNew) },
      { label: 'همین بار، روز دیگر', shortcut: 'C', onSelect: goOn(onAgain) },
    ],
    () => window,
  )
  const each = `${formatNumber(load.trucks)} کامیون، هر یک ${formatToman(load.rentToman)}`
  const goods = [load.goods, `${formatNumber(load.weightKg)} کیلوگرم`, load.loaders.join('، ')]
  return (
    <div className="panel clips fills with-well declare-done">
      <div>
        <p className="row is-good text-sm num" role="status">
          <Check className="i-sm" /> ثبت شد{at && `، ${formatSeconds(at)}`}
        </p>
        <h1 className="title-lg num">{declared.message}</h1>
        <p className="heading">
          <Route from={load.from} to={load.to} />
        </p>
        <p className="quiet num">
          {goods.filter(Boolean).join('، ')}؛ {each}
        </p>
        {ahead ? <Ahead ahead={ahead} now={now} /> : !found.isError && <SkeletonLines lines={3} />}
        {ahead && <Course ahead={ahead} now={now} />}
        {ahead && ahead.given > 0 && mayCall('listPermitsOfCargo') && <GivenPermits cargoId={load.id} />}
        <div className="row wrap">
          <Button variant="primary" icon={<Plus />} aria-keyshortcuts="N" onClick={goOn(onNew)}>
            اعلام بار بعدی <kbd aria-hidden="true">N</kbd>
          </Button>
          <Button icon={<Copy />} aria-keyshortcuts="C" onClick={goOn(onAgain)}>
            همین بار، روز دیگر <kbd aria-hidden="true">C</kbd>
          </Button>
          <Link to={paths.cargos} search={{ open: load.id }} className={buttonClass('ghost')}>
            دیدن بار
          </Link>
        </div>
        {ahead && ahead.others.length > 0 && <OtherLoads of={ahead} />}
      </div>
      <aside className="stack on-page">
        {looks && (
          <Share
            text={shareText(
              { ...load, trucks: ahead?.remaining ?? load.trucks },
              ahead && sayStep(ahead, now),
            )}
          />
        )}
        {looks && holdRial !== undefined && <HeldForLoad rial={holdRial} trucks={load.trucks} />}
        {tel !== '' && (
          <Checkbox
            label={`همین تلفن هماهنگی بماند: ${toPersianDigits(tel)}`}
            value={keepsTel}
            onChange={setKeepsTel}
          />
        )}
      </aside>
    </div>
  )
}

/** What of a load may be passed on, to copy or to send. */
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
      <p className="edged on-panel pad-3 text-sm as-typed">{text}</p>
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

/** What the wallet holds for the load: before, held, free now. */
function HeldForLoad({ rial, trucks }: { rial: number; trucks: number }) {
  const free = useFreeBalance()
  return (
    <section aria-label="کیف پول" className="stack gap-2">
      <div className="apart">
        <h2 className="heading">کیف پول</h2>
        <span className="fine">به ریال</span>
      </div>
      <DescriptionList
        look="money"
        items={[
          free !== undefined && { term: 'ماندهٔ پیش از این', value: <Sum bare rial={free + rial} /> },
          {
            term: `بلوکه برای ${formatNumber(trucks)} کامیون`,
            value: <Sum bare signed={free !== undefined} rial={free === undefined ? rial : -rial} />,
          },
          free !== undefined && { term: 'آزاد اکنون', value: <Sum bare rial={free} />, sum: true },
        ]}
      />
    </section>
  )
}
