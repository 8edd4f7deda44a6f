import { useState } from 'react'
import type { OwnerRow } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import { ownerStatus } from '@bargah/contract/features/product-owners/product-owners.states.ts'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useWrite } from '../../kernel/use-write.ts'
import { toast } from '../../ui/toast.ts'
import { JudgeFoot, sayOthers } from '../registration/registration.parts.ts'

const usualReasons = [
  'تصویر کارت ملی ناخواناست؛ عکس روشن‌تری بفرستید.',
  'نام با کارت ملی یکی نیست.',
  'کد ملی با کارت ملی یکی نیست.',
  'تصویر فرستاده‌شده کارت ملی نیست.',
]

type OwnerJudgeProps = {
  owner: OwnerRow
  /** The other registrations of his code, as they are shown beside it. */
  others: readonly OwnerRow[]
  onJudged: () => void
}

/** The decision on a product owner who waits, or who was rejected. */
export function OwnerJudge({ owner, others, onJudged }: OwnerJudgeProps) {
  const [fault, setFault] = useState<string | null>(null)
  const said = {
    onDone: (sentence: string) => {
      toast({ title: sentence })
      onJudged()
    },
    onFailed: setFault,
  }
  const accept = useWrite('acceptOwner', said)
  const reject = useWrite('rejectOwner', said)
  const query = { ProductOwnerId: owner.id }
  const consequence =
    owner.username === null ? 'با تأیید می‌توانید حساب او را بسازید' : 'با تأیید، حساب او باز می‌شود'
  const waiting = others.filter(({ status }) => status === ownerStatus.waiting)
  return (
    <JudgeFoot
      consequence={`${consequence} و به ${toPersianDigits(owner.mobile)} پیامک می‌رود.${sayOthers(waiting.length)}`}
      fault={fault}
      acceptLabel="تأیید صاحب کالا"
      isAccepting={accept.isPending}
      onAccept={() => accept.mutate({ query: { ...query, SeenIds: others.map(({ id }) => id) } })}
      reject={
        owner.status === ownerStatus.waiting && {
          hint: 'دلیل رد، برایش پیامک می‌شود',
          usualReasons,
          isRejecting: reject.isPending,
          onReject: (Desc) => reject.mutate({ query, body: { Desc } }),
        }
      }
    />
  )
}
