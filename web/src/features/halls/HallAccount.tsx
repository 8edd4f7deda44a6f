import { KeyRound, RefreshCw, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import type { WholeHall } from '@bargah/contract/features/halls/halls.schema.ts'
import { AccountName } from '../../ui/AccountName.tsx'
import { hallTitle } from '../../kernel/format.ts'
import { mayCall } from '../../kernel/calls.ts'
import { Button } from '../../ui/Button.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { EventsOf } from '../audit/audit.parts.tsx'

const ChangePasswordOfDialog = fetched(async () => ({
  default: (await import('../auth/auth.parts.tsx')).ChangePasswordOfDialog,
}))
const NewAccountDialog = fetched(async () => ({
  default: (await import('../auth/auth.parts.tsx')).NewAccountDialog<'createHallUser'>,
}))

/** The account that the hall's staff sign in with; whoever may, makes it and renews its password. */
export default function HallAccount({ hall }: { hall: WholeHall }) {
  const [act, setAct] = useState<'create' | 'password' | null>(null)
  const done = () => setAct(null)
  const { userName } = hall
  const mayCreate = mayCall('createHallUser')
  const mayChange = mayCall('changePasswordOf')
  return (
    <div className="stack">
      <Panel title="حساب سالن" className="hall-plain">
        {userName === null ? (
          <Note tone="warning" title="این سالن حساب ندارد">
            بدون حساب، متصدیان سالن نمی‌توانند وارد شوند و نوبت بدهند.
          </Note>
        ) : (
          <p>
            متصدیان با نام کاربری{' '}
            <b>
              <AccountName of={userName} />
            </b>{' '}
            و از در «پشتیبانی» وارد می‌شوند.
          </p>
        )}
        {!mayCreate && <p className="muted">ساختن حساب و عوض کردن گذرواژه با مدیر سامانه است.</p>}
        <div className="row wrap">
          {mayCreate && (
            <Button
              variant={userName === null ? 'primary' : 'default'}
              icon={userName === null ? <UserRoundPlus /> : <RefreshCw />}
              onClick={() => setAct('create')}
            >
              {userName === null ? 'ساختن حساب' : 'ساختن گذرواژهٔ تازه'}
            </Button>
          )}
          {mayChange && userName !== null && (
            <Button icon={<KeyRound />} onClick={() => setAct('password')}>
              گذاشتن گذرواژهٔ دلخواه
            </Button>
          )}
        </div>
        {act === 'create' && (
          <NewAccountDialog
            call="createHallUser"
            input={{ query: { LoadHallId: hall.loadHallId } }}
            of="سالن"
            name={hallTitle(hall.name)}
            named={hallTitle(hall.name)}
            handedTo="مسئول سالن"
            isNew={userName === null}
            onClose={done}
          />
        )}
        {act === 'password' && userName !== null && (
          <ChangePasswordOfDialog username={userName} name={hallTitle(hall.name)} onClose={done} />
        )}
      </Panel>
      {mayCall('searchAudit') && (
        <Panel title="رویدادهای سالن">
          <EventsOf table="halls" rowId={hall.loadHallId} />
        </Panel>
      )}
    </div>
  )
}
