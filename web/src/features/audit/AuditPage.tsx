import { History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ListPage } from '../../kernel/ListPage.tsx'
import { useListTable } from '../../kernel/list-table.tsx'
import { useOpenRow } from '../../kernel/open-row.tsx'
import { auditList } from './audit-list.tsx'
import { AuditDrawer } from './AuditDrawer.tsx'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import type { ChainCheck } from '@bargah/contract/features/audit/audit.schema.ts'
import { Read } from '../../kernel/Read.tsx'
import { useWrite } from '../../kernel/use-write.ts'
import type { Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useCountOf } from '../../kernel/table-source.ts'
import { withFilter } from '../../ui/data-table/table-state.rules.ts'
import { sayTotal } from '../../ui/data-table/table-words.ts'
import { useChainCheck } from './audit.queries.ts'

/** The verdict of the chain that all events lie in, as it was last computed anew by the server, and the way to another. */
function ChainBand() {
  // what it said when it was last asked for
  const [asked, setAsked] = useState<string | null>()
  const isUnderWay = asked !== undefined
  const read = useChainCheck(isUnderWay)
  const at = read.data?.at ?? null
  if (isUnderWay && asked !== at) setAsked(undefined)
  const again = useWrite('checkChainNow', { onFailed: (title) => toast({ tone: 'danger', title }) })
  const act = (
    <Button
      size="dense"
      variant="ghost"
      className="accent-ink"
      busy={again.isPending || isUnderWay}
      busyLabel="در حال بررسی…"
      onClick={() => again.mutate({}, { onSuccess: () => setAsked(at) })}
    >
      بررسی دوباره
    </Button>
  )
  return (
    <Read of={read} wait={<Skeleton height={54} />} failedTitle="وضع زنجیره خوانده نشد">
      {(check) =>
        check === null || check.rows + (check.brokenLine ?? 0) === 0 ? (
          <Band act={act} title="زنجیره هنوز بررسی نشده است">
            رویدادها هر دقیقه مُهر می‌شوند و زنجیرهٔ آن‌ها هر شب از آغاز بررسی می‌شود؛ نتیجه این‌جا می‌آید.
          </Band>
        ) : (
          <Verdict check={check} act={act} />
        )
      }
    </Read>
  )
}

type BandProps = { tone?: Tone; title: string; act: ReactNode; children: ReactNode }

const Band = ({ tone = 'plain', title, act, children }: BandProps) => (
  <Note tone={tone} alert={tone === 'danger'} inRow>
    <div className="apart gap-3">
      <p className="num breaks">
        <b>{title}:</b> {children}
      </p>
      {act}
    </div>
  </Note>
)

type VerdictProps = { check: ChainCheck; act: ReactNode }

function Verdict({ check: { at, rows, since, brokenLine }, act }: VerdictProps) {
  if (brokenLine !== null)
    return (
      <Band act={act} tone="danger" title={`زنجیره از رویداد ${toPersianDigits(brokenLine)} درست نیست`}>
        بررسی <Moment at={at} look="row" />: آنچه از این رویداد به بعد نوشته شده با مُهر آن نمی‌خواند. رویدادها
        همچنان دیده می‌شوند، اما تا روشن شدن علت به آن‌ها تکیه نکنید.
      </Band>
    )
  return (
    <Band act={act} tone="success" title="زنجیره درست است">
      همهٔ {formatNumber(rows)} سطر رویدادها و تغییرهایشان
      {since !== null && (
        <>
          ، از <Moment at={since} look="date" />
        </>
      )}
      ؛ بررسی <Moment at={at} look="row" />
    </Band>
  )
}

type HiddenProps = { count: number; isAtLeast: boolean; onShow: () => void }

/** How many events the kinds leave out, as they stand at first what the server does by itself, and the way to them. */
const Hidden = ({ count, isAtLeast, onShow }: HiddenProps) =>
  count > 0 && (
    <>
      ؛ {sayTotal(count, isAtLeast)} رویداد دیگر پنهان است{' '}
      <button type="button" className="strong accent-ink before-2 link" onClick={onShow}>
        نشان دادن
      </button>
    </>
  )

/** Who did what, from where, and what it changed (ours). */
export default function AuditPage() {
  const table = useListTable(auditList)
  const everything = withFilter(table.state, 'kind', null)
  const isSome = everything !== table.state && table.state.filters.kind !== undefined
  const all = useCountOf(auditList, everything, isSome && !table.source.loading)
  const opened = useOpenRow(table.source.rows, 'showAudit', (Id) => ({ query: { Id } }))
  return (
    <ListPage
      table={table}
      subtitle="چه کسی، از کجا، چه کرد و چه عوض شد"
      searchHint="کار، نام یا نشانی"
      above={<ChainBand />}
      icon={<History />}
      empty={{ title: 'هنوز رویدادی نیست' }}
      none={{ text: 'فیلترها را کمتر کنید یا بازهٔ دیگری را ببینید.' }}
      underRows={
        isSome &&
        all !== undefined && (
          <Hidden
            count={all.total - table.source.total}
            isAtLeast={all.isAtLeast ?? false}
            onShow={() => table.props.onStateChange(everything)}
          />
        )
      }
      opened={opened}
      beside
      drawer={(row, walk) => <AuditDrawer key={row.id} row={row} {...walk} />}
    />
  )
}
