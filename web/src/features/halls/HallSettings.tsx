import { type ReactNode, useState } from 'react'
import { Check, Clock, Plus } from 'lucide-react'
import { Link, useNavigate } from '../../kernel/navigation.tsx'
import type { WholeHall } from '@bargah/contract/features/halls/halls.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { paths } from '../../kernel/paths.ts'
import { mayCall } from '../../kernel/calls.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { LeaveQuestion } from '../../kernel/form/LeaveQuestion.tsx'
import { useNow } from '../../kernel/now.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import type { ConfirmWords } from '../../ui/Dialog.tsx'
import { Note } from '../../ui/Note.tsx'
import { ClosePanel } from './ClosePanel.tsx'
import { computeChanges, type HallChange, sayNoRounds, sayWhen } from './hall-changes.rules.ts'
import { nextRoundOf } from './hall-effects.rules.ts'
import { HallPlace } from './HallPlace.tsx'
import { HallRounds } from './HallRounds.tsx'
import { HallStory } from './HallStory.tsx'
import { HallFees, HallTurns } from './HallTurns.tsx'
import { farFromTown, type HallValues, parsePoint } from './hall-values.rules.ts'
import { useExampleRoute, useTowns } from './halls.queries.ts'
import { KeptByAdmin } from './HallRows.tsx'
import { type HallForm, useHallForm, useNewHallForm } from './use-hall-form.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { BoldSentence } from './HallFields.tsx'

const everyHalfMinute = 30_000

/** All settings of a hall, each with what it does; what is changed waits to be saved. */
export function HallSettings({ hall }: { hall: WholeHall }) {
  const mayChange = mayCall('updateHall')
  const form = useHallForm(hall, !mayChange)
  const before = form.kept
  const now = useNow(everyHalfMinute)
  const [cityName, setCityName] = useState(hall.cityName)
  const nameOf = (id: number | null) => (id === hall.loadHallCityId ? hall.cityName : cityName)
  const changes = computeChanges(before, form.values, nameOf)
  const closesAt = hall.openRound && new Date(hall.openRound.closesAt)
  const when = sayWhen(changes, { closesAt, nextRound: nextRoundOf(before, now) }, now)
  const city = { cityName: nameOf(form.values.LoadHallCityId), onCity: setCityName }
  return (
    <div className="columns fold-1100 gap-5 hall-set">
      <Fields {...{ form, before, now, ...city }} hallId={hall.loadHallId}>
        {hall.coming && closesAt && (
          <Note tone="info">
            تنظیم‌های تازه ثبت شده است و پس از پایان دور باز، ساعت {formatTime(closesAt)}، به کار می‌آید.
          </Note>
        )}
      </Fields>
      <aside className="stack gap-3 hall-aside" aria-label="خلاصه">
        <HallStory values={form.values} now={now} />
        {mayChange ? (
          <>
            <SavePanel {...{ form, changes, when }} limit={before.ReservationLimit} />
            <ClosePanel hall={hall} />
          </>
        ) : (
          <KeptByAdmin>
            <Link to={paths.showTimes} className={buttonClass('default', 'dense')}>
              <Clock /> گذاشتن ساعت‌های اعلام
            </Link>
          </KeptByAdmin>
        )}
      </aside>
      <LeaveQuestion
        when={changes.length > 0}
        alsoOn="part"
        consequence="تغییرهایی که ذخیره نکرده‌اید از دست می‌رود."
      />
    </div>
  )
}

export function NewHall() {
  const navigate = useNavigate()
  const form = useNewHallForm((id) => void navigate({ to: paths.hall(id), replace: true }))
  const now = useNow(everyHalfMinute)
  const [cityName, setCityName] = useState('')
  return (
    <div className="columns fold-1100 gap-5 hall-set">
      <Fields {...{ form, now, cityName }} before={null} onCity={setCityName} />
      <aside className="stack gap-3 hall-aside" aria-label="خلاصه">
        <HallStory values={form.values} now={now} />
        <SaveSection label="ساختن سالن" isChanged={form.isChanged}>
          <NoRounds before={null} form={form} />
          <SubmitButton form={form} icon={<Plus />} busyLabel="در حال ساختن…">
            ساختن سالن
          </SubmitButton>
          <p className="fine muted">پس از آن حساب سالن را می‌سازید و نماینده‌ها و تعرفه‌ها را می‌افزایید.</p>
        </SaveSection>
      </aside>
      <LeaveQuestion when={form.isChanged && !form.busy} consequence="آنچه نوشته‌اید از دست می‌رود." />
    </div>
  )
}

