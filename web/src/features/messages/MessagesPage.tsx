import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { MessageSquare, Plus } from 'lucide-react'
import { useState } from 'react'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { questionTable } from '@bargah/contract/features/messages/messages.columns.ts'
import { questionView } from '@bargah/contract/features/messages/messages.states.ts'
import { useListTable } from '../../kernel/list-table.tsx'
import { serverNow } from '../../kernel/now.ts'
import { OpenRow, useOpenRow } from '../../kernel/open-row.tsx'
import { useMember } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/data-table/DataTable.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import { NARROW, useMedia } from '../../ui/use-media.ts'
import { type Question, useWaitingMessages } from './messages.queries.ts'
import { QuestionBadge, QuestionLine } from './QuestionLine.tsx'
import { listScreen } from '../../kernel/list-screen.ts'
import './messages.css'

const columns = {
  title: { shows: 'title', isIdentity: true },
  state: 'state',
  at: { shows: 'date', filter: { always: true } },
} as const
const without = ['id', 'desc', 'isUnread', 'createdAt', 'lastDate'] as const

/** All questions, for the administration: at first what waits, the oldest first. */
export const adminQuestions = listScreen('listQuestions', questionTable, {
  list: 'questions',
  noun: 'پیام',
  columns: {
    ...columns,
    asker: { shows: 'asker', filter: { always: true } },
    name: 'askerName',
    company: 'transportationCompanyFullName',
  },
  leaves: ['driverFullName', 'askerMobile', 'time', 'company', 'asker', 'name'],
  without,
  views: [
    { key: 'waiting', label: 'بی‌پاسخ', asks: { View: questionView.waiting } },
    { key: 'answered', label: 'پاسخ‌داده‌شده', asks: { View: questionView.answered } },
    { key: 'all', label: 'همه', asks: {} },
  ],
})

export const companyQuestions = listScreen('listQuestionsOfCompany', questionTable, {
  list: 'my-questions',
  noun: 'پیام',
  columns: { ...columns, name: 'askerName' },
  leaves: ['time', 'name'],
  without: [...without, 'asker', 'askerMobile', 'driverFullName', 'transportationCompanyFullName'],
})

const Thread = fetched(() => import('./Thread.tsx'), <SkeletonLines lines={6} />)
const AskDialog = fetched(() => import('./AskDialog.tsx'))

/** Messages at a desk (rules 14.1): the questions beside the one that is open; the administration answers, a company asks. */
export default function MessagesPage() {
  const isAdmin = useMember().role === 'Admin'
  const list = useListTable(isAdmin ? adminQuestions : (companyQuestions as unknown as typeof adminQuestions))
  const { source, props } = list
  const opened = useOpenRow(source.rows, 'showQuestion', (Id) => ({ query: { Id } }))
  const narrow = useMedia(NARROW)
  const [asking, setAsking] = useState(false)
  const open = opened.read.data
  const counts = countsOf(useWaitingMessages().data)
  const card = (row: Question) => (
    <QuestionLine question={row} isOpen={row.id === opened.table.openKey} ofWhom={isAdmin} />
  )
  const ask = !isAdmin && (
    <Button variant="primary" icon={<Plus />} onClick={() => setAsking(true)}>
      پیام تازه
    </Button>
  )
  return (
    <>
      <PageHead title="پیام‌ها" subtitle={<Waiting isAdmin={isAdmin} />} actions={ask} />
      <div className="at-start stack mail">
        <DataTable
          {...props}
          {...opened.table}
          views={props.views?.map((view) => ({ ...view, count: counts[view.key] }))}
          isNarrow
          card={card}
          searchHint={isAdmin ? 'نام، شرکت یا متن' : 'موضوع یا متن'}
          now={serverNow()}
          errorTitle="پیام‌ها باز نشد"
          empty={<NoMessages isAdmin={isAdmin} ask={ask} />}
          emptyFiltered={
            <EmptyState icon={<MessageSquare />} title="پیامی پیدا نشد">
              واژه یا فیلتر دیگری را امتحان کنید.
            </EmptyState>
          }
        />
        {!narrow && (
          <section className="clips panel panel-flush column mail-thread" aria-label="پیام باز">
            {open ? (
              <>
                <div className="apart strip">
                  <h2 className="heading">{toPersianDigits(open.title)}</h2>
                  <QuestionBadge state={open.state} />
                </div>
                <Thread key={open.id} question={open} />
              </>
            ) : (
              <EmptyState icon={<MessageSquare />} title="پیامی باز نیست">
                پیامی را از فهرست برگزینید تا گفت‌وگوی آن این‌جا بیاید.
              </EmptyState>
            )}
          </section>
        )}
      </div>
      {narrow && (
        <OpenRow of={opened} noun="پیام">
          {(question, walk) => (
            <Drawer
              title={toPersianDigits(question.title)}
              badge={<QuestionBadge state={question.state} />}
              {...walk}
            >
              <Thread key={question.id} question={question} />
            </Drawer>
          )}
        </OpenRow>
      )}
      {asking && <AskDialog onClose={() => setAsking(false)} onAsked={opened.open} />}
    </>
  )
}

/** How many questions each view of the administration has. */
const countsOf = (known: ReturnType<typeof useWaitingMessages>['data']): Record<string, number> =>
  known ? { waiting: known.waiting, answered: known.all - known.waiting, all: known.all } : {}

/** What waits for whoever looks, and for the administration since when. */
function Waiting({ isAdmin }: { isAdmin: boolean }) {
  const { data } = useWaitingMessages()
  if (!data) return <>&nbsp;</>
  const { waiting, oldestAt } = data
  if (waiting === 0) return <>{isAdmin ? 'پرسش بی‌پاسخی نیست' : 'پاسخ نخوانده‌ای نیست'}</>
  if (!isAdmin) return <>{formatNumber(waiting)} پاسخ تازه</>
  const since = oldestAt && `، کهنه‌ترین از ${formatDayTime(oldestAt, serverNow())}`
  return (
    <>
      {formatNumber(waiting)} پرسش بی‌پاسخ{since}
    </>
  )
}

const NoMessages = ({ isAdmin, ask }: { isAdmin: boolean; ask: React.ReactNode }) => (
  <EmptyState
    icon={<MessageSquare />}
    title={isAdmin ? 'پرسشی در این نما نیست' : 'هنوز پیامی نفرستاده‌اید'}
    actions={ask}
  >
    {isAdmin
      ? 'پرسش رانندگان و شرکت‌ها این‌جا می‌آید.'
      : 'هر پرسشی دارید بنویسید؛ پاسخ پشتیبانی همین‌جا می‌آید و اعلان آن به شما می‌رسد.'}
  </EmptyState>
)
