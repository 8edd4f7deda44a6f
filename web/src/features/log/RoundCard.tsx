import { formatDaySeconds } from '@bargah/contract/kernel/day-and-hour.ts'
import { toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { reasonOf } from '../../kernel/api-error.ts'
import { serverNow } from '../../kernel/now.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/EmptyState.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { roundWord } from './entry-words.ts'
import type { LogState, LogStore } from './log-store.ts'
import { type ResultTurn, resultOf, saySum } from './round-result.ts'
import { useRows } from './use-log.ts'

type RoundProps = { store: LogStore; state: LogState; round: number }

/** What came of one round: whose turn asked for which loads, in which order, and why each was given or not. */
export const RoundCard = ({ onAll, ...props }: RoundProps & { onAll: () => void }) => (
  <Panel
    title={`نتیجهٔ ${roundWord(props.round, props.state.index.rounds)}`}
    aside={
      <Button size="dense" variant="ghost" onClick={onAll}>
        همهٔ دفتر
      </Button>
    }
  >
    <Found {...props} />
  </Panel>
)

function Found({ store, state, round }: RoundProps) {
  const { check, index } = state
  if (check.is === 'running')
    return (
      <div className="stack gap-2">
        <p className="muted">پس از پایان بررسی دفتر نشان داده می‌شود.</p>
        <SkeletonLines lines={4} />
      </div>
    )
  if (check.is !== 'good')
    return (
      <Note tone="warning">
        {check.is === 'asks'
          ? 'برای دیدن نتیجه، نخست «بررسی همه» را بزنید.'
          : 'تا دفتر بررسی نشود نمی‌توان گفت نتیجه چه بود.'}
      </Note>
    )
  const known = index.ofRound.get(round)
  if (known) return <Result store={store} indexes={known} />
  return (
    <Note tone="warning" title={`اعلام بار ${fa(round)} در این دفتر نیست`}>
      اگر همین حالا باز یا بسته شده است، «بررسی دوباره» را بزنید.
    </Note>
  )
}

function Result({ store, indexes }: { store: LogStore; indexes: readonly number[] }) {
  const rows = useRows(store, indexes)
  if (!rows.data)
    return rows.isError ? (
      <ErrorState title="سطرها نیامد" onRetry={() => void rows.refetch()} retrying={rows.isFetching}>
        {reasonOf(rows.error)}
      </ErrorState>
    ) : (
      <SkeletonLines lines={4} />
    )
  const { closesAt, lists, granted } = resultOf(rows.data)
  const ending = closesAt === null ? '' : formatDaySeconds(new Date(closesAt), serverNow())
  if (lists === null)
    return (
      <p className="muted">
        این اعلام بار هنوز تقسیم نشده است{ending && `؛ فهرست‌ها تا ${ending} بسته می‌ماند`}.
      </p>
    )
  if (lists.length === 0) return <p className="muted">تا پایان این اعلام بار، {ending}، کسی باری نخواست.</p>
  return (
    <div className="stack gap-2">
      <p className="muted">
        {saySum(lists, granted, ending)} نوبت‌ها به ترتیب شماره آمده‌اند و انتخاب‌ها به ترتیبی که خواسته شد.
      </p>
      <PlainTable<ResultTurn>
        label="نتیجهٔ نوبت‌ها"
        look="plain"
        keyOf={({ turn }) => turn}
        rows={lists}
        columns={[
          { heading: 'نوبت', isRowName: true, kind: 'number', cell: ({ turn }) => fa(turn) },
          { heading: 'انتخاب‌ها و نتیجه', cell: ({ choices }) => <Choices choices={choices} /> },
        ]}
      />
    </div>
  )
}

const Choices = ({ choices }: Pick<ResultTurn, 'choices'>) =>
  choices.length === 0 ? (
    <span className="muted">همه را برداشت</span>
  ) : (
    <ol>
      {choices.map(({ cargo, isGranted, says }, at) => (
        <li key={cargo} className={isGranted ? 'strong' : 'muted'}>
          {fa(at + 1)}. بار {fa(cargo)}: {says}
        </li>
      ))}
    </ol>
  )
