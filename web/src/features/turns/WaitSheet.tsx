import type { MyWait } from '@bargah/contract/features/turns/my-wait.schema.ts'
import { sayAhead, sayRounds, sayWait } from '@bargah/contract/features/turns/my-wait.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Sheet } from '../../ui/Sheet.tsx'

/** Where the line about the wait comes from: of how many turns, which, and how often it held. */
export default function WaitSheet({ wait, onClose }: { wait: MyWait; onClose: () => void }) {
  const { rounds, sample, weeks, loaderTypeName, held, tried } = wait
  return (
    <Sheet title="کی بار می‌رسد؟" subtitle="از روی نوبت‌های پیشین همین سالن" onClose={onClose}>
      <p className="figure-2xl">{sayWait(wait)} دیگر</p>
      {rounds && <p>با {sayRounds(rounds)} دیگر</p>}
      <p>
        این قول نیست. دست‌کم هفت تا از هر ده نوبتِ مثل شما در همین فاصله بار گرفت؛ بار که کم شود دیرتر می‌رسد.
      </p>
      <DescriptionList
        items={[
          { term: 'از روی', value: `${formatNumber(sample)} نوبت در ${formatNumber(weeks)} هفتهٔ گذشته` },
          { term: 'بارگیر', value: loaderTypeName },
          { term: 'کدام نوبت‌ها', value: `هنگام گرفتن، ${sayAhead(wait)} کامیونِ مثل خودشان جلوتر بود` },
          {
            term: 'چند بار درست درآمد',
            value: `برای ${formatNumber(held)} تا از ${formatNumber(tried)} نوبت آخر`,
          },
        ]}
      />
      <p className="quiet">
        فقط نوبت‌هایی شمرده شد که به اندازهٔ نوبت شما مانده بودند. نوبتی که بی‌بار تمام شد هم به حساب آمد. درست
        درآمدن را روی نوبت‌های آخر آزمودیم، با همان چیزی که آن روز معلوم بود.
      </p>
    </Sheet>
  )
}
