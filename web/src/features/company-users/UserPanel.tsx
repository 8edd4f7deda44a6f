import { Check, Copy, EllipsisVertical, Power, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { companyUserRefusals } from '@bargah/contract/features/company-users/company-users.text.ts'
import { type Flag, flags } from '@bargah/contract/kernel/access.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { mayCall } from '../../kernel/calls.ts'
import { LeaveQuestion } from '../../kernel/form/LeaveQuestion.tsx'
import { Form, SubmitButton } from '../../kernel/form/Form.tsx'
import { flagsOf, useMember } from '../../kernel/session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { Note } from '../../ui/Note.tsx'
import type { CompanyUser } from './company-users.queries.ts'
import { heldBy, sayChanges, switchTo } from './company-users.rules.ts'
import { FlagSwitches } from './FlagSwitches.tsx'
import { type UserForm, useUserForm } from './use-user-form.ts'
import { UserFields } from './UserFields.tsx'
import { Going } from '../../kernel/Going.tsx'
import { useHeld } from '../../kernel/use-held.ts'
import { IconButton } from '../../ui/IconButton.tsx'

/** The flags that the one signed in may give and take. */
export function useMyFlags(): readonly Flag[] {
  const member = useMember()
  return member.role === 'TransportationCompanyAdmin' ? flags : flagsOf(member)
}

type UserPanelProps = { user: CompanyUser; others: readonly CompanyUser[] }

/** One user: who he is, and the switches of what he may do. What is pressed waits for the save bar. */
export function UserPanel({ user, others }: UserPanelProps) {
  const { memberId } = useMember()
  const mine = useMyFlags()
  const isOwn = user.id === memberId
  const isStronger = heldBy(user).some((flag) => !mine.includes(flag))
  const mayTouch = !isOwn && !isStronger
  const mayEdit = mayTouch && mayCall('updateCompanyUser')
  const edit = useUserForm(user)
  const { form } = edit
  const setFlags = (wanted: readonly Flag[]) => form.set({ flags: [...wanted] })
  return (
    <section className="clips panel panel-flush user-panel" aria-labelledby="user-name">
      <div className="row at-start wrap gap-4 strip user-head">
        <Avatar name={user.fullname} large />
        <div className="grow">
          <div className="row wrap">
            <h2 className="heading" id="user-name">
              {user.fullname}
            </h2>
            <Badge tone={user.isActive ? 'success' : 'plain'}>{user.isActive ? 'فعال' : 'غیرفعال'}</Badge>
          </div>
          <p className="muted">
            از <Moment at={user.createdAt} look="date" />،{' '}
            {user.lastSignInAt === null ? (
              'هنوز وارد نشده است'
            ) : (
              <>
                آخرین ورود <Moment at={user.lastSignInAt} />
              </>
            )}
          </p>
        </div>
        {mayEdit && others.length > 0 && (
          <LikeAnother
            others={others}
            onChoose={(other) => setFlags(switchTo(form.values.flags, heldBy(other), mine))}
          />
        )}
        {mayTouch && <UserActs user={user} />}
      </div>
      {!mayTouch && (
        <div className="strip">
          <Note>
            {isOwn
              ? 'این حساب خودتان است؛ دسترسی‌ها و مشخصات آن را مدیر شرکت تغییر می‌دهد.'
              : companyUserRefusals.stronger_user}
          </Note>
        </div>
      )}
      <Form form={form} failedTitle="ذخیره نشد">
        <div className="stack gap-3 user-fields">
          <UserFields form={form} username={user.username} readOnly={!mayEdit} />
        </div>
        <FlagSwitches
          value={form.values.flags}
          before={edit.before}
          mine={mayEdit ? mine : []}
          onChange={setFlags}
        />
        {edit.count > 0 && <SaveBar edit={edit} />}
      </Form>
      <LeaveQuestion
        when={edit.count > 0}
        alsoOn="open"
        consequence="تغییرهایی که ذخیره نکرده‌اید از دست می‌رود."
      />
    </section>
  )
}

type LikeAnotherProps = { others: readonly CompanyUser[]; onChoose: (other: CompanyUser) => void }

export const LikeAnother = ({ others, onChoose }: LikeAnotherProps) => (
  <Menu
    label="دسترسی‌های کدام کاربر؟"
    align="end"
    items={others.map((other) => ({
      key: String(other.id),
      label: other.fullname,
      detail: `${formatNumber(heldBy(other).length)} از ${formatNumber(flags.length)}`,
      onSelect: () => onChoose(other),
    }))}
    renderTrigger={(trigger) => (
      <Button icon={<Copy />} {...trigger}>
        مثل کاربر دیگر
      </Button>
    )}
  />
)

/** What is not saved yet, in words. */
const SaveBar = ({ edit: { form, count, switched, fields } }: { edit: UserForm }) => (
  <SaveFoot>
    <SubmitButton form={form} icon={<Check />} busyLabel="در حال ذخیره…">
      ذخیرهٔ {formatNumber(count)} تغییر
    </SubmitButton>
    <Button disabled={form.busy} onClick={() => form.reset()}>
      بازگرداندن
    </Button>
    <p className="grow quiet blocks">
      <b>{sayChanges(switched, fields)}</b>
      <span>همان لحظه اثر می‌کند، ورود دوباره لازم نیست.</span>
    </p>
  </SaveFoot>
)

export const SaveFoot = ({ children }: { children: ReactNode }) => (
  <div className="on-panel row wrap strip line-above user-save">{children}</div>
)

/** What may be done with an account besides editing it; nothing is drawn for whom may do neither. */
function UserActs({ user }: { user: CompanyUser }) {
  const setActive = useHeld('setCompanyUserActive')
  const closing = useHeld('closeCompanyUser')
  const maySwitch = mayCall('setCompanyUserActive')
  const mayClose = mayCall('closeCompanyUser')
  const { id: Id, fullname, isActive } = user
  if (!maySwitch && !mayClose) return null
  return (
    <>
      <Menu
        label="کارهای حساب"
        align="end"
        items={[
          maySwitch && {
            key: 'active',
            icon: <Power />,
            label: user.isActive ? 'غیرفعال کردن' : 'فعال کردن',
            onSelect: () =>
              setActive.act({
                input: { body: { Id, IsActive: !isActive } },
                said: `${fullname} ${isActive ? 'غیرفعال' : 'فعال'} می‌شود`,
              }),
          },
          mayClose && {
            key: 'close',
            icon: <Trash2 />,
            label: 'حذف کاربر',
            danger: true,
            onSelect: () => closing.act({ input: { body: { Id } }, said: `حساب ${fullname} حذف می‌شود` }),
          },
        ]}
        renderTrigger={(trigger) => (
          <IconButton aria-label="کارهای حساب" icon={<EllipsisVertical />} {...trigger} />
        )}
      />
      <Going call="setCompanyUserActive" about={{ Id }} word="در حال تغییر" />
      <Going call="closeCompanyUser" about={{ Id }} />
    </>
  )
}
