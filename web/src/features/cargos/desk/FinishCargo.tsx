import { mayCancelChoices } from '@bargah/contract/features/cargos/cargos.access.ts'
import { type CargoLife, FinishCargoBody } from '@bargah/contract/features/cargos/cargo-life.schema.ts'
import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatRial } from '@bargah/contract/kernel/money.ts'
import { FileText, Flag, Lock, Truck, Wallet } from 'lucide-react'
import { Form, SubmitButton } from '../../../kernel/form/Form.tsx'
import { useWriteForm } from '../../../kernel/form/use-write-form.ts'
import { sayDone } from '../../../kernel/say-done.ts'
import { splitPlace } from '../../../kernel/format.ts'
import { Read } from '../../../kernel/Read.tsx'
import { useMember } from '../../../kernel/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { Note } from '../../../ui/Note.tsx'
import { SkeletonLines } from '../../../ui/Skeleton.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useCargoLife } from './cargos.queries.ts'
import { CargoBadge } from './CargoBadge.tsx'
import { StatGrid } from '../../../ui/StatGrid.tsx'

type FinishCargoProps = { cargo: PublicCargo; isInAddress?: boolean | undefined; onClose: () => void }

/** Finishing a cargo, in the place of its drawer: why, what it does, and what stands in the way (rules 9.12). */
export default function FinishCargo({ cargo, isInAddress = false, onClose }: FinishCargoProps) {
  const life = useCargoLife(cargo.id)
  const form = useWriteForm('finishCargo', {
    start: { Id: cargo.id, Desc: '', IsCancelPriority: false },
    checks: { body: FinishCargoBody },
    onDone: sayDone(onClose),
  })
  const mayCancel = mayCancelChoices(useMember().role)
  const waits = !mayCancel && (life.data?.waitingCount ?? 0) > 0
  const to = splitPlace(cargo.cargoDestination).town
  return (
    <Drawer
      onClose={onClose}
      isInAddress={isInAddress}
      title={`اتمام بار ${toPersianDigits(cargo.id)}`}
      badge={<CargoBadge cargo={cargo} />}
      subtitle={`${splitPlace(cargo.cargoSource).town} به ${to}، ${cargo.kalaDesc}، ${cargo.transportationCompanyName}`}
      actions={
        <>
          <Button onClick={onClose}>نه، بماند</Button>
          <SubmitButton
            form={form}
            className="far"
            variant="danger"
            icon={<Flag />}
            busyLabel="در حال اتمام…"
            disabled={waits || life.data === undefined}
          >
            بله، تمام شود
          </SubmitButton>
        </>
      }
    >
      <Read of={life} wait={<SkeletonLines lines={6} />} failedTitle="وضع بار خوانده نشد">
        {(known) => (
          <>
            <CargoFigures life={known} />
            <section>
              <Form form={form} className="stack">
                <TextArea
                  {...form.field('Desc')}
                  label="دلیل اتمام"
                  rows={2}
                  maxLength={500}
                  hint="رانندگانی که این بار را خواسته بودند همین جمله را می‌بینند."
                />
                {mayCancel && known.waitingCount > 0 && (
                  <Checkbox
                    {...form.field('IsCancelPriority')}
                    label={`${formatNumber(known.waitingCount)} درخواست منتظر هم لغو شود`}
                    hint={`بدون این، بار تا پایان دور${closing(known)} تمام نمی‌شود.`}
                  />
                )}
              </Form>
            </section>
            <WhatItDoes life={known} />
            {known.round && <Frozen life={known} waits={waits} />}
          </>
        )}
      </Read>
    </Drawer>
  )
}

const closing = ({ round }: CargoLife) => (round ? ` در ${formatTime(round.closesAt)}` : '')

/** In counts; what would be none is left out. */
function WhatItDoes({ life: { remaining, permitCount, releaseRial } }: { life: CargoLife }) {
  if (remaining === 0 && permitCount === 0 && !releaseRial) return null
  return (
    <section>
      <h3>با اتمام</h3>
      <ul className="cargo-does num">
        {remaining > 0 && (
          <li className="row">
            <Truck className="i-flip subtle" /> {formatNumber(remaining)} کامیون مانده پس گرفته می‌شود
          </li>
        )}
        {permitCount > 0 && (
          <li className="row">
            <FileText className="subtle" /> {formatNumber(permitCount)} مجوز صادرشده پابرجا می‌ماند
          </li>
        )}
        {releaseRial !== null && releaseRial > 0 && (
          <li className="row">
            <Wallet className="subtle" /> {formatRial(releaseRial)} به کیف پول شرکت برمی‌گردد
          </li>
        )}
      </ul>
    </section>
  )
}

/** The round that the cargo is in: until when it stays as it is. */
function Frozen({ life, waits }: { life: CargoLife; waits: boolean }) {
  const { round, waitingCount } = life
  if (!round) return null
  const until = formatTime(round.closesAt)
  return (
    <section>
      <Note tone={waits ? 'warning' : 'info'} icon={<Lock />}>
        {waits
          ? `${formatNumber(waitingCount)} راننده این بار را در دور ${formatTime(round.opensAt)} خواسته‌اند؛ بار تا پایان دور در ${until} تمام نمی‌شود.`
          : `این بار در دور ${formatTime(round.opensAt)} است. ویرایش و تخصیص آن تا ${until} بسته است.`}
      </Note>
    </section>
  )
}

const CargoFigures = ({ life }: { life: CargoLife }) => (
  <section>
    <StatGrid
      large
      stats={[
        { label: 'کامیون', value: formatNumber(life.freighterNumber) },
        { label: 'مجوز', value: formatNumber(life.permitCount) },
        { label: 'درخواست منتظر', value: formatNumber(life.waitingCount) },
      ]}
    />
  </section>
)
