import { useState } from 'react'
import { keepPreviousData } from '@tanstack/react-query'
import { Check, Download, ListChecks, Undo2 } from 'lucide-react'
import type { ShownImport } from '@bargah/contract/features/imports/imports.schema.ts'
import { isBusy } from '@bargah/contract/features/imports/imports.states.ts'
import { importKindLabels, importStateLabels } from '@bargah/contract/features/imports/imports.text.ts'
import { formatNumber, toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import { call } from '../../kernel/api.ts'
import { mayCall } from '../../kernel/calls.ts'
import { ConfirmWrite } from '../../kernel/ConfirmWrite.tsx'
import { FaultNote } from '../../kernel/FaultNote.tsx'
import { Link } from '../../kernel/navigation.tsx'
import { serverNow } from '../../kernel/now.ts'
import { paths } from '../../kernel/paths.ts'
import { useMyBalance } from '../../kernel/use-my-balance.ts'
import { Read } from '../../kernel/Read.tsx'
import { currentSession } from '../../kernel/session.ts'
import { saveReply } from '../../kernel/save-reply.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { useRead } from '../../kernel/use-read.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Note } from '../../ui/Note.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { type Question, questions, sayBefore, sayHold, sayKey, sayRows, stateTones } from './imports.words.ts'
import '../../ui/lines.css'

const lookAgainMs = 1_000

/** One import: how far it is, what is wrong with which row, and what can be done now. */
export default function ImportDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const read = useRead('showImport', {
    query: { Id: id },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => state.data !== undefined && isBusy(state.data.state) && lookAgainMs,
  })
  const one = read.data
  return (
    <Drawer
      title={one ? importKindLabels[one.kind] : 'ورود از فایل'}
      badge={one && <Badge tone={stateTones[one.state]}>{importStateLabels[one.state]}</Badge>}
      subtitle={one?.name && <bdi>{one.name}</bdi>}
      onClose={onClose}
    >
      <Read of={read} failedTitle="این ورود خوانده نشد">
        {(shown) => (
          <>
            <section className="stack">
              {shown.keyName && <p className="quiet">{sayKey(shown.keyName)}</p>}
              <Standing one={shown} />
            </section>
            {shown.noticedRows.length > 0 && <Noticed one={shown} />}
            {shown.faultyRows.length > 0 && <Faults one={shown} />}
          </>
        )}
      </Read>
    </Drawer>
  )
}

type Asking = { of: 'start'; IsAll: boolean } | { of: 'undo' }

