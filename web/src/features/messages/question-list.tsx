import { questionTable } from '@bargah/contract/features/messages/messages.columns.ts'
import { questionView } from '@bargah/contract/features/messages/messages.states.ts'
import { listScreen } from '../../kernel/list-screen.ts'

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
