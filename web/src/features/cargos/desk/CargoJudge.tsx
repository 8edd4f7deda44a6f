import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { serverNow } from '../../../kernel/now.ts'
import { sentenceOf } from '../../../kernel/api-error.ts'
import { lackingIn, TopUp } from '../../../kernel/TopUp.tsx'
import { sayDone } from '../../../kernel/say-done.ts'
import { useWrite } from '../../../kernel/use-write.ts'
import { JudgeFoot } from '../../applicants/judge-foot.parts.tsx'
import { approvalSentence, lackingOf, lackSentence } from './review.rules.ts'
import { useReviewChecks, useReviewedCompany } from './cargos.queries.ts'

const usualReasons = [
  'کامیون مناسب این بار را نداریم.',
  'کرایه برای این مسیر کم است.',
  'وزن یا نوع کالا با کامیون خواسته‌شده جور نیست.',
  'مشخصات بار کامل نیست؛ آن را کامل کنید و دوباره بفرستید.',
]

/** Why it is not approved, and where money is lacking, the way to it. */
const sayFault = (sentence: string, lackingRial: number | undefined) => (
  <>
    {sentence} {lackingRial !== undefined && <TopUp lackingRial={lackingRial} size="dense" />}
  </>
)

/** The decision on a product owner's cargo that awaits review; he and the company read a reason that is given. */
export default function CargoJudge({ cargo, onJudged }: { cargo: PublicCargo; onJudged: () => void }) {
  const company = useReviewedCompany(cargo)
  const known = useReviewChecks(cargo.id).data
  const lackingRial = known ? lackingOf(known) : undefined
  const review = useWrite('reviewCargo', {
    onDone: sayDone(onJudged),
  })
  const isAccepting = review.variables?.body.Accept === true
  const { announcedAt } = cargo
  const asked = { company, holdRial: known?.holdRial, announcedAt, now: serverNow() }
  const refused = review.error !== null && sayFault(sentenceOf(review.error), lackingIn(review.error))
  const short = lackingRial !== undefined && sayFault(lackSentence(company, lackingRial), lackingRial)
  return (
    <JudgeFoot
      consequence={approvalSentence(asked)}
      fault={refused || short || null}
      acceptLabel="تأیید بار"
      isAccepting={review.isPending && isAccepting}
      onAccept={!short && (() => review.mutate({ body: { Id: cargo.id, Accept: true } }))}
      reject={{
        hint: 'دلیل رد، به صاحب کالا می‌رسد',
        usualReasons,
        isRejecting: review.isPending && !isAccepting,
        onReject: (Desc) => review.mutate({ body: { Id: cargo.id, Accept: false, Desc } }),
      }}
    />
  )
}
