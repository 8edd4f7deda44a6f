import { ledgerCode } from '@bargah/contract/features/log/ledger-code.ts'
import { CircleX, KeyRound, ShieldCheck, ShieldX } from 'lucide-react'
import type { PermitFacts } from '@bargah/contract/features/permits/signed-code.ts'
import { permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { formatDateTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { serverNow } from '../../kernel/now.ts'
import { Button } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Note } from '../../ui/Note.tsx'
import { Card } from '../../ui/Panel.tsx'
import { Route } from '../../ui/Route.tsx'
import type { Checked } from './check-permit.rules.ts'
import { PermitBadge } from './PermitBadge.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import { useVerified } from './search-permits.queries.ts'
import { OverVerdict, PermitVerdict } from './PermitVerdict.tsx'

type CheckedPermitProps = { checked: Exclude<Checked, { verdict: 'typed' }> }

export function CheckedPermit({ checked }: CheckedPermitProps) {
  if (checked.verdict === 'genuine') return <Genuine code={checked.code} facts={checked.facts} />
  if (checked.verdict === 'altered')
    return (
      <PermitVerdict good={false} icon={<ShieldX />} title="این مجوز ساختگی یا دست‌خورده است">
        شکل کد از بارگاه است، ولی امضایش درست نیست. با این برگه بار ندهید.
      </PermitVerdict>
    )
  if (checked.verdict === 'notOurs')
    return (
      <PermitVerdict good={false} icon={<ShieldX />} title="این تصویر مجوز بارگاه نیست">
        کد دیگری است. تصویر چهارگوش پای برگهٔ مجوز یا روی گوشی راننده را بخوانید.
      </PermitVerdict>
    )
  return (
    <Note tone="warning" icon={<KeyRound />} title="کلید این مجوز روی این گوشی نیست" alert>
      این مجوز با کلید دیگری امضا شده است و بی آن داوری نمی‌شود. یک بار به اینترنت وصل شوید تا کلیدها تازه شود،
      سپس دوباره بخوانید.
    </Note>
  )
}

type GenuineProps = { code: string; facts: PermitFacts }

function Genuine({ code, facts }: GenuineProps) {
  const online = useVerified(code)
  const permit = online.data
  return (
    <>
      <GenuineVerdict stands={standingOf(permit)} />
      <Card className="stack">
        <div className="apart">
          <b className="num">مجوز {toPersianDigits(facts.permitId)}</b>
          {permit?.genuine && permit.status !== null && <PermitBadge status={permit.status} />}
        </div>
        <div className="apart gap-3 wrap">
          {facts.origin && facts.destination && (
            <Route size="header" from={facts.origin} to={facts.destination} />
          )}
          <PlateOf size="header" truck={truckOf(facts)} />
        </div>
        <DescriptionList
          items={[
            permit?.genuine && { term: 'کالا', value: permit.kalaDesc },
            { term: 'کارت هوشمند ناوگان', value: toPersianDigits(facts.freighterCardNumber) },
            {
              term: 'کد ملی راننده',
              value: `چهار رقم آخر ${toPersianDigits(facts.driverNationalIdTail)}`,
            },
            { term: 'بار', value: toPersianDigits(facts.cargoId) },
            { term: 'صدور', value: formatDateTime(facts.issuedAt) },
            { term: 'از صدور', value: sayDays(facts.issuedAt) },
            facts.log && { term: 'کد صحت دفتر سالن', value: <LedgerCode root={facts.log.root} /> },
            facts.log && { term: 'سطرهای دفتر هنگام صدور', value: formatNumber(facts.log.size) },
          ]}
        />
      </Card>
      {!permit && <NotAsked isAsking={online.isFetching} onAsk={() => void online.refetch()} />}
      <Note title="پلاک و راننده را بسنجید">
        از کد درست می‌شود عکس گرفت و روی برگهٔ دیگری گذاشت؛ این را امضا نشان نمی‌دهد. اگر پلاک، کارت ناوگان، چهار
        رقم کد ملی یا شهرها با کامیون و راننده‌ای که پیش شماست یکی نیست، با این برگه بار ندهید.
      </Note>
    </>
  )
}

const LedgerCode = ({ root }: { root: string }) => (
  <bdi dir="ltr" className="num">
    {toPersianDigits(ledgerCode(root))}
  </bdi>
)

/** How old a permit is: one of weeks ago has done its work, or was kept back. */
function sayDays(issuedAt: string) {
  const days = Math.floor((serverNow().getTime() - Date.parse(issuedAt)) / 86_400_000)
  return days < 1 ? 'کمتر از یک روز' : `${formatNumber(days)} روز`
}

/** `unknown`: nobody could be asked; `over`: its load was delivered; `gone`: signed by Bargah, which has no such permit now. */
type Standing = 'stands' | 'voided' | 'over' | 'gone' | 'unknown'

function standingOf(permit: ReturnType<typeof useVerified>['data']): Standing {
  if (!permit) return 'unknown'
  if (!permit.genuine) return 'gone'
  if (permit.status === permitStatus.voided) return 'voided'
  return permit.status === permitStatus.completed ? 'over' : 'stands'
}

function GenuineVerdict({ stands }: { stands: Standing }) {
  if (stands === 'voided' || stands === 'over') return <OverVerdict isVoided={stands === 'voided'} />
  if (stands === 'gone')
    return (
      <PermitVerdict good={false} icon={<CircleX />} title="بارگاه اکنون چنین مجوزی ندارد">
        امضا درست است، ولی این مجوز در بارگاه نیست. با این برگه بار ندهید.
      </PermitVerdict>
    )
  return (
    <PermitVerdict
      good
      icon={<ShieldCheck />}
      title={stands === 'stands' ? 'این مجوز اصل و پابرجاست' : 'امضای این مجوز درست است'}
    >
      {stands === 'stands'
        ? 'همین حالا از بارگاه پرسیده شد.'
        : 'بارگاه آن را صادر کرده است و چیزی از آن عوض نشده است.'}
    </PermitVerdict>
  )
}

type NotAskedProps = { isAsking: boolean; onAsk: () => void }

const NotAsked = ({ isAsking, onAsk }: NotAskedProps) => (
  <Note tone="warning" title="ابطال پرسیده نشده است">
    باطل شدن مجوز را تنها با اینترنت می‌توان دید.{' '}
    <Button size="dense" busy={isAsking} busyLabel="در حال پرسیدن…" onClick={onAsk}>
      پرسیدن از بارگاه
    </Button>
  </Note>
)

function truckOf({ plate }: PermitFacts) {
  const [plaqueNumber = '', plaqueSerialNumber = ''] = plate.split('-')
  return { plaqueNumber, plaqueSerialNumber }
}
