import { Link } from '../../kernel/navigation.tsx'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { hallTitle } from '../../kernel/format.ts'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Face, FaceActs } from '../../ui/Face.tsx'
import { hallRangeSentence } from './my-turn.text.ts'
import { FreeLoadsLink, type NoTurnFaceProps } from './no-turn-face.tsx'
import { type HallNow, mayAsk, missingKm } from './no-turn.rules.ts'
import { sayFar } from './no-turn.said.ts'

const shown = 2

/** No hall is at hand: each with its own distance and what is missing to it; what needs no hall comes first. */
export function FarHalls({ halls, freeLoads, more, onAsk }: NoTurnFaceProps & { halls: readonly HallNow[] }) {
  return (
    <Face fills>
      <h2>نوبت ندارید و از سالن‌ها دورید. بار آزاد نوبت نمی‌خواهد.</h2>
      <ul className="far-halls">
        {halls.slice(0, shown).map((hall) => (
          <FarHall key={hall.hall.loadHallId} hall={hall} onAsk={() => onAsk(hall)} />
        ))}
      </ul>
      <FaceActs
        more={
          <>
            <Link to={paths.turn} className={buttonClass('default', 'hero')}>
              همهٔ سالن‌ها
            </Link>
            {more}
            <Hear says={sayFar(freeLoads)} />
          </>
        }
      >
        <FreeLoadsLink count={freeLoads} isSolid />
      </FaceActs>
    </Face>
  )
}

function FarHall({ hall: choice, onAsk }: { hall: HallNow; onAsk: () => void }) {
  const { hall, km } = choice
  const missing = missingKm(choice)
  return (
    <li className="grid gap-15">
      <div className="apart">
        <span>
          <b className="figure-2xl">{hall.name}</b>
          <small className="block">
            {mayAsk(choice) && hall.turnRange === 0
              ? `از همین‌جا نوبت می‌دهد، بارش در ${hall.cityName} است.`
              : hallRangeSentence(choice)}
          </small>
        </span>
        {km !== null && (
          <span className="text-end num">
            <b className="figure-big num">{formatNumber(Math.round(km))}</b>
            <small className="block">کیلومتر</small>
          </span>
        )}
      </div>
      {missing !== null && (
        <p>
          <b>{formatNumber(missing)} کیلومتر</b> دیگر باید بروید.
        </p>
      )}
      {mayAsk(choice) && (
        <Button size="hero" onClick={onAsk}>
          نوبت در {hallTitle(hall.name)}
        </Button>
      )}
    </li>
  )
}