type FieldsProps = {
  form: HallForm
  before: HallValues | null
  now: Date
  hallId?: number
  cityName: string
  onCity: (name: string) => void
  children?: ReactNode
}

function Fields({ hallId, cityName, onCity, children, ...fields }: FieldsProps) {
  const { form } = fields
  const { point, LoadHallCityId } = form.values
  const route = useExampleRoute(hallId, parsePoint(point))
  const isMoved = point !== form.kept.point || LoadHallCityId !== form.kept.LoadHallCityId
  const town = useTowns(isMoved ? cityName : '').data?.rows.find(({ cityId }) => cityId === LoadHallCityId)
  const farKm = farFromTown(point, town)
  return (
    <Form
      form={form}
      className="stack gap-25"
      failedTitle="سالن ذخیره نشد"
      goal="سالن ذخیره شود"
      {...(farKm !== null && { confirm: sayFar(cityName, farKm) })}
    >
      {children}
      <HallPlace {...fields} cityName={cityName} onCity={onCity} />
      <HallRounds {...fields} />
      <HallTurns {...fields} route={route} />
      <HallFees {...fields} />
    </Form>
  )
}

const sayFar = (cityName: string, km: number): ConfirmWords => ({
  title: `سالن ${formatNumber(km)} کیلومتر دور از ${cityName}؟`,
  consequence:
    'عرض و طول جغرافیایی با شهر سالن نمی‌خواند؛ نوبت‌گرفتن و انتخاب بار از همین جا سنجیده می‌شود. آن را یک بار دیگر ببینید.',
  confirmLabel: 'بله، همین جاست',
  cancelLabel: 'نه، بازبینی می‌کنم',
  busyLabel: 'در حال ذخیره…',
})

type SavePanelProps = { form: HallForm; changes: readonly HallChange[]; when: string; limit: number }

/** What is changed, from old to new, and from when on it counts. */
const SavePanel = ({ form, changes, when, limit }: SavePanelProps) => (
  <SaveSection label="ذخیرهٔ تنظیم‌ها" isChanged={changes.length > 0}>
    {changes.length > 0 ? (
      <ul className="stack gap-1">
        {changes.map(({ name, label, from, to }) => (
          <li className="text-sm apart at-stretch gap-3" key={name}>
            <span className="muted">{label}</span>
            <b className="strong num">
              {from && <span className="subtle">{from} به</span>} {to}
            </b>
          </li>
        ))}
      </ul>
    ) : (
      <p className="muted">هنوز چیزی عوض نشده است.</p>
    )}
    <NoRounds before={limit} form={form} />
    <div className="row">
      <SubmitButton
        form={form}
        className="grow"
        icon={<Check />}
        busyLabel="در حال ذخیره…"
        disabled={changes.length === 0}
      >
        {changes.length === 0 ? 'ذخیره' : `ذخیرهٔ ${formatNumber(changes.length)} تغییر`}
      </SubmitButton>
      <Button disabled={form.busy || changes.length === 0} onClick={() => form.reset()}>
        بازگرداندن
      </Button>
    </div>
    {changes.length > 0 && (
      <p className="fine muted">
        <BoldSentence>{when}</BoldSentence>
      </p>
    )}
  </SaveSection>
)

/** Before a hall is saved whose turns would no longer decide. */
function NoRounds({ before, form }: { before: number | null; form: HallForm }) {
  const words = sayNoRounds(before, form.values.ReservationLimit)
  return words !== null && <p className="is-warning">{words}</p>
}

type SaveSectionProps = { label: string; isChanged: boolean; children: ReactNode }

const SaveSection = ({ label, isChanged, children }: SaveSectionProps) => (
  <section className="panel stack gap-25 panel-body hall-save" aria-label={label} data-changed={isChanged}>
    {children}
  </section>
)
