import { useState } from 'react'
import { Read } from '../../kernel/Read.tsx'
import { Brand } from '../../ui/Brand.tsx'
import { Button } from '../../ui/Button.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { useMyFactors } from './factors.queries.ts'
import { AddButtons } from './MyFactors.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useAdding } from './use-adding.tsx'
import './factors.css'

type MustAddFactorProps = {
  /** The factor was added, and its recovery codes were seen. */
  onAdded: () => void
  onLeave: () => void
}

/** In the place of every screen while an account that must have a second factor has none. */
export function MustAddFactor({ onAdded, onLeave }: MustAddFactorProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <main className="centred on-panel alone" id="main">
      <div className="slim">
        <Brand large />
        {codes ? (
          <Taking codes={codes} onDone={onAdded} />
        ) : (
          <Adding onAdded={(made) => (made.length > 0 ? setCodes(made) : onAdded())} />
        )}
        {!codes && (
          <Button size="touch" variant="ghost" onClick={onLeave}>
            خروج از حساب
          </Button>
        )}
      </div>
    </main>
  )
}

function Adding({ onAdded }: { onAdded: (codes: readonly string[]) => void }) {
  const adding = useAdding(onAdded)
  return (
    <>
      <div>
        <h1 className="title-lg">مرحلهٔ دوم ورود را بیفزایید</h1>
        <p className="muted">
          حساب شما به کار دیگران دسترسی دارد و تنها با گذرواژه باز نمی‌شود. گذرکلید با اثر انگشت، چهره یا قفل
          همین دستگاه کار می‌کند؛ برنامهٔ رمزساز در گوشی شما کدی شش‌رقمی می‌سازد.
        </p>
      </div>
      <Read of={useMyFactors()} wait={<SkeletonLines lines={2} />} failedTitle="روش‌های ورود نیامد">
        {(factors) => <AddButtons factors={factors} adding={adding} large />}
      </Read>
      {adding.dialog}
    </>
  )
}

function Taking({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isTaken, setTaken] = useState(false)
  return (
    <>
      <div>
        <h1 className="title-lg">کدهای بازیابی را نگه دارید</h1>
        <p className="muted">ورود دومرحله‌ای روشن شد. پیش از ادامه، این کدها را کپی، چاپ یا ذخیره کنید.</p>
      </div>
      <RecoveryCodes codes={codes} onTaken={() => setTaken(true)} />
      <Button variant="primary" size="touch" disabled={!isTaken} onClick={onDone}>
        کدها را نگه داشتم؛ ادامه
      </Button>
    </>
  )
}
