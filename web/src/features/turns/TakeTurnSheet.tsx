import { TicketCheck } from 'lucide-react'
import { useState } from 'react'
import { turnTaken } from '@bargah/contract/features/turns/turns.text.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatRialInToman } from '@bargah/contract/kernel/money.ts'
import { paths } from '../../kernel/paths.ts'
import { FaultNote } from '../../kernel/FaultNote.tsx'
import { formatKm, hallTitle } from '../../kernel/format.ts'
import { placeFor } from '../../kernel/location.ts'
import { TopUp } from '../../kernel/TopUp.tsx'
import { useMyBalance } from '../../kernel/use-my-balance.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { Button } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Note } from '../../ui/Note.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { toast } from '../../ui/toast.ts'
import { Toman } from '../../ui/Toman.tsx'
import { keepReceiptOf } from '../log/receipts.parts.ts'
import type { HallChoice } from './my-turn.rules.ts'
import { useHallsForDriver } from './my-turn.queries.ts'
import { lackFor } from './no-turn.rules.ts'
import { sayTurnOffer } from './no-turn.said.ts'
import { expirySentence, hallHasText, hallRangeSentence } from './my-turn.text.ts'

type TakeTurnSheetProps = { choice: HallChoice; onTaken: () => void; onClose: () => void }

/** What a turn at this hall means, and the act; the phone's place is asked for only where the hall has a range. */
export default function TakeTurnSheet({ choice, onTaken, onClose }: TakeTurnSheetProps) {
  const { hall } = choice
  const now = useHallsForDriver().data
  const isNative = now?.halls.find((one) => one.loadHallId === hall.loadHallId)?.isNative
  const has = hallHasText(now, hall.loadHallId)
  const take = useTakeTurn(choice, onTaken)
  const balanceRial = useMyBalance().data?.availableBalance
  const lackRial = lackFor(balanceRial ?? null, hall.driverCharghe)
  const back = `${paths.turn}?hall=${hall.loadHallId}`
  return (
    <Sheet
      title={`نوبت در ${hallTitle(hall.name)}`}
      subtitle={isNative !== undefined && expirySentence(hall, isNative)}
      aside={<Hear says={sayTurnOffer(choice)} />}
      onClose={onClose}
      actions={
        lackRial > 0 ? (
          <TopUp variant="primary" size="hero" lackingRial={lackRial} back={back} />
        ) : (
          <Button
            variant="primary"
            size="hero"
            icon={<TicketCheck className="i-lg" />}
            busy={take.isPending}
            busyLabel={take.isPlaced ? 'در حال گرفتن نوبت…' : 'در حال یافتن جای شما…'}
            onClick={() => take.mutate({ body: { LoadHallId: hall.loadHallId } })}
          >
            گرفتن نوبت
          </Button>
        )
      }
    >
      {take.error !== null && (
        <FaultNote error={take.error} back={back}>
          <p>
            نوبت را از باجهٔ سالن هم می‌توانید بگیرید
            {/* what is kept on the phone has no numbers */}
            {hall.tel && (
              <>
                {' '}
                <a className="num" href={`tel:${hall.tel}`}>
                  {toPersianDigits(hall.tel)}
                </a>
              </>
            )}
            .
          </p>
        </FaultNote>
      )}
      <DescriptionList
        items={[
          { term: 'شهر', value: hall.cityName },
          choice.km !== null && { term: 'فاصلهٔ شما', value: formatKm(choice.km) },
          has !== undefined && { term: 'سالن اکنون', value: has },
          { term: 'محدودهٔ نوبت', value: hallRangeSentence(choice) },
          { term: 'هزینه هنگام گرفتن بار', value: <Toman rial={hall.driverCharghe} /> },
        ]}
      />
      {lackRial > 0 ? (
        <Note tone="warning" title={`${formatRialInToman(lackRial)} کم دارید`}>
          هزینهٔ نوبت باید در کیف پول باشد تا نوبت بگیرید. کیف پول را شارژ کنید؛ به همین‌جا برمی‌گردید.
        </Note>
      ) : (
        <Note>هزینه در کیف پول بماند: اکنون چیزی کم نمی‌شود، هنگام گرفتن بار برداشته می‌شود.</Note>
      )}
    </Sheet>
  )
}

function useTakeTurn({ hall }: HallChoice, onTaken: () => void) {
  const [isPlaced, setPlaced] = useState(hall.turnRange === 0)
  const take = useWrite('takeTurn', {
    prepare: async ({ body }) => {
      setPlaced(hall.turnRange === 0)
      const place = await placeFor(hall.turnRange)
      setPlaced(true)
      return { body: { ...body, ...place } }
    },
    onDone: (reply) => {
      const { data } = reply
      if (data) keepReceiptOf(reply, data.id)
      toast({ title: data ? turnTaken(data.turnNumber) : 'نوبت ثبت شد.' })
      onTaken()
    },
  })
  return { ...take, isPlaced }
}
