import { MapPin, WifiOff } from 'lucide-react'
import { groupDigits } from '@bargah/contract/kernel/check-digits.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useIsReached } from '../../kernel/connection.ts'
import { formatKm, splitPlace } from '../../kernel/format.ts'
import { FactRow } from '../../ui/FactRow.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { RoadSign } from '../../ui/RoadSign.tsx'
import { TruckPicture } from '../cargos/truck.parts.tsx'
import { MyPermitAct } from './PermitQuestions.tsx'
import { CallRow, type FaceProps, PassFoot } from './PassRows.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import type { PermitPass } from './permit-pass.queries.ts'

/** What a guard reads, as large as the phone is; then where to load and whom to call. */
export function PassCode({ pass, acts }: FaceProps) {
  const isReached = useIsReached()
  return (
    <>
      <div role="status">{!isReached && <Trust />}</div>
      <div className="gutter stack gap-2 pass-shown">
        {pass.qrText !== null && <Paper qrText={pass.qrText} code={pass.code} />}
        <PlateOf truck={pass} size="whole" />
        <Route pass={pass} isShort={!isReached} />
      </div>
      <ul className="face-rows is-wide size-xl">
        <FactRow icon={<MapPin />} name="بارگیری">
          {pass.cargoSource}
        </FactRow>
        <CallRow pass={pass} />
      </ul>
      <PassFoot look="pass-duo">
        <MyPermitAct permit={pass} />
        {acts.more}
      </PassFoot>
    </>
  )
}

/** That it holds without a network is a reason to trust it, not a warning. */
const Trust = () => (
  <p className="gap-3 tall-hero gutter strong pass-trust row">
    <WifiOff />
    بی اینترنت هم درست است. نشان بدهید.
  </p>
)

const Paper = ({ qrText, code }: { qrText: string; code: string }) => (
  <div className="middle grid pass-paper">
    <QrCode text={qrText} quiet={4} label="تصویر چهارگوش مجوز، برای دوربین نگهبان" />
    <bdi dir="ltr" className="num">
      {toPersianDigits(groupDigits(code))}
    </bdi>
  </div>
)

/** `isShort`: something above it takes its room. */
function Route({ pass, isShort }: { pass: PermitPass; isShort: boolean }) {
  const [from, to] = [splitPlace(pass.cargoSource), splitPlace(pass.cargoDestination)]
  return (
    <RoadSign
      to={to.town}
      lines={[`از ${from.town}`, ...(isShort ? [] : [formatKm(pass.cargoDistance)])]}
      picture={
        <TruckPicture loaderTypeName={pass.loaderTypeName} goods={[pass.kalaDesc, pass.bastebandyName]} />
      }
    />
  )
}
