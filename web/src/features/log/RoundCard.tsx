import { formatDaySeconds } from '@bargah/contract/kernel/day-and-hour.ts'
import { toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { FoundRows, OnceChecked } from './found.parts.tsx'
import type { LogRow } from './fold.ts'
import { roundWord } from './entry-words.ts'
import type { LogState, LogStore } from './log-store.ts'
import { type ResultTurn, resultOf, saySum } from './round-result.ts'

type RoundProps = { store: LogStore; state: LogState; round: number; onAll: () => void }

/** What came of one round: whose turn asked for which loads, in which order, and why each was given or not. */
export const RoundCard = ({ store, state, round, onAll }: RoundProps) => (
  <Panel
    title={`نتیجهٔ ${roundWord(round, state.index.rounds)}`}
    aside={
      <Button size="dense" variant="ghost" onClick={onAll}>
        همهٔ دفتر
      </Button>
    }
  >
    <div className="stack gap-2">
      <OnceChecked
        check={state.check}
        meanwhile="پس از پایان بررسی دفتر نشان داده می‌شود."
        asks="برای دیدن نتیجه، نخست «بررسی همه» را بزنید."
        unsure="تا دفتر بررسی نشود نمی‌توان گفت نتیجه چه بود."
      >
        <FoundRows
          store={store}
          indexes={state.index.ofRound.get(round)}
          none={
            <Note tone="warning" title={`اعلام بار ${fa(round)} در این دفتر نیست`}>
              اگر همین حالا باز یا بسته شده است، «بررسی دوباره» را بزنید.
            </Note>
          }
        >
          {(rows) => <Result rows={rows} />}
        </FoundRows>
      </OnceChecked>
    </div>
  </Panel>
)

function Result({ rows }: { rows: readonly LogRow[] }) {
  const { closesAt, lists, granted } = resultOf(rows)
  const ending = closesAt === null ? '' : formatDaySeconds(new Date(closesAt), serverNow())
  if (lists === null)
    return (
      <p className="muted">
        این اعلام بار هنوز تقسیم نشده است{ending && `؛ فهرست‌ها تا ${ending} بسته می‌ماند`}.
      </p>
    )
  if (lists.length === 0) return <p className="muted">تا پایان این اعلام بار، {ending}، کسی باری نخواست.</p>
  return (
    <>
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
    </>
  )
}

const Choices = ({ choices }: Pick<ResultTurn, 'choices'>) =>
  choices.length === 0 ? (
    <span className="muted">همهٔ انتخاب‌هایش حذف شد</span>
  ) : (
    <ol>
      {choices.map(({ cargo, isGranted, says }, at) => (
        <li key={cargo} className={isGranted ? 'strong' : 'muted'}>
          {fa(at + 1)}. بار {fa(cargo)}: {says}
        </li>
      ))}
    </ol>
  )
