import { Fingerprint } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { appCodeLength, type FactorAsked } from '@bargah/contract/features/factors/factors.schema.ts'
import { recoveryLeftText } from '@bargah/contract/features/factors/factors.text.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import type { WriteForm } from '../../kernel/form/use-write-form.ts'
import { Button } from '../../ui/Button.tsx'
import { WholeCode } from '../../ui/CodeField.tsx'
import { Note } from '../../ui/Note.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type FactorMethod, methodsOf } from './factor-methods.rules.ts'
import { makesPasskeys, signWithPasskey } from './passkey-device.ts'
import { type FactorValues, noFactor } from './asked-factor.parts.ts'
import './factors.css'

const questions: Record<FactorMethod, { title: string; says: string; go: string }> = {
  passkey: {
    title: 'تأیید با گذرکلید',
    says: 'با اثر انگشت، چهره یا قفل دستگاهی که گذرکلید را دارد تأیید کنید.',
    go: 'تأیید با گذرکلید',
  },
  app: {
    title: 'کد برنامهٔ رمزساز',
    says: 'کد شش‌رقمی را که برنامهٔ رمزساز اکنون برای بارگاه نشان می‌دهد وارد کنید.',
    go: 'کد برنامهٔ رمزساز دارم',
  },
  recovery: {
    title: 'کد بازیابی',
    says: 'یکی از کدهای بازیابی را که نگه داشته‌اید وارد کنید. هر کد یک بار به کار می‌آید.',
    go: 'کد بازیابی دارم',
  },
}

export function useFactorMethod(asked: FactorAsked) {
  const methods = methodsOf(asked, { makesPasskeys: makesPasskeys(asked.rpId) })
  const [chosen, choose] = useState<FactorMethod | null>(null)
  const method = chosen ?? methods[0] ?? null
  return { method, others: methods.filter((one) => one !== method), choose }
}

type FactorFieldsProps = {
  asked: FactorAsked
  fault: string | undefined
  form: Pick<WriteForm<FactorValues>, 'field' | 'set' | 'busy' | 'attempt'>
  at: ReturnType<typeof useFactorMethod>
  /** A step of a page, which it heads; else it stands in a dialog. */
  heads?: boolean
  /** What was given is sent. */
  onGiven: () => void
}

/** The second factor as fields of a form that asked for the password before: one method at a time, and the method to the others. */
export function FactorFields({ asked, form, at, heads = false, onGiven, ...said }: FactorFieldsProps) {
  const { method, others, choose } = at
  // what was wrong with one method is not said of another
  const [leftAt, setLeftAt] = useState<number>()
  const fault = form.attempt === leftAt ? undefined : said.fault
  const turnTo = (next: FactorMethod) => {
    form.set(noFactor)
    setLeftAt(form.attempt)
    choose(next)
  }
  const title = method ? questions[method].title : 'مرحلهٔ دوم ورود'
  return (
    <>
      <div>
        {heads ? <h1>{title}</h1> : <h3>{title}</h3>}
        <p className="muted">
          {method
            ? questions[method].says
            : 'گذرکلید این حساب در این مرورگر به کار نمی‌آید و کد بازیابی نمانده است؛ از دستگاهی که گذرکلید را دارد وارد شوید یا با پشتیبانی تماس بگیرید.'}
        </p>
      </div>
      {method === 'passkey' && <PasskeyMethod {...{ asked, fault, form, onGiven }} />}
      {method === 'app' && <AppMethod {...{ fault, form, onGiven }} />}
      {method === 'recovery' && <RecoveryMethod {...{ asked, fault, form }} />}
      {others.length > 0 && (
        <div className="row wrap at-stretch gap-3">
          {others.map((other) => (
            <Button key={other} variant="ghost" disabled={form.busy} onClick={() => turnTo(other)}>
              {questions[other].go}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

type MethodProps = Pick<FactorFieldsProps, 'fault' | 'form' | 'onGiven'>

const AppMethod = ({ fault, form, onGiven }: MethodProps) => (
  <WholeCode
    {...form.field('FactorCode')}
    label="کد شش‌رقمی"
    length={appCodeLength}
    error={fault}
    busy={form.busy}
    onWhole={onGiven}
  />
)

function RecoveryMethod({ asked, fault, form }: Pick<FactorFieldsProps, 'asked' | 'fault' | 'form'>) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <TextField
      {...form.field('RecoveryCode')}
      label="کد بازیابی"
      hint={recoveryLeftText(asked.recoveryLeft)}
      dir="ltr"
      autoComplete="off"
      error={fault}
      readOnly={form.busy}
      ref={field}
    />
  )
}

function PasskeyMethod({ asked, fault, form, onGiven }: MethodProps & { asked: FactorAsked }) {
  const [failed, setFailed] = useState<string>()
  const [asking, setAsking] = useState(false)
  const isWanted = useRef(false)
  const sign = async () => {
    setAsking(true)
    setFailed(undefined)
    try {
      form.set({ ...noFactor, Passkey: await signWithPasskey(asked) })
      onGiven()
    } catch (error) {
      setFailed(sentenceOf(error))
    } finally {
      setAsking(false)
    }
  }
  const press = () => {
    if (asked.challenge !== '') return void sign()
    // the challenge is used up: a form without a factor has a new one made, which is then signed
    isWanted.current = true
    setFailed(undefined)
    form.set(noFactor)
    onGiven()
  }
  useEffect(() => {
    if (asked.challenge === '' || !isWanted.current) return
    isWanted.current = false
    void sign()
  })
  const said = failed ?? fault
  return (
    <>
      {said && (
        <Note tone="danger" alert>
          <p>{said}</p>
        </Note>
      )}
      <Button
        variant="primary"
        size="touch"
        icon={<Fingerprint className="i-lg" />}
        busy={asking || form.busy}
        busyLabel="در حال بررسی…"
        onClick={press}
      >
        {questions.passkey.go}
      </Button>
    </>
  )
}
