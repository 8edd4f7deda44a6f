import { Check } from 'lucide-react'
import { companyUserAdded } from '@bargah/contract/features/company-users/company-users.text.ts'
import type { Flag } from '@bargah/contract/kernel/access.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { notEntered } from '@bargah/contract/kernel/not-given.ts'
import { useNavigate } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { mayCall } from '../../kernel/calls.ts'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { LeaveQuestion } from '../../kernel/form/LeaveQuestion.tsx'
import { NewPassword } from '../../kernel/form/NewPassword.tsx'
import { useWriteForm, type WriteForm } from '../../kernel/form/use-write-form.ts'
import { DigitsField } from '../../ui/DigitsField.tsx'
import { MobileField } from '../../ui/MobileField.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { fetched } from '../../ui/fetched.tsx'
import { useAgencyKey, useCompanyUsers } from './company-users.queries.ts'
import { heldBy, switchTo } from './company-users.rules.ts'
import { FlagSwitches } from './FlagSwitches.tsx'
import { LikeAnother, SaveFoot, useMyFlags } from './UserPanel.tsx'
import './company-users.css'

const MissingChoices = fetched(() => import('../../kernel/form/MissingChoices.tsx'))

const empty = { Username: '', Password: '', Repeat: '', Fullname: '', Mobile: '', NationalId: '' }
type Values = typeof empty & { flags: Flag[] }

async function checks() {
  const { AddCompanyUserBody } = await import(
    '@bargah/contract/features/company-users/company-users.schema.ts'
  )
  return { body: AddCompanyUserBody, faults: faultsOfRepeat }
}

/** The password twice (rules 4.11). */
function faultsOfRepeat({ Password, Repeat }: Record<string, unknown>): [string, string][] {
  if (!Repeat) return [['Repeat', notEntered('تکرار گذرواژه')]]
  return Repeat === Password ? [] : [['Repeat', 'گذرواژه و تکرار آن باید یکسان باشند.']]
}

/** A new user of the company: who he is, how he signs in, and what he may do, which is nothing until it is switched on (rules 4.11). */
export default function AddUserPage() {
  const mine = useMyFlags()
  const navigate = useNavigate()
  const form = useWriteForm('addCompanyUser', {
    start: { ...empty, flags: [] } as Values,
    checks,
    input: ({ Username, Password, Fullname, Mobile, NationalId, flags }) => {
      const Access = Object.fromEntries(flags.map((flag) => [flag, true]))
      return { body: { Username, Password, Fullname, Mobile, NationalId, Access } }
    },
    onDone: ({ message, username }, { reset }) => {
      reset()
      toast({ title: message || companyUserAdded })
      void navigate(
        mayCall('listCompanyUsers')
          ? { to: paths.manageUsers, search: { open: username } }
          : { to: paths.home },
      )
    },
  })
  const isTyped = Object.keys(empty).some((name) => form.values[name as keyof typeof empty] !== '')
  return (
    <>
      <PageHead title="افزودن کاربر" subtitle="برای همکاری که با حساب خودش وارد می‌شود." />
      <Form
        form={form}
        className="panel user-panel"
        goal="کاربر ثبت شود"
        failedTitle="کاربر ثبت نشد"
        confirm={{
          title: 'اطلاعات درست است؟',
          consequence: `${form.values.Fullname || 'این کاربر'} ${sayMay(form.values.flags.length)}`,
          confirmLabel: 'بله، ثبت شود',
          busyLabel: 'در حال ثبت…',
        }}
      >
        <NewUserFields form={form} />
        <Switches form={form} mine={mine} />
        <SaveFoot>
          <SubmitButton form={form} icon={<Check />} busyLabel="در حال ثبت…">
            ثبت کاربر
          </SubmitButton>
          <p className="grow quiet">
            نام کاربری و گذرواژه را خودتان به او بدهید؛ گذرواژه دیگر نشان داده نمی‌شود.
          </p>
        </SaveFoot>
      </Form>
      <LeaveQuestion when={isTyped && !form.busy} consequence="آنچه نوشته‌اید از دست می‌رود." />
    </>
  )
}

const sayMay = (count: number) =>
  count === 0
    ? 'می‌تواند وارد شود، ولی تا دسترسی‌ای روشن نکنید کاری نمی‌تواند بکند.'
    : `با ${formatNumber(count)} دسترسی که روشن کرده‌اید می‌تواند وارد شود.`

type PartProps = { form: WriteForm<Values> }

function NewUserFields({ form }: PartProps) {
  const { data: key } = useAgencyKey()
  const suffix = key === undefined ? '_Agent…' : `_Agent${key}`
  return (
    <div className="stack gap-3 user-fields is-new">
      <MissingChoices className="whole-row" />
      <TextField
        {...form.field('Username')}
        label="نام کاربری"
        hint="دست‌کم ۵ نویسه؛ پسوند آن ثابت است."
        dir="ltr"
        unit={<bdi dir="ltr">{suffix}</bdi>}
        maxLength={40}
        autoComplete="off"
      />
      <NewPassword password={form.field('Password')} repeated={form.field('Repeat')} label="گذرواژه" />
      <TextField {...form.field('Fullname')} label="نام و نام خانوادگی" optional maxLength={50} />
      <MobileField {...form.field('Mobile')} label="شمارهٔ موبایل" optional />
      <DigitsField {...form.field('NationalId')} label="کد ملی" optional maxLength={10} />
    </div>
  )
}

function Switches({ form, mine }: PartProps & { mine: readonly Flag[] }) {
  const setFlags = (flags: readonly Flag[]) => form.set({ flags: [...flags] })
  return (
    <>
      {mayCall('listCompanyUsers') && (
        <LikeOneOfAll onChoose={(held) => setFlags(switchTo([], held, mine))} />
      )}
      <FlagSwitches value={form.values.flags} mine={mine} onChange={setFlags} />
    </>
  )
}

function LikeOneOfAll({ onChoose }: { onChoose: (flags: Flag[]) => void }) {
  const { data: users = [] } = useCompanyUsers()
  if (users.length === 0) return null
  return (
    <div className="apart gap-3 strip">
      <h2 className="heading">دسترسی‌ها</h2>
      <LikeAnother others={users} onChoose={(other) => onChoose(heldBy(other))} />
    </div>
  )
}
