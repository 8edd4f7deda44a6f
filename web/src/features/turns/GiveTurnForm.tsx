import { Check, IdCard, Truck } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { TakeTurnBody, takeTurnFaults } from '@bargah/contract/features/turns/turns.schema.ts'
import { sentencesOf } from '../../kernel/api-error.ts'
import type { CallData } from '../../kernel/api.ts'
import { useMember } from '../../kernel/session.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { focusField } from '../../ui/ErrorSummary.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Select } from '../../ui/Select.tsx'
import { useHalls } from '../../kernel/list-choices.ts'

type GiveTurnFormProps = {
  hallId: number | null
  /** For those who give turns at several halls; the server knows the hall of its staff. */
  onHall: ((id: number | null) => void) | undefined
  onGiven: (made: CallData<'takeTurn'>) => void
}

const empty = { NationalId: '', FreighterCardNumber: '' }
type Fields = typeof empty
/** Where the next driver's turn begins. */
const firstField = 'national-id'

/** Staff give a turn to a driver by his national code and the card of his truck (spec 2 §2.6). */
export function GiveTurnForm({ hallId, onHall, onGiven }: GiveTurnFormProps) {
  const { role } = useMember()
  const halls = useHalls(onHall !== undefined).data?.rows ?? []
  const [fields, setFields] = useState<Fields>(empty)
  const [tried, setTried] = useState(false)
  const [asking, setAsking] = useState(false)
  const give = useWrite('takeTurn', {
    onDone: (made) => {
      setFields(empty)
      setTried(false)
      focusField(firstField)
      onGiven(made)
    },
  })
  const body = { ...fields, LoadHallId: hallId }
  const faults = faultsOf(body, role)
  const shown = tried ? faults : new Map<string, string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (faults.size === 0) setAsking(true)
  }
  const send = () => {
    setAsking(false)
    give.mutate({ body })
  }
  const set = (name: keyof Fields) => (value: string) => setFields({ ...fields, [name]: value })
  return (
    <Panel title="دادن نوبت به راننده">
      <form className="stack" noValidate onSubmit={submit}>
        {onHall && (
          <Select
            label="سالن"
            placeholder="سالن را انتخاب کنید"
            options={halls.map((row) => ({ key: row.loadHallId, label: `سالن ${row.name}` }))}
            value={hallId}
            onChange={onHall}
            error={shown.get('LoadHallId')}
          />
        )}
        <DigitsField
          label="کد ملی راننده"
          id={firstField}
          maxLength={10}
          end={<IdCard />}
          value={fields.NationalId}
          onChange={set('NationalId')}
          error={shown.get('NationalId')}
        />
        <DigitsField
          label="شمارهٔ کارت هوشمند ناوگان"
          maxLength={7}
          end={<Truck />}
          value={fields.FreighterCardNumber}
          onChange={set('FreighterCardNumber')}
          error={shown.get('FreighterCardNumber')}
        />
        {give.isError && (
          <Note tone="danger" alert title="نوبت داده نشد">
            {sentencesOf(give.error).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Note>
        )}
        <div className="row">
          <Button
            type="submit"
            variant="primary"
            className="grow"
            icon={<Check />}
            busy={give.isPending}
            busyLabel="در حال دادن نوبت…"
          >
            دادن نوبت
          </Button>
          <Button
            onClick={() => {
              setFields(empty)
              setTried(false)
              give.reset()
            }}
          >
            پاک کردن
          </Button>
        </div>
      </form>
      {asking && (
        <ConfirmDialog
          title="به این راننده نوبت داده شود؟"
          consequence="شمارهٔ نوبت به نام او ثبت می‌شود و تا لغو یا مصرف آن، نوبت دیگری نمی‌گیرد."
          confirmLabel="بله، نوبت داده شود"
          cancelLabel="نه، بازبینی می‌کنم"
          onConfirm={send}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}

/** In: what was typed and by whom. Out: a sentence for each field that is missing or does not read. */
function faultsOf(body: Fields & { LoadHallId: number | null }, role: Parameters<typeof takeTurnFaults>[1]) {
  const given = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value || undefined]))
  const faults = new Map<string, string>(takeTurnFaults(given, role))
  const read = TakeTurnBody.safeParse(body)
  for (const { path, message } of read.error?.issues ?? []) faults.set(String(path[0]), message)
  return faults
}
