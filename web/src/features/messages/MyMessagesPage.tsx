import { MessageSquare, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from '../../kernel/navigation.tsx'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { paths } from '../../kernel/paths.ts'
import { OpenRow, useOpenRow } from '../../kernel/open-row.tsx'
import { PhoneList } from '../../kernel/PhoneList.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { Card } from '../../ui/Panel.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { useMyQuestions } from './messages.queries.ts'
import { QuestionLine } from './QuestionLine.tsx'
import './messages.css'

const Thread = fetched(() => import('./Thread.tsx'), <SkeletonLines lines={6} />)
const pageSize = 20

/** A driver's messages to the administration, the one written in last first. */
export default function MyMessagesPage() {
  const navigate = useNavigate()
  const [count, setCount] = useState(pageSize)
  const read = useMyQuestions(count)
  const opened = useOpenRow(read.data?.rows ?? [], 'showQuestion', (Id) => ({ query: { Id } }))
  const ask = (
    <Link to={paths.writeMessage} className={buttonClass('primary', 'hero')}>
      <Plus />
      پیام تازه
    </Link>
  )
  return (
    <>
      <PhoneList
        title="پیام‌های من"
        noun="پیام"
        read={read}
        failedTitle="پیام‌ها نیامد"
        empty={
          <EmptyState icon={<MessageSquare />} title="هنوز پیامی نفرستاده‌اید" actions={ask}>
            هر پرسشی دارید بنویسید؛ پاسخ پشتیبانی همین‌جا می‌آید.
          </EmptyState>
        }
        start={ask}
        card={(question) => (
          <Card key={question.id}>
            <button type="button" className="row-face" onClick={() => opened.open(question.id)}>
              <QuestionLine question={question} isAlone />
            </button>
          </Card>
        )}
        olderLabel="پیام‌های قدیمی‌تر"
        onOlder={() => setCount(count + pageSize)}
        onBack={() => void navigate({ to: paths.help })}
      />
      <OpenRow of={opened} noun="پیام" sheet>
        {(question, { onClose, isInAddress }) => (
          <Sheet
            title={toPersianDigits(question.title)}
            onClose={onClose}
            {...(isInAddress && { isInAddress })}
          >
            <Thread key={question.id} question={question} />
          </Sheet>
        )}
      </OpenRow>
    </>
  )
}
