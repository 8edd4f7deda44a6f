import { PhoneIcon } from 'lucide-react'
import { buttonClass } from '../../ui/Button.tsx'
import type { Load } from './load-order.rules.ts'
import { wayOfLoad } from './load.text.ts'

/** Telephones whoever declared a load. */
export const CallCompany = ({ cargo }: { cargo: Load }) => (
  <a
    href={`tel:${cargo.tel}`}
    className={buttonClass('default', 'touch')}
    aria-label={`تماس با ${cargo.transportationCompanyName}، بار ${wayOfLoad(cargo)}`}
  >
    <PhoneIcon className="i-lg" />
  </a>
)
