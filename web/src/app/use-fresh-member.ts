import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Member } from '@bargah/contract/features/auth/auth.schema.ts'
import { inFrontMs, keptOwn } from '../kernel/kept-reads.ts'
import { unlessTold } from '../kernel/live/told.ts'
import { currentSession, flagsOf, onAccessChanged, renewMember, useSession } from '../kernel/session.ts'
import { toast } from '../ui/toast.ts'
import { useRead } from '../kernel/use-read.ts'

const freshForMs = 5 * 60_000

/**
 * Asks who one is at the start, on coming back, and when an answer says that one's flags are others than are known here: the
 * screens and acts on offer are those that one now has. Whose flags may change also asks while he looks at a page that
 * asks for nothing.
 */
export function useFreshMember(): void {
  const client = useQueryClient()
  const session = useSession()
  const { data } = useRead('showMe', {
    ...keptOwn,
    enabled: session !== null,
    staleTime: freshForMs,
    refetchInterval: session?.member.role === 'TransportationCompanyMember' && unlessTold(inFrontMs),
  })
  useEffect(
    () =>
      onAccessChanged(() => {
        // one that is on its way is waited for
        void client.invalidateQueries({ queryKey: ['showMe'] }, { cancelRefetch: false })
      }),
    [client],
  )
  useEffect(() => {
    if (data) renew(data.member)
  }, [data])
}

function renew(member: Member): void {
  const before = currentSession()?.member
  renewMember(member)
  if (before?.memberId === member.memberId) void sayFlags(before, member)
}

/** Says which flags were switched, on or off, while the page stood. */
async function sayFlags(before: Member, after: Member): Promise<void> {
  const [was, is] = [flagsOf(before), flagsOf(after)]
  const on = is.filter((flag) => !was.includes(flag))
  const off = was.filter((flag) => !is.includes(flag))
  if (on.length + off.length === 0) return
  const { flagsSwitched } = await import('@bargah/contract/features/company-users/flags.text.ts')
  toast({ tone: 'info', title: 'دسترسی‌های شما عوض شد', detail: flagsSwitched({ on, off }) })
}
