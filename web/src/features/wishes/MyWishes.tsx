import { useQuery } from '@tanstack/react-query'
import { BellRing, MessageSquareText, Route, Trash2 } from 'lucide-react'
import { mostToldADay } from '@bargah/contract/features/wishes/wishes.schema.ts'
import { sayWish } from '@bargah/contract/features/wishes/wishes.text.ts'
import { formatNumber, formatPhone } from '@bargah/contract/kernel/digits.ts'
import { apiQuery, type CallData } from '../../kernel/api.ts'
import { Read } from '../../kernel/Read.tsx'
import { useSendsSms } from '../../kernel/sends-sms.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { WishForm } from './WishForm.tsx'
import './wishes.css'

type Mine = CallData<'listMyWishes'>

/** Of which routes the driver is told, another one, and how he is told. */
export const MyWishes = () => (
  <Read of={useQuery(apiQuery('listMyWishes'))} wait={<SkeletonLines lines={6} />} failedTitle="راه‌ها نیامد">
    {(mine) => (
      <>
        {mine.wishes.length > 0 && (
          <ul className="wishes ruled">
            {mine.wishes.map((wish) => (
              <WishRow key={wish.id} wish={wish} />
            ))}
          </ul>
        )}
        <WishForm isFirst={mine.wishes.length === 0} />
        <HowTold mine={mine} />
      </>
    )}
  </Read>
)

function WishRow({ wish }: { wish: Mine['wishes'][number] }) {
  const write = useWrite('removeWish', {
    onFailed: (detail) => toast({ tone: 'danger', title: 'برداشته نشد', detail }),
  })
  const words = sayWish(wish)
  return (
    <li className="row wrap gap-3 pad-y-2">
      <Route className="i-xl" />
      <b className="grow strong">{words}</b>
      <Button
        size="hero"
        icon={<Trash2 />}
        aria-label={`برداشتن ${words}`}
        busy={write.isPending}
        busyLabel="…"
        onClick={() => write.mutate({ query: { Id: wish.id } })}
      >
        بردار
      </Button>
    </li>
  )
}

/** On this phone while its browser is told, else by a message to his number, unless he wants neither. */
function HowTold({ mine: { how, mobile } }: { mine: Mine }) {
  const sends = useSendsSms()
  const isSms = how === 'sms' && sends
  return (
    <p className="row">
      {isSms ? <MessageSquareText className="i-xl" /> : <BellRing className="i-xl" />}
      {how === 'push' || isSms ? (
        <span>
          {isSms ? (
            <>
              به <bdi className="num">{formatPhone(mobile)}</bdi> پیامک می‌دهیم
            </>
          ) : (
            'روی همین گوشی خبر می‌دهیم'
          )}
          ، روزی {formatNumber(mostToldADay)} بار نه بیشتر.
        </span>
      ) : (
        <span>خبرش فقط در «اعلان‌ها» می‌آید{sends && '؛ پایین همین صفحه می‌توانید پیامک را روشن کنید'}.</span>
      )}
    </p>
  )
}
