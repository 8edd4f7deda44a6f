import { CircleCheck, CloudUpload, Hourglass, RefreshCw, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Band, type BandTone } from '../../ui/Band.tsx'
import type { ListBand } from './list-face.rules.ts'
import { receivedText } from './rounds.text.ts'
import type { MyList } from './use-my-list.ts'

const bands: Record<ListBand, { tone: BandTone; icon: ReactNode; words: string }> = {
  held: { tone: 'go', icon: <CircleCheck />, words: 'سالن فهرست شما را دارد.' },
  going: { tone: 'wait', icon: <RefreshCw />, words: 'فهرست تازه دارد می‌رود…' },
  unsent: { tone: 'wait', icon: <CloudUpload />, words: 'هنوز به سالن نرسیده. خودش دوباره می‌رود.' },
  offline: { tone: 'off', icon: <WifiOff />, words: 'اینترنت نیست. مانده تا خودش برود.' },
  offlineHeld: { tone: 'off', icon: <WifiOff />, words: 'اینترنت نیست. آخرین فهرستی که سالن دارد این است.' },
  closed: {
    tone: 'plain',
    icon: <Hourglass />,
    words: 'فهرست‌ها بسته شد؛ نتیجه تا چند لحظهٔ دیگر می‌آید.',
  },
}

/** Over a list, for all of it: whether the hall has it, and at its end the list by voice. */
export function ListBandLine({ band, listen }: { band: ListBand | null; listen: ReactNode }) {
  if (!band) return null
  const { tone, icon, words } = bands[band]
  return (
    <Band tone={tone} icon={icon} end={listen}>
      {words}
    </Band>
  )
}

/** Reads aloud how the sending goes: what is still on its way, or that all of it was received. */
export function ListAnnouncer({ list }: { list: MyList }) {
  const [words, setWords] = useState('')
  const before = useRef<string | null>(null)
  const state =
    ['unsent', 'sending'].find((one) => list.items.some((item) => item.state === one)) ?? 'received'
  const item = list.items.find((one) => one.state === state)
  useEffect(() => {
    if (before.current !== null && before.current !== state && item) setWords(receivedText(item))
    before.current = state
  }, [state, item])
  return (
    <p className="sr" role="status">
      {words}
    </p>
  )
}
