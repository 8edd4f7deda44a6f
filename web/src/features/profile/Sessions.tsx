import { useState } from 'react'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { Read } from '../../kernel/Read.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { SessionList, type SessionRow } from '../auth/auth.parts.tsx'
import { useMySessions } from './profile.queries.ts'

/** Where one is signed in; any but this one can be ended. */
export function Sessions({ phone }: { phone: boolean }) {
  const [ending, setEnding] = useState<SessionRow | null>(null)
  return (
    <>
      <Read of={useMySessions()} wait={<SkeletonLines lines={3} />} failedTitle="نشست‌ها نیامد">
        {({ rows }) => <SessionList rows={rows} phone={phone} onEnd={setEnding} />}
      </Read>
      {ending && <EndSession session={ending} onClose={() => setEnding(null)} />}
    </>
  )
}

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
