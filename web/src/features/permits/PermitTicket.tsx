import { ArrowLeft, CircleX, WifiOff } from 'lucide-react'
import { groupDigits } from '@bargah/contract/kernel/check-digits.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { formatKm, splitPlace } from '../../kernel/format.ts'
import { Card } from '../../ui/Panel.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import type { PermitPass } from './permit-pass.queries.ts'

/** The permit as a ticket: its way, and under the tear what a guard reads. */
export const PermitTicket = ({ pass }: { pass: PermitPass }) => (
  <Card className="ticket" label={`مجوز ${toPersianDigits(pass.id)}`}>
    <Way pass={pass} />
    <div className="ticket-tear" />
    {pass.qrText === null ? <Void /> : <Proof qrText={pass.qrText} code={pass.code} />}
  </Card>
)

function Way({ pass }: { pass: PermitPass }) {
  const [from, to] = [splitPlace(pass.cargoSource), splitPlace(pass.cargoDestination)]
  return (
    <div className="ticket-way">
      <div>
        <b>{from.town}</b>
        {from.detail && <span className="quiet-line">{from.detail}</span>}
      </div>
      <div className="mid">
        <ArrowLeft className="i-lg" aria-label="به" />
        <span className="quiet-line num">{formatKm(pass.cargoDistance)}</span>
      </div>
      <div className="to">
        <b>{to.town}</b>
        {to.detail && <span className="quiet-line">{to.detail}</span>}
      </div>
    </div>
  )
}

const Proof = ({ qrText, code }: { qrText: string; code: string }) => (
  <div className="ticket-code">
    <div className="square">
      <QrCode text={qrText} label="تصویر چهارگوش مجوز، برای دوربین نگهبان" />
    </div>
    <bdi dir="ltr" className="typed">
      {toPersianDigits(groupDigits(code))}
    </bdi>
    <p className="quiet-line">کد بررسی، برای وارد کردن با دست</p>
    <p className="quiet-line off">
      <WifiOff className="i-lg" />
      بدون اینترنت هم باز می‌شود
    </p>
  </div>
)

const Void = () => (
  <div className="ticket-void">
    <CircleX />
    <b>این مجوز باطل شده است</b>
    <p className="quiet-line">با آن بار داده نمی‌شود؛ برای همین تصویر چهارگوش ندارد.</p>
  </div>
)