function Standing({ one }: { one: ShownImport }) {
  const start = useWrite('startImport')
  const undo = useWrite('undoImport')
  const [asking, setAsking] = useState<Asking>()
  const error = start.error ?? undo.error
  const right = one.rows - one.faults
  const before = one.importedBefore && sayBefore(one.kind, one.importedBefore, serverNow())
  const asks = questions[one.kind]
  const begin = (IsAll: boolean) =>
    asks ? setAsking({ of: 'start', IsAll }) : start.mutate({ body: { Id: one.id, IsAll } })
  const takeBack = () => (asks ? setAsking({ of: 'undo' }) : undo.mutate({ body: { Id: one.id } }))
  if (isBusy(one.state))
    return <Progress label={importStateLabels[one.state]} done={one.done} total={one.rows} noun="سطر" />
  return (
    <>
      <p>{sayRows(one, serverNow())}.</p>
      {one.note && <Note tone="danger">{one.note}</Note>}
      {error !== null && <FaultNote error={error} />}
      {before && (
        <Note tone="warning" title="این فایل پیش‌تر وارد شده است">
          {before} اگر وارد شود، یک بار دیگر ثبت می‌شود.
        </Note>
      )}
      {one.state === 'checked' && one.faults === 0 && (
        <Note tone="success">همهٔ سطرها درست است و می‌شود واردشان کرد؛ هنوز چیزی نوشته نشده است.</Note>
      )}
      {one.state === 'checked' && right > 0 && (
        <div className="row wrap">
          <Button
            variant="primary"
            icon={<ListChecks />}
            disabled={one.faults > 0}
            busy={start.isPending}
            busyLabel="در حال آغاز…"
            onClick={() => begin(true)}
          >
            ورود همه یا هیچ
          </Button>
          <Button icon={<Check />} disabled={start.isPending} onClick={() => begin(false)}>
            ورود {formatNumber(right)} سطر درست
          </Button>
        </div>
      )}
      {one.kind === 'loads' && one.state === 'imported' && mayCall('searchCargos') && (
        <Link to={paths.cargos} className={buttonClass()}>
          دیدن بارها
        </Link>
      )}
      {one.mayUndo && (
        <Button
          variant="dangerQuiet"
          icon={<Undo2 />}
          busy={undo.isPending}
          busyLabel="در حال آغاز…"
          onClick={takeBack}
        >
          برگرداندن {formatNumber(one.made)} سطر
        </Button>
      )}
      {asks && asking?.of === 'start' && (
        <ConfirmWrite
          call="startImport"
          input={() => ({ body: { Id: one.id, IsAll: asking.IsAll } })}
          {...wordsOf(asks.start, before)}
          title={asks.start.title(formatNumber(right))}
          busyLabel="در حال آغاز…"
          onClose={() => setAsking(undefined)}
        >
          {one.kind === 'loads' && <Wallet heldRial={one.heldRial} />}
        </ConfirmWrite>
      )}
      {asks && asking?.of === 'undo' && (
        <ConfirmWrite
          call="undoImport"
          input={() => ({ body: { Id: one.id } })}
          danger
          {...asks.undo}
          title={asks.undo.title(formatNumber(one.made))}
          busyLabel="در حال آغاز…"
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

/** What is asked of whoever is signed in; `before`: that the same rows came in once. */
function wordsOf(
  { consequence, ofOwner, confirmLabel, again = confirmLabel }: Question,
  before: string | null,
) {
  const isOwner = currentSession()?.member.role === 'ProductOwnerAdmin'
  const follows = (isOwner && ofOwner) || consequence
  return {
    consequence: before ? `${before} ${follows}` : follows,
    confirmLabel: before ? again : confirmLabel,
  }
}

/** What loads will hold of the company's wallet, as they were tried out, and what is in it; an owner has none. */
function Wallet({ heldRial }: { heldRial: number | null }) {
  const { data } = useMyBalance()
  if (!data) return null
  return <p className="quiet">{sayHold(heldRial, data)}</p>
}

/** Rows that are right, and of which one may think that they are not as they were meant. */
const Noticed = ({ one }: { one: ShownImport }) => (
  <section>
    <h3>{formatNumber(one.noticedRows.length)} سطر را یک بار دیگر ببینید</h3>
    <p className="quiet">ایراد نیست و جلوی ورود را نمی‌گیرد.</p>
    <Rows rows={one.noticedRows.map(({ notice, ...row }) => ({ ...row, says: notice }))} />
  </section>
)

const Rows = ({ rows }: { rows: readonly { nr: number; begins: string; says: string }[] }) => (
  <ul className="lines">
    {rows.map(({ nr, begins, says }) => (
      <li key={nr}>
        <div className="grow">
          <b>سطر {fa(String(nr))}</b> <small>{begins}</small>
          <p>{says}</p>
        </div>
      </li>
    ))}
  </ul>
)

function Faults({ one }: { one: ShownImport }) {
  const save = () =>
    saveReply(
      `ایرادهای ${importKindLabels[one.kind]}.xlsx`,
      call('downloadImportFaults', { query: { Id: one.id } }),
    )
  return (
    <section>
      <div className="apart">
        <h3>{formatNumber(one.faults)} سطر ایراد دارد</h3>
        <Button size="dense" icon={<Download />} onClick={() => void save()}>
          فایل ایرادها
        </Button>
      </div>
      <Rows rows={one.faultyRows.map(({ fault, ...row }) => ({ ...row, says: fault }))} />
      {one.faults > one.faultyRows.length && <p className="quiet">باقی را در فایل ایرادها ببینید.</p>}
    </section>
  )
}
