// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { beforeAll, expect, it, vi } from 'vitest'
import { startSession } from '../../kernel/session.ts'
import { pick, press, settle, show, type } from '../../kernel/show.build.tsx'
import AskDialog from './AskDialog.tsx'
import type { Question } from './messages.queries.ts'
import { AnswerBox, AskOnBox } from './WriteBox.tsx'

beforeAll(() =>
  startSession({ token: 'a', member: { role: 'TransportationCompanyAdmin' } as never }, { remember: false }),
)

const paper = new File(['%PDF-1.7'], 'نامه.pdf', { type: 'application/pdf' })
const question = { id: 7, asker: 'driver', askerName: 'علی' } as Question
const picker = () => document.querySelector('input[type=file]') as HTMLElement
const attached = { attachFile: () => ({ code: 1, message: 'پیوست شد' }) }

it('the file of a new question goes with it', async () => {
  const onAsked = vi.fn<(id: number) => void>()
  const { made } = show(<AskDialog onClose={() => undefined} onAsked={onAsked} />, {
    askQuestion: () => ({ code: 1, message: 'رفت', data: { id: 41 } }),
    ...attached,
  })
  type(screen.getByLabelText('موضوع'), 'بار ۷')
  type(screen.getByLabelText('متن پیام'), 'بار من کجاست؟')
  pick(picker(), paper)
  await press('فرستادن پیام')
  await settle()
  expect(made.map(({ key, body }) => [key, body])).toEqual([
    ['askQuestion', { Title: 'بار ۷', Desc: 'بار من کجاست؟' }],
    ['attachFile', { Id: '41', File: expect.objectContaining({ name: 'نامه.pdf' }) }],
  ])
  expect(onAsked).toHaveBeenCalledWith(41)
})

it.each([
  {
    box: <AnswerBox question={question} />,
    call: 'answerQuestion',
    label: 'پاسخ شما',
    act: 'فرستادن پاسخ',
    field: 'Answer',
  },
  {
    box: <AskOnBox question={question} />,
    call: 'askOn',
    label: 'ادامهٔ پیام شما',
    act: 'فرستادن',
    field: 'Desc',
  },
] as const)(
  'the file of one $call goes with it, and not with the next',
  async ({ box, call, label, act, field }) => {
    const { made } = show(box, { [call]: () => ({ code: 1, message: 'رفت', data: { id: 51 } }), ...attached })
    const say = async (words: string) => {
      type(screen.getByLabelText(label), words)
      await press(act)
      await settle()
    }
    pick(picker(), paper)
    await say('نخست')
    await say('دوم')
    expect(made.map(({ key, body }) => [key, body[field] ?? body.Id])).toEqual([
      [call, 'نخست'],
      ['attachFile', '51'],
      [call, 'دوم'],
    ])
    expect(screen.getByLabelText(label)).toHaveProperty('value', '')
  },
)
