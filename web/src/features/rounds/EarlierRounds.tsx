import { useState } from 'react'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { RoundRow } from '@bargah/contract/features/rounds/rounds.schema.ts'
import { serverNow } from '../../kernel/now.ts'
import { paths } from '../../kernel/paths.ts'
import { Read } from '../../kernel/Read.tsx'
import { useRead } from '../../kernel/use-read.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'

const atOnce = 24

type EarlierRoundsProps = { hallId: number; onClose: () => void }

/** The rounds of a hall, the latest first, each leading to what came of it and why: for whoever asks about one that is over. */
export default function EarlierRounds({ hallId, onClose }: EarlierRoundsProps) {
  const [page, setPage] = useState(1)
  const read = useRead('listRoundsOfHall', { query: { LoadHallId: hallId, Page: page, PageSize: atOnce } })
  const isLast = read.data !== undefined && page * atOnce >= read.data.total
  return (
    <Dialog
      wide
      title="دورهای پیشین"
      consequence="ساعت هر دور به نتیجه و دلیل‌های آن در دفتر عمومی سالن می‌رسد."
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>بستن</Button>
          <Button disabled={isLast} onClick={() => setPage(page + 1)}>
            پیش‌تر
          </Button>
          {page > 1 && <Button onClick={() => setPage(page - 1)}>تازه‌تر</Button>}
        </>
      }
    >
      <Read
        of={read}
        wait={<SkeletonLines lines={8} />}
        failedTitle="دورها نیامد"
        empty={<p className="muted">این سالن هنوز دوری نداشته است.</p>}
      >
        {({ rows }) => (
          <PlainTable<RoundRow>
            label="دورهای پیشین"
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              {
                heading: 'دور',
                isRowName: true,
                kind: 'number',
                cell: (round) => <RoundLink round={round} />,
              },
              { heading: 'بسته شد', kind: 'number', cell: ({ closesAt }) => formatTime(closesAt) },
              { heading: 'بار', kind: 'number', cell: ({ cargoCount }) => formatNumber(cargoCount) },
              {
                heading: 'انتخاب',
                kind: 'number',
                cell: ({ choiceCount }) => (choiceCount === null ? '—' : formatNumber(choiceCount)),
              },
              {
                heading: 'مجوز',
                kind: 'number',
                cell: ({ grantedCount, settledAt }) =>
                  settledAt === null ? 'باز است' : formatNumber(grantedCount),
              },
            ]}
          />
        )}
      </Read>
    </Dialog>
  )
}

const RoundLink = ({ round }: { round: RoundRow }) => (
  <a href={paths.roundInLog(round.loadHallId, round.id)} target="_blank" rel="noreferrer">
    {formatDayTime(round.opensAt, serverNow())}
  </a>
)
