import { Fingerprint, RefreshCw, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { fewRecoveryCodes } from '@bargah/contract/features/factors/factors.schema.ts'
import { recoveryLeftText } from '@bargah/contract/features/factors/factors.text.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { Read } from '../../kernel/Read.tsx'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { OnceDialog } from '../../ui/OnceDialog.tsx'
import { type MyFactors as Factors, useMyFactors } from './factors.queries.ts'
import { makesPasskeys } from './passkey-device.ts'
import { useAdding } from './use-adding.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import '../../ui/lines.css'
import './factors.css'

/** One's own second factor: what there is of it, how to add and take away, and the recovery codes. */
export function MyFactors() {
  return (
    <Read of={useMyFactors()} wait={<SkeletonLines lines={3} />} failedTitle="روش‌های ورود نیامد">
      {(factors) => <Methods factors={factors} />}
    </Read>
  )
}

type Removing = { id: number; name: string } | 'app' | null

function Methods({ factors }: { factors: Factors }) {
  const [codes, setCodes] = useState<readonly string[]>([])
  const [removing, setRemoving] = useState<Removing>(null)
  const adding = useAdding(setCodes)
  const { passkeys, appAddedAt } = factors
  const has = passkeys.length > 0 || appAddedAt !== null
  return (
    <div className="stack">
      <p className="muted">
        {has
          ? 'در ورود، پس از گذرواژه یکی از این روش‌ها را هم می‌خواهیم؛ کسی که تنها گذرواژهٔ شما را بداند نمی‌تواند وارد شود.'
          : 'با ورود دومرحله‌ای، کسی که تنها گذرواژهٔ شما را بداند نمی‌تواند وارد شود. گذرکلید از همه آسان‌تر و امن‌تر است.'}
      </p>
      {has && (
        <ul className="lines factors">
          {passkeys.map(({ id, name, createdAt, usedAt }) => (
            <Method
              key={id}
              icon={<Fingerprint className="i-lg" />}
              name={name}
              onRemove={() => setRemoving({ id, name })}
            >
              گذرکلید، افزوده <Moment at={createdAt} />
              {usedAt && (
                <>
                  ، آخرین ورود <Moment at={usedAt} />
                </>
              )}
            </Method>
          ))}
          {appAddedAt !== null && (
            <Method
              icon={<Smartphone className="i-lg" />}
              name="برنامهٔ رمزساز"
              onRemove={() => setRemoving('app')}
            >
              افزوده <Moment at={appAddedAt} />
            </Method>
          )}
        </ul>
      )}
      <AddButtons factors={factors} adding={adding} />
      {has && <Recovery left={factors.recoveryLeft} onCodes={setCodes} />}
      {adding.dialog}
      {removing && <Remove what={removing} onClose={() => setRemoving(null)} />}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </div>
  )
}

type MethodProps = { icon: ReactNode; name: string; onRemove: () => void; children: ReactNode }

const Method = ({ icon, name, onRemove, children }: MethodProps) => (
  <li>
    {icon}
    <span className="grow">
      <b>{name}</b>
      <small>{children}</small>
    </span>
    <Button size="dense" onClick={onRemove}>
      برداشتن
    </Button>
  </li>
)

type AddButtonsProps = {
  factors: Pick<Factors, 'rpId' | 'appAddedAt'>
  adding: Pick<ReturnType<typeof useAdding>, 'addApp' | 'addPasskey' | 'isStarting'>
  /** Where they are what the page is for. */
  large?: boolean
}

/** The two methods to add a factor; where passkeys are not good, the one. */
export const AddButtons = ({ factors, adding, large = false }: AddButtonsProps) => (
  <div className={large ? 'stack gap-3' : 'row wrap'}>
    {makesPasskeys(factors.rpId) && (
      <Button
        variant={large ? 'primary' : 'default'}
        size={large ? 'touch' : 'form'}
        icon={<Fingerprint />}
        onClick={adding.addPasskey}
      >
        افزودن گذرکلید
      </Button>
    )}
    <Button
      size={large ? 'touch' : 'form'}
      icon={<Smartphone />}
      busy={adding.isStarting}
      busyLabel="کمی بمانید…"
      onClick={adding.addApp}
    >
      {factors.appAddedAt === null ? 'افزودن برنامهٔ رمزساز' : 'برنامهٔ رمزساز در گوشی دیگر'}
    </Button>
  </div>
)

function Recovery({ left, onCodes }: { left: number; onCodes: (codes: readonly string[]) => void }) {
  const [asks, setAsks] = useState(false)
  const renew = useWrite('renewRecoveryCodes', {
    onDone: ({ data }) => onCodes(data?.recoveryCodes ?? []),
    onFailed: (sentence) => toast({ tone: 'danger', title: sentence }),
  })
  const isFew = left <= fewRecoveryCodes
  const act = (
    <Button
      size="dense"
      icon={<RefreshCw />}
      busy={renew.isPending}
      busyLabel="در حال ساختن…"
      onClick={() => setAsks(true)}
    >
      کدهای تازه
    </Button>
  )
  return (
    <>
      {isFew ? (
        <Note tone="warning" inRow title={recoveryLeftText(left)}>
          {act}
        </Note>
      ) : (
        <div className="apart wrap">
          <span className="muted">{recoveryLeftText(left)}</span>
          {act}
        </div>
      )}
      {asks && (
        <ConfirmDialog
          title="کدهای بازیابی تازه ساخته شود؟"
          consequence="کدهایی که پیش‌تر نگه داشته‌اید دیگر کار نمی‌کند."
          confirmLabel="بله، ساخته شود"
          onConfirm={() => {
            setAsks(false)
            renew.mutate({})
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}

const Remove = ({ what, onClose }: { what: NonNullable<Removing>; onClose: () => void }) => {
  const words = {
    danger: true,
    consequence:
      'از این پس در ورود با آن تأیید نمی‌شود. اگر تنها روش شما باشد، کدهای بازیابی هم از کار می‌افتد.',
    confirmLabel: 'بله، برداشته شود',
    busyLabel: 'در حال برداشتن…',
    onClose,
  }
  return what === 'app' ? (
    <ConfirmWrite
      call="removeAuthenticator"
      input={() => ({})}
      title="برنامهٔ رمزساز برداشته شود؟"
      {...words}
    />
  ) : (
    <ConfirmWrite
      call="removePasskey"
      input={() => ({ body: { Id: what.id } })}
      title={`گذرکلید «${what.name}» برداشته شود؟`}
      {...words}
    />
  )
}

type RecoveryCodesDialogProps = { codes: readonly string[]; onClose: () => void }

const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => (
  <OnceDialog
    title="کدهای بازیابی شما"
    consequence="اگر گوشی یا گذرکلید در دسترس نباشد، با یکی از این کدها وارد می‌شوید."
    asks={{
      title: 'کدها را برداشته‌اید؟',
      consequence: 'هنوز آن‌ها را کپی، چاپ یا ذخیره نکرده‌اید و دوباره نشان داده نمی‌شود.',
    }}
    onClose={onClose}
  >
    {(onTaken) => <RecoveryCodes codes={codes} onTaken={onTaken} />}
  </OnceDialog>
)
