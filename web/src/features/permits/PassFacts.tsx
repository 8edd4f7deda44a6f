import { Package, PhoneIcon, Truck, Weight } from 'lucide-react'
import { sums } from '@bargah/contract/features/cargos/sums.text.ts'
import { formatPackaging, formatWeight } from '../../kernel/format.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Panel.tsx'
import { Toman } from '../../ui/Toman.tsx'
import { AskWhyPay, PayLine } from '../cargos/pay.parts.ts'
import { PlateOf } from './PlateOf.tsx'
import type { PermitPass } from './permit-pass.queries.ts'

/** What the driver asks of his permit: his pay, whom to call, what he carries in which truck. */
export function PassFacts({ pass }: { pass: PermitPass }) {
  const telephone = pass.transportationCompanyMobile || pass.tel
  return (
    <Card className="pass-facts ruled" label="بار و شرکت حمل">
      <div className="row gap-3">
        <p className="grow">
          <span className="quiet-line">{sums.netPay} شما</span>
          <span className="pay">
            <Toman figure toman={pass.netPayToman} />
          </span>
          <PayLine load={pass} look="quiet-line" />
        </p>
        <AskWhyPay load={pass} rents={pass.rents} />
      </div>
      <div className="row gap-3">
        <p className="grow">
          <span className="quiet-line">شرکت حمل</span>
          <b>{pass.transportationCompanyName}</b>
        </p>
        {telephone && (
          <a
            href={`tel:${telephone}`}
            className={buttonClass('default', 'touch')}
            aria-label={`تماس با ${pass.transportationCompanyName}`}
          >
            <PhoneIcon className="i-lg" />
            تماس
          </a>
        )}
      </div>
      <ul>
        <li className="row">
          <Package className="i-lg" />
          {pass.kalaDesc}، {formatPackaging(pass.bastebandyName, pass.bastebandyNumber)}
        </li>
        <li className="row num">
          <Weight className="i-lg" />
          {formatWeight(pass.kalaWeight)}
        </li>
        <li className="row">
          <Truck className="i-lg" />
          {pass.loaderTypeName}
        </li>
        <li className="row">
          <PlateOf truck={pass} />
        </li>
      </ul>
      {pass.description && <p className="note">{pass.description}</p>}
    </Card>
  )
}
