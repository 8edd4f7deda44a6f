import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Flag, Lock, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { calls } from '../../../kernel/calls.ts'
import { ConfirmWrite } from '../../../kernel/ConfirmWrite.tsx'
import { mayNow } from '../../../kernel/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { useCargoLife } from './cargo-life.queries.ts'

/** What may be done to end a cargo, or to have it back: what the caller may, in the state in which it is (rules 9.12, 9.13). */
export function cargoEnds({ cargoStatus: status, remaining }: PublicCargo, role: string) {
  const isOwner = role === 'ProductOwnerAdmin'
  const mayEnd = status === cargoStatus.sending || (isOwner && status === cargoStatus.awaitingReview)
  return {
    finish: mayEnd && mayNow(calls.finishCargo.access),
    giveBack: status === cargoStatus.finished && remaining > 0 && mayNow(calls.returnCargo.access),
  }
}

/** Sends it again; where the server would refuse that, its words instead: until when it waits, or why it cannot be. */
function GiveBack({ cargoId, onPress }: { cargoId: number; onPress: () => void }) {
  const { data: life } = useCargoLife(cargoId)
  if (!life) return null
  if (life.notReturned !== null)
    return (
      <span className="row gap-2 muted">
        <Lock className="i-sm" />
        {life.notReturned}
      </span>
    )
  return (
    <Button icon={<Undo2 />} onClick={onPress}>
      برگشت به ارسال
    </Button>
  )
}

type CargoActsProps = { cargo: PublicCargo; may: ReturnType<typeof cargoEnds>; onFinish: () => void }

/** The foot of a cargo's drawer: finish it, or send it again. */
export function CargoActs({ cargo, may, onFinish }: CargoActsProps) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      {may.giveBack && <GiveBack cargoId={cargo.id} onPress={() => setAsked(true)} />}
      {may.finish && (
        <Button
          className="far"
          variant="dangerQuiet"
          icon={<Flag />}
          aria-keyshortcuts="F"
          onClick={onFinish}
        >
          اتمام بار
        </Button>
      )}
      {asked && (
        <ConfirmWrite
          call="returnCargo"
          input={() => ({ body: { Id: cargo.id } })}
          title={`بار ${toPersianDigits(cargo.id)} به ارسال برگردد؟`}
          consequence={`بار برای ${toPersianDigits(cargo.remaining)} کامیون مانده از نو اعلام می‌شود و هزینهٔ آن‌ها دوباره از کیف پول شرکت حمل نگه داشته می‌شود.`}
          confirmLabel="بله، برگردد"
          cancelLabel="نه، تمام بماند"
          busyLabel="در حال برگشت…"
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
