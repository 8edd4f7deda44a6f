import { MessageSquare } from 'lucide-react'
import type { Voiding } from '@bargah/contract/features/permits/voiding.schema.ts'
import { feeCameBack, turnStaysUsed } from '@bargah/contract/features/permits/voiding.text.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'

/** What stays so and what came back, a sentence each. */
export const sayAfterVoiding = ({ usedTurn, driverRefundRial }: Voiding): string[] => [
  ...(usedTurn === null ? [] : [turnStaysUsed(usedTurn)]),
  driverRefundRial > 0 ? feeCameBack(driverRefundRial) : 'هزینهٔ نوبت به کیف پول برنگشت.',
]

export const sayWhoVoided = ({ byCompany }: Voiding): string | null =>
  byCompany === null ? null : `شرکت «${byCompany}» آن را باطل کرد.`

export const ifNotTrue = 'اگر این دلیل درست نیست، به پشتیبانی بنویسید.'

/** From a permit that a company voided to a message that names it; nothing of any other. */
export const ObjectToVoiding = ({ of, permitId }: { of: Voiding; permitId: number }) =>
  of.byCompany !== null && (
    <>
      <p>{ifNotTrue}</p>
      <Link
        to={paths.writeMessage}
        search={aboutVoiding(permitId)}
        className={buttonClass('default', 'hero')}
      >
        <MessageSquare />
        نوشتن به پشتیبانی
      </Link>
    </>
  )

/** What the address of such a message says. */
export const aboutVoiding = (permitId: number) => ({ about: 'voiding', permit: permitId }) as object
