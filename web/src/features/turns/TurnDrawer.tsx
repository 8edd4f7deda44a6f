import { useState } from 'react'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { calls } from '../../kernel/calls.ts'
import { mayNow } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Drawer, type DrawerWalk } from '../../ui/Drawer.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { DriverHead } from '../drivers/drivers.parts.ts'
import { CancelTurnDialog } from './CancelTurnDialog.tsx'
import { TurnBadge } from './TurnBadge.tsx'
import { plateOf } from './turn-list.tsx'

/** One turn: whose it is, with which truck, and since when; a live one can be cancelled here. */
export function TurnDrawer({ turn, ...walk }: DrawerWalk & { turn: TurnRow }) {
  const [leaving, setLeaving] = useState(false)
  const mayCancel = turn.isActive && mayNow(calls.cancelTurn.access)
  return (
    <Drawer
      {...walk}
      title={`نوبت ${toPersianDigits(turn.turnNumber)}`}
      badge={<TurnBadge status={turn.status} />}
      subtitle={`سالن ${turn.name}`}
      actions={
        mayCancel && (
          <Button className="far" variant="dangerQuiet" onClick={() => setLeaving(true)}>
            لغو نوبت
          </Button>
        )
      }
    >
      <DriverHead
        driver={{
          name: `${turn.driverName} ${turn.driverFamily}`,
          mobile: turn.mobile,
          cardNumber: turn.driverCardNumber,
        }}
        plate={plateOf(turn, 'header')}
      />
      <section>
        <h3>مشخصات</h3>
        <DescriptionList
          items={[
            { term: 'ثبت', value: <Moment at={turn.takenAt} look="row" /> },
            { term: 'بارگیر', value: turn.loaderTypeName },
            { term: 'کد ملی راننده', value: toPersianDigits(turn.nationalId) },
            { term: 'کارت هوشمند ناوگان', value: toPersianDigits(turn.freighterCardNumber) },
          ]}
        />
      </section>
      {leaving && <CancelTurnDialog turn={turn} onClose={() => setLeaving(false)} />}
    </Drawer>
  )
}
