import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Flag, Lock, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmWrite } from '../../../kernel/ConfirmWrite.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useCargoLife } from './cargos.queries.ts'
import { type cargoEnds, loadActWords } from './cargo-may.ts'

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
          {loadActWords.finish}
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
