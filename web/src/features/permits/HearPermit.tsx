import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { useIsReached } from '../../kernel/connection.ts'
import { serverOffsetMs } from '../../kernel/now.ts'
import { Hear } from '../../kernel/voice/Hear.tsx'
import type { PassFace } from './my-permit.rules.ts'
import { sayPermit } from './permit.said.ts'
import type { PermitPass } from './permit-pass.queries.ts'
import { useWaitingActs } from './use-waiting-acts.ts'

/** «بشنو» in the head of a permit's face. */
export function HearPermit({ face, pass, isHome }: { face: PassFace; pass: PermitPass; isHome?: boolean }) {
  const isReached = useIsReached()
  const { waiting, status } = useWaitingActs(pass)
  const last = waiting.at(-1)
  const waits = last
    ? { at: new Date(last.wantedAt + serverOffsetMs()), isEnd: status === permitStatus.completed }
    : null
  return <Hear look="head" says={sayPermit(face, pass, { isReached, waits, ...(isHome && { isHome }) })} />
}
