import type { PublicCargo } from '@bargah/contract/features/cargos/cargos.schema.ts'
import { serverNow } from '../../../kernel/now.ts'
import { sentenceOf } from '../../../kernel/api-error.ts'
import { lackingIn, TopUp } from '../../../kernel/TopUp.tsx'
import { useWrite } from '../../../kernel/use-write.ts'
import { toast } from '../../../ui/toast.ts'
import { JudgeFoot } from '../../applicants/judge-foot.parts.ts'
import { approvalSentence } from './review.rules.ts'
import { useReviewChecks, useReviewedCompany } from './review.queries.ts'

const usualReasons = [
  'کامیون مناسب این بار را نداریم.',
  'کرایه برای این مسیر کم است.',
  'وزن یا نوع کالا با کامیون خواسته‌شده جور نیست.',
  'مشخصات بار کامل نیست؛ آن را کامل کنید و دوباره بفرستید.',
]

function sayFault(error: unknown) {
  const lackingRial = lackingIn(error)
  return (
    <>
      {sentenceOf(error)} {lackingRial !== undefined && <TopUp lackingRial={lackingRial} size="dense" />}
    </>
  )
}

/** The decision on a product owner's cargo that awaits review; he and the company read a reason that is given. */
export default function CargoJudge({ cargo, onJudged }: { cargo: PublicCargo; onJudged: () => void }) {
  const company = useReviewedCompany(cargo)
  const holdRial = useReviewChecks(cargo.id).data?.holdRial
  const review = useWrite('reviewCargo', {
    onDone: ({ message }) => {
      toast({ title: message })
      onJudged()
    },
  })
  const isAccepting = review.variables?.body.Accept === true
  const { announcedAt } = cargo
  return (
    <JudgeFoot
      consequence={approvalSentence({ company, holdRial, announcedAt, now: serverNow() })}
      fault={review.error === null ? null : sayFault(review.error)}
      acceptLabel="تأیید بار"
      isAccepting={review.isPending && isAccepting}
      onAccept={() => review.mutate({ body: { Id: cargo.id, Accept: true } })}
      reject={{
        hint: 'دلیل رد، به هر دو می‌رسد',
        usualReasons,
        isRejecting: review.isPending && !isAccepting,
        onReject: (Desc) => review.mutate({ body: { Id: cargo.id, Accept: false, Desc } }),
      }}
    />
  )
}
