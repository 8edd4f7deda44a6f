import { Ban, CircleCheck, Flag, Printer } from 'lucide-react'
import { useState } from 'react'
import { mayCall } from '../../kernel/calls.ts'
import type { PermitRow } from '@bargah/contract/features/permits/permits.schema.ts'
import { isTooSoon, permitCan, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { supporters } from '@bargah/contract/kernel/access.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { Going } from '../../kernel/Going.tsx'
import { useHeld } from '../../kernel/use-held.ts'
import { useOpenFile } from '../../kernel/use-open-file.ts'
import { Button } from '../../ui/Button.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { classes } from '../../ui/classes.ts'
import type { RowLetter } from '../../ui/data-table/data-table-props.ts'

const StatusDialog = fetched(() => import('./StatusDialog.tsx'))
const VoidPermitDialog = fetched(() => import('./VoidPermitDialog.tsx'))

type May = ReturnType<typeof mayDo>

/** What the caller may do with a permit in the state in which it is (rules 12.2, 12.3). */
export function mayDo(role: string, { status }: PermitRow) {
  const isSupporter = supporters.some((one) => one === role)
  const isAdmin = role === 'Admin'
  return {
    print: status !== permitStatus.voided && mayCall('printPermit'),
    deliver: permitCan('deliver', status) && mayCall('changePermitStatus'),
    complete: permitCan('complete', status) && isSupporter,
    void: permitCan(isAdmin ? 'voidByAdmin' : 'voidByCompany', status) && mayCall('voidPermit'),
  }
}

const actWords = { print: 'چاپ مجوز', deliver: 'ثبت تحویل', complete: 'پایان کار', void: 'ابطال' }
const actLetters = { print: 'P', deliver: 'T', complete: 'F', void: 'D' }

/** What letters do on a row of permits: what the foot of its drawer offers. */
export const permitLetters = (permit: PermitRow, role: string): RowLetter[] => {
  const may = mayDo(role, permit)
  return (['print', 'deliver', 'complete', 'void'] as const)
    .filter((act) => may[act])
    .map((act) => [actLetters[act], actWords[act]])
}

/** Whether one may put the turn of a voided permit back in its queue (rules 12.10). */
export const mayReturnTurn = ({ status, driverTurnId, isLoadHall: isHall }: PermitRow) =>
  status === permitStatus.voided && driverTurnId !== null && isHall && mayCall('giveTurnBack')

/** The next step of a permit (rules 12.1): it is the solid button, and stands first. */
function nextOf({ status }: PermitRow, may: May): 'print' | 'deliver' | 'complete' | undefined {
  const isFresh = status === permitStatus.issued || status === permitStatus.oldIssued
  if (may.print && isFresh) return 'print'
  if (may.deliver) return 'deliver'
  return may.complete ? 'complete' : undefined
}

/** The foot of a permit's drawer: print, deliver, complete, void; only what may be done now, first what was next when it was opened. */
export function PermitActs({ permit, may }: { permit: PermitRow; may: May }) {
  const [asked, setAsked] = useState<'deliver' | 'complete' | 'void' | null>(null)
  const print = useOpenFile('printPermit', 'مجوز چاپ نشد')
  const status = useHeld('changePermitStatus')
  const id = toPersianDigits(permit.id)
  // sooner than any truck could be there it asks, as the driver's own button does
  const deliver = () => {
    if (isTooSoon(permit, serverNow())) return setAsked('deliver')
    status.act({
      input: deliveryOf(permit),
      said: `تحویل مجوز ${id} ثبت می‌شود`,
      many: (count) => `تحویل ${formatNumber(count)} مجوز ثبت می‌شود`,
      ask: () => setAsked('deliver'),
    })
  }
  const next = nextOf(permit, may)
  // what stands first stays there while the drawer is open: a second press must not meet another act in the same place
  const [first] = useState(next)
  const order = (['print', 'deliver', 'complete'] as const).filter((act) => may[act])
  // four acts have room in one line without the letters of those that are not next
  const isTight = may.void && order.length === 3
  const lookOf = (act: typeof next) =>
    act === next
      ? ({ variant: 'primary' } as const)
      : ({ variant: 'ghost', className: isTight ? 'no-key' : '' } as const)
  const steps = {
    print: (
      <Button
        key="print"
        {...lookOf('print')}
        aria-keyshortcuts={actLetters.print}
        icon={<Printer />}
        busy={print.busy}
        busyLabel="در حال چاپ…"
        onClick={() => print.open({ query: { DriverReserveId: permit.id, Format: 'pdf' } })}
      >
        {actWords.print}
      </Button>
    ),
    deliver: (
      <span key="deliver" className="row">
        <Going call="changePermitStatus" about={deliveryOf(permit).body} word="در حال ثبت تحویل">
          <Button
            {...lookOf('deliver')}
            aria-keyshortcuts={actLetters.deliver}
            icon={<CircleCheck />}
            disabled={status.isBusy}
            onClick={deliver}
          >
            {actWords.deliver}
          </Button>
        </Going>
      </span>
    ),
    complete: (
      <Button
        key="complete"
        {...lookOf('complete')}
        aria-keyshortcuts={actLetters.complete}
        icon={<Flag />}
        onClick={() => setAsked('complete')}
      >
        {actWords.complete}
      </Button>
    ),
  }
  return (
    <>
      {order
        .toSorted((one, other) => Number(other === first) - Number(one === first))
        .map((act) => steps[act])}
      {may.void && (
        <Button
          className={classes('far', isTight && 'no-key')}
          variant="dangerQuiet"
          icon={<Ban />}
          aria-keyshortcuts={actLetters.void}
          onClick={() => setAsked('void')}
        >
          {actWords.void}
        </Button>
      )}
      {asked === 'void' && <VoidPermitDialog permit={permit} onClose={() => setAsked(null)} />}
      {(asked === 'deliver' || asked === 'complete') && (
        <StatusDialog permit={permit} act={asked} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

const deliveryOf = (permit: PermitRow) => ({
  body: { DriverReserveId: permit.id, StatusCode: permitStatus.delivered } as const,
})
