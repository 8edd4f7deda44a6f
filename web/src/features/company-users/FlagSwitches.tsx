import {
  FileCheck,
  FileText,
  Lock,
  type LucideIcon,
  Package,
  PackageOpen,
  ReceiptText,
  Shield,
  Truck,
  Unlink,
  UserRound,
  Users,
} from 'lucide-react'
import { flagGroups } from '@bargah/contract/features/company-users/flags.text.ts'
import { type Flag, flags } from '@bargah/contract/kernel/access.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { calls } from '../../kernel/calls.ts'
import { Bar } from '../../ui/Bar.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Switch } from '../../ui/Switch.tsx'
import { findBound } from './company-users.rules.ts'

type Group = (typeof flagGroups)[number]
const icons: Record<Group['key'], LucideIcon> = {
  loads: Package,
  permits: FileText,
  customers: Users,
  drafts: FileCheck,
  waybills: ReceiptText,
  members: UserRound,
  drivers: Truck,
  insurance: Shield,
  owners: PackageOpen,
}
/** The nine groups in their three columns. */
const columns = [0, 3, 6].map((first) => flagGroups.slice(first, first + 3))

const bound = findBound(Object.values(calls).map(({ access }) => access))
const isBound = (flag: Flag) => bound.has(flag)
const unbound = flags.filter((flag) => !isBound(flag)).length

const countOf = (held: readonly Flag[], total: number) =>
  `${formatNumber(held.length)} از ${formatNumber(total)}`

type SwitchesProps = {
  value: readonly Flag[]
  /** As they are on the server: what differs is marked. None of a new user. */
  before?: readonly Flag[]
  mine: readonly Flag[]
  onChange: (value: Flag[]) => void
}

/** The thirty-one switches with what each opens. Nothing is sent when one is pressed. */
export const FlagSwitches = (props: SwitchesProps) => (
  <>
    <Band {...props} />
    <div className="grid flag-columns ruled-across">
      {columns.map((groups) => (
        <div key={groups[0]?.key}>
          {groups.map((group) => (
            <FlagGroup key={group.key} group={group} {...props} />
          ))}
        </div>
      ))}
    </div>
  </>
)

/** How many are on, and all at once. */
function Band({ value, mine, onChange }: SwitchesProps) {
  const others = value.filter((flag) => !mine.includes(flag))
  return (
    <div className="on-sunken row wrap strip size-sm flag-band">
      <span className="row at-base">
        <b className="title-lg num">{formatNumber(value.length)}</b>
        <span className="muted num">روشن از {formatNumber(flags.length)}</span>
      </span>
      <Bar share={value.length / flags.length} label="دسترسی‌های روشن" tone="neutral" />
      <span className="grow muted">
        {formatNumber(flags.length - value.length)} خاموش. {formatNumber(unbound)} دسترسی هنوز اثری ندارد.
      </span>
      {mine.length > 0 && (
        <span className="row wrap">
          <Button
            size="dense"
            onClick={() => onChange(flags.filter((flag) => [...others, ...mine].includes(flag)))}
          >
            روشن کردن همه
          </Button>
          <Button size="dense" onClick={() => onChange([...others])}>
            خاموش کردن همه
          </Button>
        </span>
      )}
    </div>
  )
}

function FlagGroup({ group, ...props }: SwitchesProps & { group: Group }) {
  const Icon = icons[group.key]
  const own: readonly Flag[] = group.flags.map(({ flag }) => flag)
  const isWhollyUnbound = !own.some(isBound)
  return (
    <section className={classes('flag-group', isWhollyUnbound && 'is-unbound')}>
      <h3 className="row strong">
        <Icon className={classes('subtle', group.key === 'drivers' && 'i-flip')} />
        {group.label}
        <span className="strong far fine num">
          {countOf(
            props.value.filter((flag) => own.includes(flag)),
            own.length,
          )}
        </span>
      </h3>
      {isWhollyUnbound && <Unbound>روشن یا خاموش، هنوز چیزی را باز نمی‌کند</Unbound>}
      <ul>
        {group.flags.map((words) => (
          <li key={words.flag}>
            <FlagSwitch {...words} {...props} saysUnbound={!isWhollyUnbound} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type FlagSwitchProps = SwitchesProps & { flag: Flag; label: string; opens: string; saysUnbound: boolean }

function FlagSwitch({ flag, label, opens, saysUnbound, value, before, mine, onChange }: FlagSwitchProps) {
  const isOn = value.includes(flag)
  const isChanged = before !== undefined && before.includes(flag) !== isOn
  const isLocked = !mine.includes(flag)
  const hint = isBound(flag) ? opens : saysUnbound && <Unbound>هنوز چیزی را باز نمی‌کند</Unbound>
  return (
    <Switch
      className={classes(
        'rounded-sm is-row flag-switch',
        !isBound(flag) && 'is-hollow',
        isChanged && 'is-changed',
      )}
      label={
        <span className="apart">
          <b>{label}</b>
          {isChanged && <em>{isOn ? 'روشن شد' : 'خاموش شد'}</em>}
        </span>
      }
      hint={
        isLocked && mine.length > 0 ? (
          <span className="row gap-15">
            <Lock className="i-sm" /> شما این دسترسی را ندارید
          </span>
        ) : (
          hint
        )
      }
      value={isOn}
      disabled={isLocked}
      onChange={(on) => onChange(flags.filter((one) => (one === flag ? on : value.includes(one))))}
    />
  )
}

const Unbound = ({ children }: { children: string }) => (
  <span className="row gap-15 fine">
    <Unlink className="i-sm" /> {children}
  </span>
)
