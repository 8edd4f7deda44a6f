import { Check, ListPlus, Printer, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { hallTitle } from '../../kernel/format.ts'
import { mayCall } from '../../kernel/calls.ts'
import { useOpenFile } from '../../kernel/use-open-file.ts'
import { Button } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Drawer, type DrawerWalk } from '../../ui/Drawer.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'
import { DriverHead } from '../drivers/drivers.parts.tsx'
import { LoadsForTurn, TurnChoices } from '../rounds/rounds.parts.tsx'
import { CancelTurnDialog, ReturnTurnDialog } from './TurnQuestions.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import { TurnBadge, Validity } from './TurnBadge.tsx'
import { actsFor, mayReturn, printFailed, slipOf } from './TurnMenu.tsx'

const EventsOf = fetched(async () => ({ default: (await import('../audit/events.parts.tsx')).EventsSection }))

type TurnDrawerProps = DrawerWalk & {
  turn: TurnRow
  /** Opens at the loads, to choose for the driver. */
  startsChoosing?: boolean
}

/** One turn: its driver and truck, its choices, and, for a driver without a phone, the loads to choose from. */
export function TurnDrawer({ turn, startsChoosing = false, ...walk }: TurnDrawerProps) {
  const [isChoosing, setChoosing] = useState(startsChoosing)
  const [isLeaving, setLeaving] = useState(false)
  const [isReturning, setReturning] = useState(false)
  const print = useOpenFile('printTurn', printFailed)
  const acts = actsFor({
    onChoose: () => setChoosing(true),
    onCancel: () => setLeaving(true),
    onPrint: () => print.open(slipOf(turn.id)),
  })
  const mayChoose = turn.isActive && acts.onChoose !== undefined
  return (
    <Drawer
      {...walk}
      title={`نوبت ${toPersianDigits(turn.turnNumber)}`}
      badge={<TurnBadge status={turn.status} />}
      subtitle={hallTitle(turn.name)}
      actions={
        (turn.isActive || acts.onPrint) && (
          <>
            {mayReturn(turn) && (
              <Button variant="primary" icon={<Undo2 />} onClick={() => setReturning(true)}>
                بازگرداندن به صف
              </Button>
            )}
            {mayChoose && <ChooseButton isChoosing={isChoosing} onPress={setChoosing} />}
            {acts.onPrint && (
              <Button
                icon={<Printer />}
                busy={print.busy}
                busyLabel="در حال ساختن…"
                onClick={() => acts.onPrint?.(turn)}
              >
                چاپ برگ
              </Button>
            )}
            {turn.isActive && acts.onCancel && (
              <Button className="far" variant="dangerQuiet" icon={<X />} onClick={() => setLeaving(true)}>
                لغو نوبت
              </Button>
            )}
          </>
        )
      }
    >
      <DriverHead
        driver={{
          name: `${turn.driverName} ${turn.driverFamily}`,
          mobile: turn.mobile,
          cardNumber: turn.driverCardNumber,
        }}
        plate={<PlateOf truck={turn} size="header" />}
      />
      {turn.back.refusal !== null && mayCall('giveTurnBack') && (
        <Note>به صف برنمی‌گردد: {turn.back.refusal}</Note>
      )}
      {!isChoosing && <Facts turn={turn} />}
      {mayCall('listPrioritiesOfTurn') && (
        <TurnChoices turnId={turn.id} hallId={turn.loadHallId} mayChange={mayChoose} />
      )}
      {mayChoose && isChoosing && <LoadsForTurn turnId={turn.id} />}
      {mayCall('searchAudit') && <EventsOf table="turns" rowId={turn.id} />}
      {isReturning && <ReturnTurnDialog turn={turn} onClose={() => setReturning(false)} />}
      {isLeaving && <CancelTurnDialog turn={turn} onClose={() => setLeaving(false)} />}
    </Drawer>
  )
}

type ChooseButtonProps = { isChoosing: boolean; onPress: (choosing: boolean) => void }

/** One button, so that the focus stays where it was pressed. */
const ChooseButton = ({ isChoosing, onPress }: ChooseButtonProps) => (
  <Button variant="primary" icon={isChoosing ? <Check /> : <ListPlus />} onClick={() => onPress(!isChoosing)}>
    {isChoosing ? 'پایان انتخاب' : 'ثبت انتخاب'}
  </Button>
)

const Facts = ({ turn }: { turn: TurnRow }) => (
  <section>
    <h3>نوبت</h3>
    <DescriptionList
      items={[
        { term: 'ثبت', value: <Moment at={turn.takenAt} look="row" /> },
        { term: 'اعتبار', value: <Validity turn={turn} /> },
        turn.endedAt !== null && { term: 'پایان', value: <Moment at={turn.endedAt} look="row" /> },
        turn.endedBy !== null && { term: 'پایان به دست', value: turn.endedBy },
        turn.endReason !== null && { term: 'دلیل پایان', value: turn.endReason },
        { term: 'کد ملی راننده', value: toPersianDigits(turn.nationalId) },
        { term: 'بارگیر', value: turn.loaderTypeName },
        { term: 'کارت هوشمند ناوگان', value: toPersianDigits(turn.freighterCardNumber) },
      ]}
    />
  </section>
)
