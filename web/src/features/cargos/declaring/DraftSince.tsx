import { serverNow } from '../../../kernel/now.ts'
import { useMember } from '../../../kernel/session.ts'
import { Moment } from '../../../ui/Moment.tsx'
import { declareDraft } from './declare-draft.ts'

/** Says that a load which was being declared is still there, and since when. */
export default function DraftSince() {
  const kept = declareDraft(useMember().memberId).load(serverNow())
  if (!kept) return null
  return (
    <p className="quiet">
      پیش‌نویس بار شما از <Moment at={new Date(kept.at)} now={serverNow()} /> مانده است.
    </p>
  )
}
