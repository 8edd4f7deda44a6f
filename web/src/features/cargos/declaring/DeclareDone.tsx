import { Check, Copy, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatSeconds } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { Link } from '../../../kernel/navigation.tsx'
import { useNow } from '../../../kernel/now.ts'
import { paths } from '../../../kernel/paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { useLetters } from '../../../ui/letter-keys.ts'
import { Route } from '../../../ui/Route.tsx'
import { SkeletonLines } from '../../../ui/Skeleton.tsx'
import { sayStep, type SharedLoad, shareText } from './declare-ahead.rules.ts'
import { useLoadAhead } from './declare.queries.ts'
import { Ahead, Course, OtherLoads } from './DeclareAhead.tsx'
import { HeldForLoad, Share } from './DeclareBeside.tsx'

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
          <Check className="i-sm" /> ثبت شد، {formatSeconds(declared.at)}
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
        <Share text={shareText(load, ahead && sayStep(ahead, now))} />
        {holdRial !== undefined && <HeldForLoad rial={holdRial} trucks={load.trucks} />}
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
