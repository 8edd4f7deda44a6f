import { useState } from 'react'
import { browserLabels, systemLabels } from '@bargah/contract/features/auth/auth.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { Read } from '../../kernel/Read.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { type SessionRow, useMySessions } from './profile.queries.ts'

/** «کروم، ویندوز»; a client that says neither is called so. */
function sayDevice({ browser, system }: SessionRow): string {
  const known = [browser && browserLabels[browser], system && systemLabels[system]]
  return known.filter(Boolean).join('، ') || 'دستگاه بی‌نام'
}

/** Clients that keep no name of their device are all called alike by the server. */
const isNumbered = ({ deviceId }: SessionRow) => /^[\da-f]{8}$/.test(deviceId)

/** In: a session, whose device goes by eight hexadecimal digits. Out: four digits to tell it from others by. */
const deviceNumber = ({ deviceId }: SessionRow) =>
  toPersianDigits(String(Number.parseInt(deviceId, 16) % 10_000).padStart(4, '0'))

/** Where one is signed in; any but this one can be ended. */
export function Sessions({ phone }: { phone: boolean }) {
  const [ending, setEnding] = useState<SessionRow | null>(null)
  return (
    <>
      <Read of={useMySessions()} wait={<SkeletonLines lines={3} />} failedTitle="نشست‌ها نیامد">
        {({ rows }) => (
          <ul className="sessions">
            {rows.map((session) => (
              <Session key={session.id} session={session} phone={phone} onEnd={() => setEnding(session)} />
            ))}
          </ul>
        )}
      </Read>
      {ending && <EndSession session={ending} onClose={() => setEnding(null)} />}
    </>
  )
}

type SessionProps = { session: SessionRow; phone: boolean; onEnd: () => void }

const Session = ({ session, phone, onEnd }: SessionProps) => (
  <li>
    <span className="grow">
      <b>{sayDevice(session)}</b>
      <small>
        {isNumbered(session) && (
          <>
            دستگاه <span className="num">{deviceNumber(session)}</span>،{' '}
          </>
        )}
        ورود <Moment at={session.createdAt} />، آخرین کار <Moment at={session.seenAt} />
      </small>
    </span>
    {session.isCurrent ? (
      <Badge tone="success">همین دستگاه</Badge>
    ) : (
      <Button size={phone ? 'touch' : 'dense'} onClick={onEnd}>
        پایان دادن
      </Button>
    )}
  </li>
)

const EndSession = ({ session, onClose }: { session: SessionRow; onClose: () => void }) => (
  <ConfirmWrite
    call="endMySession"
    input={() => ({ body: { Id: session.id } })}
    danger
    title="این نشست پایان یابد؟"
    consequence="آن دستگاه از حساب شما بیرون می‌آید و برای کار دوباره باید وارد شود."
    confirmLabel="بله، پایان یابد"
    busyLabel="در حال پایان دادن…"
    onClose={onClose}
  />
)
