import { useState } from 'react'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { Read } from '../../kernel/Read.tsx'
import { Button } from '../../ui/Button.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { SessionList, type SessionRow } from './SessionList.tsx'
import { useRead } from '../../kernel/use-read.ts'

/** Where another is signed in, for an administrator to end: one session, or all. The owner of the account is told. */
export function SessionsOf({ userId, name }: { userId: number; name: string }) {
  const [ending, setEnding] = useState<SessionRow | 'all' | null>(null)
  const sessions = useRead('listSessionsOf', { query: { UserId: userId } })
  return (
    <>
      <Read
        of={sessions}
        wait={<SkeletonLines lines={2} />}
        empty={<p className="muted">اکنون در هیچ دستگاهی وارد نیست.</p>}
      >
        {({ rows }) => (
          <>
            <SessionList rows={rows} onEnd={setEnding} />
            <Button variant="dangerQuiet" size="dense" onClick={() => setEnding('all')}>
              پایان دادن به همه
            </Button>
          </>
        )}
      </Read>
      {ending && (
        <ConfirmWrite
          call="endSessionsOf"
          input={() => ({ body: { UserId: userId, ...(ending !== 'all' && { SessionId: ending.id }) } })}
          danger
          title={ending === 'all' ? `همهٔ نشست‌های ${name} پایان یابد؟` : `این نشست ${name} پایان یابد؟`}
          consequence="از حساب بیرون می‌آید و از آن آگاه می‌شود؛ برای کار باید دوباره وارد شود."
          confirmLabel="بله، پایان یابد"
          busyLabel="در حال پایان دادن…"
          onClose={() => setEnding(null)}
        />
      )}
    </>
  )
}
