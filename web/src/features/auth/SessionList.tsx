import { browserLabels, systemLabels } from '@bargah/contract/features/auth/auth.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { CallData } from '../../kernel/api.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Moment } from '../../ui/Moment.tsx'
import '../../ui/lines.css'

export type SessionRow = CallData<'listMySessions'>['rows'][number]

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

type ListProps = { rows: readonly SessionRow[]; phone?: boolean; onEnd: (session: SessionRow) => void }

/** The living sessions of an account; any but the one that looks can be ended. */
export const SessionList = ({ rows, phone = false, onEnd }: ListProps) => (
  <ul className="lines">
    {rows.map((session) => (
      <Session key={session.id} session={session} phone={phone} onEnd={() => onEnd(session)} />
    ))}
  </ul>
)

type SessionProps = { session: SessionRow; phone: boolean; onEnd: () => void }

const Session = ({ session, phone, onEnd }: SessionProps) => (
  <li className="row gap-3">
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
