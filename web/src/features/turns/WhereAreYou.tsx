import { ChevronLeft, MapPin, MapPinOff } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { MyPlace } from '../../kernel/use-my-place.ts'
import { Hear } from '../../kernel/voice/Hear.tsx'
import { Button } from '../../ui/Button.tsx'
import { Face, FaceActs } from '../../ui/Face.tsx'
import { Note } from '../../ui/Note.tsx'
import { hallRangeSentence } from './my-turn.text.ts'
import type { NoTurnFaceProps } from './no-turn-face.tsx'
import { type HallNow, mayAsk } from './no-turn.rules.ts'
import { sayWhere } from './no-turn.said.ts'
import { fetched } from '../../ui/fetched.tsx'

const PlaceHelp = fetched(() => import('./PlaceHelp.tsx'))

type WhereAreYouProps = NoTurnFaceProps & { halls: readonly HallNow[]; place: MyPlace }

/** Where he is is not known: to allow it is the act; how is shown for his browser; and halls can simply be named. */
export function WhereAreYou({ halls, place, loaderTypeName, more, onAsk }: WhereAreYouProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Face fills>
      <div className="row gap-35">
        <span className="tile tile-round where-disc">
          <MapPinOff />
        </span>
        <div>
          <h2 className="figure-2xl">کجا هستید؟</h2>
          <p className="second">نوبت ندارید. موقعیت گوشی هنوز معلوم نیست.</p>
        </div>
      </div>
      {place.fault && (
        <Note tone="warning" alert>
          {place.fault}
        </Note>
      )}
      <FaceActs
        more={
          <>
            <Button size="hero" onClick={() => setShown(true)}>
              نشانم بده
            </Button>
            {more}
            <Hear says={sayWhere} />
          </>
        }
      >
        <Button
          variant="primary"
          size="hero"
          icon={<MapPin />}
          busy={place.seeking}
          busyLabel="در حال یافتن جای شما…"
          onClick={place.seek}
        >
          موقعیت را روشن می‌کنم
        </Button>
      </FaceActs>
      <h3>برای گرفتن نوبت، سالن را انتخاب کنید:</h3>
      <ul className="face-rows">
        {halls.map((hall) => (
          <li key={hall.hall.loadHallId}>
            <HallToName hall={hall} hasTruck={loaderTypeName !== null} onAsk={() => onAsk(hall)} />
          </li>
        ))}
      </ul>
      {isShown && <PlaceHelp onClose={() => setShown(false)} />}
    </Face>
  )
}

type HallToNameProps = { hall: HallNow; hasTruck: boolean; onAsk: () => void }

function HallToName({ hall, hasTruck, onAsk }: HallToNameProps) {
  const isOpen = mayAsk(hall)
  return (
    <button type="button" aria-disabled={!isOpen || undefined} onClick={isOpen ? onAsk : undefined}>
      <span className="grow">
        <b>{hall.hall.name}</b>
        <small>{hallRangeSentence(hall)}</small>
      </span>
      <span className="text-end num">
        {hasTruck && <small>{formatNumber(hall.loads)} بار برای شما</small>}
        <small>{formatNumber(hall.queue)} در صف</small>
      </span>
      {isOpen && <ChevronLeft className="i-lg" />}
    </button>
  )
}
