import { Bookmark, History } from 'lucide-react'
import { useEffect, useState } from 'react'
import { mayCall } from '../../../kernel/calls.ts'
import { useNavigate, useSearch } from '../../../kernel/navigation.tsx'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../../kernel/paths.ts'
import { fetched } from '../../../ui/fetched.tsx'
import { toast } from '../../../ui/toast.ts'
import { Button } from '../../../ui/Button.tsx'
import { type PreLoad, type PreviousCargo, useCargoToCopy, usePreLoads } from './earlier-loads.queries.ts'
import type { Take } from './use-taken-over.ts'

const PreviousLoadsDialog = fetched(() => import('./PreviousLoadsDialog.tsx'))
const PreLoadsDialog = fetched(() => import('./PreLoadsDialog.tsx'))

/** `onTaken`: the form is filled in, and is looked at next. */
type EarlierLoadsProps = { onTake: Take; onTaken: () => void }

const sayLoad = (id: number) => `بار ${toPersianDigits(id)}`

/** The ways to a form that is filled in: from a load that was declared before, or from one that was kept. */
export function EarlierLoads({ onTake, onTaken }: EarlierLoadsProps) {
  const [open, setOpen] = useState<'previous' | 'kept' | null>(null)
  const kept = usePreLoads().data
  const close = () => setOpen(null)
  const takeKept = (row: PreLoad) => {
    onTake(row, `پیش‌اعلام «${row.pishElamBarName}»`)
    close()
    onTaken()
  }
  useAskedFor(kept, takeKept)
  useAskedCopy((row) => onTake(row, sayLoad(row.id)), onTaken)
  return (
    <>
      <Button size="dense" icon={<History />} onClick={() => setOpen('previous')}>
        از بارهای قبلی
      </Button>
      {mayCall('listPreLoads') && (
        <Button size="dense" icon={<Bookmark />} count={kept?.length} onClick={() => setOpen('kept')}>
          پیش‌اعلام‌ها
        </Button>
      )}
      {open === 'previous' && (
        <PreviousLoadsDialog
          onClose={close}
          onChoose={(row) => {
            onTake(row, sayLoad(row.id))
            close()
            onTaken()
          }}
        />
      )}
      {open === 'kept' && <PreLoadsDialog onClose={close} onChoose={takeKept} />}
    </>
  )
}

/** Takes over the one that the address asks for, once it is there, and clears the address of it. */
function useAskedFor(kept: readonly PreLoad[] | undefined, onTake: (row: PreLoad) => void) {
  const navigate = useNavigate()
  const asked = useSearch()['preLoad']
  useEffect(() => {
    if (asked === undefined || !kept) return
    const row = kept.find(({ loadID }) => loadID === asked)
    if (row) onTake(row)
    void navigate({ to: paths.addCargo, search: {}, replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each that is asked for
  }, [asked, kept])
}

/** Takes over the load that the address names, `?copy=12`, once it is read, clears the address of it and then tells so. */
function useAskedCopy(onTake: (row: PreviousCargo) => void, onCopied: () => void) {
  const navigate = useNavigate()
  const asked = useSearch()['copy']
  const { data: found, isError } = useCargoToCopy(typeof asked === 'number' ? asked : undefined)
  useEffect(() => {
    if (typeof asked !== 'number' || (!found && !isError)) return
    const row = found?.rows.find(({ id }) => id === asked)
    if (row) onTake(row)
    else toast({ tone: 'danger', title: `${sayLoad(asked)} برای کپی پیدا نشد.` })
    void navigate({ to: paths.addCargo, search: {}, replace: true }).then(() => row && onCopied())
    // oxlint-disable-next-line react/exhaustive-deps -- once for each that is asked for
  }, [asked, found, isError])
}
