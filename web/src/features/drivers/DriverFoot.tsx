import { Ban, Check } from 'lucide-react'
import { Fragment } from 'react'
import type { DriverInfo } from '@bargah/contract/features/drivers/driver-search.schema.ts'
import { type DriverPart, driverParts } from '@bargah/contract/features/drivers/drivers.states.ts'
import { mayCall } from '../../kernel/calls.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { useSendsSms } from '../../kernel/sends-sms.ts'
import { Button } from '../../ui/Button.tsx'
import { lacksOf } from './driver-acts.rules.ts'
import { sayEnds } from './driver-words.ts'

type DriverFootProps = {
  driver: DriverInfo
  onAsk: () => void
  /** Leads to where a part that is missing is told. */
  onTell: (part: DriverPart) => void
}

/** What closing or opening his account would do; where something is missing for it, what, and the way to tell it. */
export function DriverFoot({ driver, onAsk, onTell }: DriverFootProps) {
  const sends = useSendsSms()
  const missing = lacksOf(driver)
  if (driver.driverActive)
    return (
      <>
        <p className="muted grow">با غیرفعال کردن، {sayEnds(driver)}</p>
        <Button variant="dangerQuiet" className="far" icon={<Ban />} onClick={onAsk}>
          غیرفعال کردن
        </Button>
      </>
    )
  return (
    <>
      <Button
        variant={missing.length > 0 ? 'default' : 'primary'}
        icon={<Check />}
        disabled={missing.length > 0}
        onClick={onAsk}
      >
        فعال کردن
      </Button>
      <p className="muted grow">
        {missing.length > 0 ? (
          <>
            تا کامل نشود فعال نمی‌شود؛ کم دارد: <Missing missing={missing} onTell={onTell} />
            {!mayCall('completeDriver') && '. مدیر سامانه آن را می‌نویسد.'}
          </>
        ) : (
          `با فعال کردن، راننده می‌تواند وارد شود${sends ? ' و پیامک می‌گیرد' : ''}.`
        )}
      </p>
      {mayCall('askErasure') && (
        <Link to={paths.erasures} search={{ nationalCode: driver.nationalId }}>
          پاک کردن اطلاعات او
        </Link>
      )}
    </>
  )
}

type MissingProps = { missing: readonly DriverPart[]; onTell: (part: DriverPart) => void }

/** To whom may tell it, each is a way there. */
const Missing = ({ missing, onTell }: MissingProps) => (
  <span>
    {missing.map((part, at) => (
      <Fragment key={part}>
        {at > 0 && '، '}
        {mayCall('completeDriver') ? (
          <button className="accent-ink strong link" type="button" onClick={() => onTell(part)}>
            {driverParts[part]}
          </button>
        ) : (
          <b>{driverParts[part]}</b>
        )}
      </Fragment>
    ))}
  </span>
)
