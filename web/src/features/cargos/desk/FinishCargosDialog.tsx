import { type FinishedCargos, FinishCargosBody } from '@bargah/contract/features/cargos/cargo-life.schema.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useState } from 'react'
import { FormDialog } from '../../../kernel/form/FormDialog.tsx'
import { useWriteForm } from '../../../kernel/form/use-write-form.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { toast } from '../../../ui/toast.ts'

type Answers = FinishedCargos['answers']
type FinishCargosProps = { ids: readonly number[]; onDone: () => void; onClose: () => void }

/** Asks why the chosen cargos end; where some stay, each of these says why. */
export default function FinishCargosDialog({ ids, onDone, onClose }: FinishCargosProps) {
  const [told, setTold] = useState<{ message: string; stayed: Answers }>()
  const leave = () => {
    onClose()
    onDone()
  }
  const form = useWriteForm('finishCargos', {
    start: { Ids: [...ids], Desc: '' },
    checks: { body: FinishCargosBody },
    onDone: ({ message, data }) => {
      const stayed = data?.answers.filter(({ isFinished }) => !isFinished) ?? []
      if (stayed.length > 0) return setTold({ message, stayed })
      toast({ title: message })
      leave()
    },
  })
  if (told) return <Stayed {...told} onClose={leave} />
  return (
    <FormDialog
      form={form}
      danger
      title={`${formatNumber(ids.length)} بار تمام شود؟`}
      consequence="کامیون‌های مانده پس گرفته می‌شود و هزینهٔ آن‌ها به کیف پول شرکت برمی‌گردد؛ مجوزهای صادرشده می‌ماند."
      submitLabel="بله، تمام شود"
      cancelLabel="نه، بماند"
      busyLabel="در حال اتمام…"
      onClose={onClose}
    >
      <TextArea
        {...form.field('Desc')}
        label="دلیل اتمام"
        rows={2}
        maxLength={500}
        hint="رانندگانی که این بارها را خواسته بودند همین جمله را می‌بینند."
      />
    </FormDialog>
  )
}

const Stayed = ({ message, stayed, onClose }: { message: string; stayed: Answers; onClose: () => void }) => (
  <Dialog title={message} onClose={onClose} actions={<Button onClick={onClose}>بستن</Button>}>
    <ul className="ruled">
      {stayed.map(({ cargoId, message: why }) => (
        <li className="gap-05 pad-y-2 grid" key={cargoId}>
          <b className="num">بار {toPersianDigits(cargoId)}</b>
          <span>{why}</span>
        </li>
      ))}
    </ul>
  </Dialog>
)
