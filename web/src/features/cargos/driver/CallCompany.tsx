import { PhoneIcon } from 'lucide-react'
import { buttonClass } from '../../../ui/Button.tsx'
import type { Load } from './load-order.rules.ts'
import { wayOfLoad } from './load.text.ts'

/** Telephones whoever declared a load; what is kept for use without a network has no number. */
export const CallCompany = ({ cargo }: { cargo: Load }) =>
  cargo.tel && (
    <a
      href={`tel:${cargo.tel}`}
      className={buttonClass('default', 'touch')}
      aria-label={`تماس با ${cargo.transportationCompanyName}، بار ${wayOfLoad(cargo)}`}
    >
      <PhoneIcon className="i-lg" />
    </a>
  )
