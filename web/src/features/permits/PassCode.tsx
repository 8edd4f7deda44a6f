import { MapPin, PhoneIcon, WifiOff } from 'lucide-react'
import { groupDigits } from '@bargah/contract/kernel/check-digits.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useIsReached } from '../../kernel/connection.ts'
import { formatKm, splitPlace } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { FactRow } from '../../ui/FactRow.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { RoadSign } from '../../ui/RoadSign.tsx'
import { TruckPicture } from '../cargos/truck.parts.tsx'
import { isToBeLoaded, numbersOf } from './my-permit.rules.ts'
import { MyPermitAct } from './PermitQuestions.tsx'
import { CallRows, type FaceProps, PassFoot } from './PassRows.tsx'
import { PlateOf } from '../../ui/Plate.tsx'
import type { PermitPass } from './permit-pass.queries.ts'

/**
 * What a guard reads, as large as the phone is; then where to load and whom to call. While he has still to fetch the load
 * the call is the act, and on his home the place comes first; that it is delivered is the last thing that he says.
 */
export function PassCode({ pass, acts }: FaceProps) {
  const isReached = useIsReached()
  const { loading, company } = numbersOf(pass)
  const number = loading ?? company
  const isFetched = number === null || !isToBeLoaded(pass, serverNow())
  const comesFirst = acts.isHome && !isFetched
  const from = (
    <FactRow icon={<MapPin />} name="بارگیری">
      {pass.cargoSource}
    </FactRow>
  )
  return (
    <>
      <div role="status">{!isReached && <Trust />}</div>
      {comesFirst && <ul className="face-rows is-wide size-xl">{from}</ul>}
      <div className="gutter stack gap-2 pass-shown">
        {pass.qrText !== null && <Paper qrText={pass.qrText} code={pass.code} />}
        <PlateOf truck={pass} size="whole" />
        <Route pass={pass} isShort={!isReached} />
      </div>
      <ul className="face-rows is-wide size-xl">
        {!comesFirst && from}
        <CallRows pass={pass} except={isFetched ? null : number} />
      </ul>
      {!isFetched && (
        <div className="gutter stack">
          <MyPermitAct permit={pass} look="default" />
        </div>
      )}
      <PassFoot look="pass-duo">
        {isFetched ? (
          <MyPermitAct permit={pass} />
        ) : (
          <a href={`tel:${number}`} className={buttonClass('primary', 'hero')}>
            <PhoneIcon />
            <span>
              {loading ? 'زنگ برای بارگیری' : 'زنگ به شرکت'}
              <small className="block">{pass.transportationCompanyName}</small>
            </span>
          </a>
        )}
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
