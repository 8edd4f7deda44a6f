// @vitest-environment happy-dom
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/dom'
import { AskBody } from '@bargah/contract/features/messages/messages.schema.ts'
import { describe, expect, it, vi } from 'vitest'
import { TextField } from '../../ui/TextField.tsx'
import { shownToasts } from '../../ui/toast.ts'
import { ApiError } from '../api-error.ts'
import { apiQuery, type CallInput } from '../api.ts'
import { ConfirmWrite } from '../ConfirmWrite.tsx'
import { act, buttonOf, held, press, Refused, settle, show, type } from '../show.build.tsx'
import { Form, SubmitButton } from './Form.tsx'
import { FormDialog } from './FormDialog.tsx'
import { useWriteForm } from './use-write-form.ts'

type AskInput = CallInput<'askQuestion'>['body']
const asked = { code: 1, message: 'پیام رفت.', data: { id: 41 } }
const saying = (sentences: string[], data?: unknown, status?: number) => () => {
  throw new Refused(sentences, data, status)
}
/** As Escape does it. */
const leave = (role: 'dialog' | 'alertdialog') => {
  const event = new Event('cancel', { cancelable: true })
  void act(() => void screen.getByRole(role).dispatchEvent(event))
}

describe('a form in a dialog', () => {
  const onClose = vi.fn<() => void>()
  const onDone = vi.fn<(message: string) => void | Promise<void>>()
  const prepare = vi.fn<(asked: { body: AskInput }) => Promise<{ body: AskInput }>>()
  function Ask() {
    const form = useWriteForm('askQuestion', {
      start: { Title: '', Desc: '' },
      checks: { body: AskBody },
      prepare,
      onDone: ({ message }) => onDone(message),
    })
    return (
      <FormDialog
        form={form}
        title="پیام"
        submitLabel="فرستادن"
        busyLabel="در حال فرستادن…"
        onClose={onClose}
      >
        <TextField {...form.field('Title')} label="موضوع" />
        <TextField {...form.field('Desc')} label="متن پیام" />
      </FormDialog>
    )
  }
  function open(answers: Parameters<typeof show>[1], { title = 'بار ۷' } = {}) {
    onClose.mockClear()
    onDone.mockReset()
    prepare.mockReset().mockImplementation(async (asked) => asked)
    const shown = show(<Ask />, answers)
    type(screen.getByLabelText('موضوع'), title)
    type(screen.getByLabelText('متن پیام'), 'کجاست؟')
    return shown
  }

  it('sends what stands in its fields, once, and says that it is done', async () => {
    const { made } = open({ askQuestion: () => asked })
    await press('فرستادن')
    await settle()
    expect(made.map(({ body }) => body)).toEqual([{ Title: 'بار ۷', Desc: 'کجاست؟' }])
    expect(onDone).toHaveBeenCalledWith('پیام رفت.')
  })

  it('sends nothing that the contract refuses, and says at its field why', async () => {
    const { made } = open({ askQuestion: () => asked }, { title: '' })
    await press('فرستادن')
    expect(made).toEqual([])
    const title = screen.getByLabelText('موضوع')
    expect(title.getAttribute('aria-invalid')).toBe('true')
    type(title, 'بار ۷')
    expect(title.getAttribute('aria-invalid')).toBeNull()
    expect(screen.getByLabelText('متن پیام').getAttribute('aria-invalid')).toBeNull()
  })

  it('is busy while it is sent: it takes no second press and does not close', async () => {
    const answer = held<typeof asked>()
    const { made } = open({ askQuestion: () => answer.promise })
    await press('فرستادن')
    expect(buttonOf('فرستادن').getAttribute('aria-busy')).toBe('true')
    fireEvent.submit(document.querySelector('form') as HTMLElement)
    await press('انصراف')
    leave('dialog')
    await settle()
    expect(made).toHaveLength(1)
    expect(onClose).not.toHaveBeenCalled()
    answer.letGo(asked)
    await settle()
    expect(buttonOf('فرستادن').getAttribute('aria-busy')).toBeNull()
    await press('انصراف')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('is busy until what follows from it has ended', async () => {
    const after = held<void>()
    open({ askQuestion: () => asked })
    onDone.mockReturnValue(after.promise)
    await press('فرستادن')
    expect(onDone).toHaveBeenCalledOnce()
    expect(buttonOf('فرستادن').getAttribute('aria-busy')).toBe('true')
    after.letGo()
    await settle()
    expect(buttonOf('فرستادن').getAttribute('aria-busy')).toBeNull()
  })

  it('sends what was had first once its fields are right, and says what kept it from being had', async () => {
    const { made } = open({ askQuestion: () => asked }, { title: '' })
    prepare.mockRejectedValueOnce(new ApiError('refused', ['جای گوشی پیدا نشد.']))
    await press('فرستادن')
    expect(prepare).not.toHaveBeenCalled()
    type(screen.getByLabelText('موضوع'), 'بار ۷')
    await press('فرستادن')
    expect(screen.getByRole('alert').textContent).toBe('جای گوشی پیدا نشد.')
    expect(made).toEqual([])
    prepare.mockImplementation(async ({ body }) => ({ body: { ...body, Desc: 'این‌جا' } }))
    await press('فرستادن')
    expect(made.map(({ body }) => body)).toEqual([{ Title: 'بار ۷', Desc: 'این‌جا' }])
  })

  it('stays with what was typed when it is refused, and says why until it is sent again', async () => {
    const answers = { askQuestion: saying(['پیام‌های بی‌پاسخ شما زیاد است.']) as () => unknown }
    open(answers)
    await press('فرستادن')
    await settle()
    expect(screen.getByRole('alert').textContent).toContain('پیام‌های بی‌پاسخ شما زیاد است.')
    expect(screen.getByLabelText('موضوع')).toHaveProperty('value', 'بار ۷')
    expect(onDone).not.toHaveBeenCalled()
    answers.askQuestion = () => asked
    await press('فرستادن')
    await settle()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('shows a refusal that names a field there, until that field is changed', async () => {
    open({ askQuestion: saying(['این موضوع تکراری است.'], { field: 'Title' }) })
    await press('فرستادن')
    await settle()
    expect(screen.queryByRole('alert')).toBeNull()
    const message = () =>
      document.getElementById(screen.getByLabelText('موضوع').getAttribute('aria-describedby') ?? '')
    expect(message()?.textContent).toBe('این موضوع تکراری است.')
    type(screen.getByLabelText('متن پیام'), 'دیگر')
    expect(message()).not.toBeNull()
    type(screen.getByLabelText('موضوع'), 'بار ۸')
    expect(message()).toBeNull()
  })

  it('shows what the server says of malformed fields at the fields that it names', async () => {
    open({ askQuestion: saying(['متن پیام کوتاه است.', 'درخواست ناقص است.'], null, 400) })
    await press('فرستادن')
    await settle()
    expect(screen.getByLabelText('متن پیام').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('alert').textContent).toBe('درخواست ناقص است.')
  })

  it('goes out under the same key when the connection was lost, and under a new one once it was answered', async () => {
    let isAway = true
    const { made } = open({
      askQuestion: () => {
        if (isAway) throw new TypeError('away')
        return asked
      },
    })
    await press('فرستادن')
    await settle()
    isAway = false
    for (let time = 0; time < 2; time += 1) {
      await press('فرستادن')
      await settle()
    }
    const [first, second, third] = made.map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})

describe('an act that asks first', () => {
  const cancelled = { code: 1, message: 'نوبت ۷ لغو شد.' }
  const onClose = vi.fn<() => void>()
  const onDone = vi.fn<() => void>()
  const ofTurn = () => ({ query: { DriverTurnId: 7 } })
  type Prepare = (asked: CallInput<'cancelTurn'>) => Promise<CallInput<'cancelTurn'>>
  const asAsked: Prepare = async (asked) => asked
  function Shown({ prepare = asAsked }: { prepare?: Prepare }) {
    const { data } = useQuery(apiQuery('showMyTurn'))
    return (
      <>
        <p data-testid="turn">{JSON.stringify(data)}</p>
        <ConfirmWrite
          call="cancelTurn"
          input={ofTurn}
          prepare={prepare}
          onDone={onDone}
          onClose={onClose}
          title="نوبت لغو شود؟"
          consequence="جای شما در صف می‌رود."
          confirmLabel="بله، لغو شود"
          busyLabel="در حال لغو…"
        />
      </>
    )
  }
  async function open(answers: Parameters<typeof show>[1], piece = <Shown />) {
    onClose.mockClear()
    onDone.mockClear()
    let times = 0
    const shown = show(piece, { showMyTurn: () => ({ read: (times += 1) }), ...answers })
    await settle()
    return { ...shown, seen: () => screen.getByTestId('turn').textContent }
  }

  it('writes once it is confirmed, reads what that changed, says what was done, and closes', async () => {
    const { made, seen } = await open({ cancelTurn: () => cancelled })
    expect(made).toEqual([])
    expect(seen()).toBe('{"read":1}')
    await press('بله، لغو شود')
    await settle()
    expect(made.map(({ key }) => key)).toEqual(['cancelTurn'])
    expect(seen()).toBe('{"read":2}')
    expect(shownToasts().at(-1)?.title).toBe('نوبت ۷ لغو شد.')
    expect([onClose.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 1])
  })

  it('stays when it is refused, says why, and reads nothing anew', async () => {
    const { seen } = await open({ cancelTurn: saying(['این نوبت دیگر فعال نیست.']) })
    await press('بله، لغو شود')
    await settle()
    expect(screen.getByRole('alert').textContent).toContain('این نوبت دیگر فعال نیست.')
    expect(seen()).toBe('{"read":1}')
    expect([onClose.mock.calls.length, onDone.mock.calls.length]).toEqual([0, 0])
  })

  it('is busy meanwhile, and closes by nothing but its end', async () => {
    const answer = held<typeof cancelled>()
    const { made } = await open({ cancelTurn: () => answer.promise })
    await press('بله، لغو شود')
    expect(buttonOf('بله، لغو شود').getAttribute('aria-busy')).toBe('true')
    await press('بله، لغو شود')
    await press('نه، بماند')
    leave('alertdialog')
    expect(onClose).not.toHaveBeenCalled()
    answer.letGo(cancelled)
    await settle()
    expect(made).toHaveLength(1)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('asked again after a lost answer sends the same under the same key, whatever is had by then', async () => {
    let turn = 7
    const prepare = async () => ({ query: { DriverTurnId: (turn += 1) } })
    const lost = saying(['پایگاه داده در دسترس نیست.'], null, 503)
    const { made } = await open({ cancelTurn: lost }, <Shown prepare={prepare} />)
    await press('بله، لغو شود')
    await press('بله، لغو شود')
    expect([made[0]?.idempotencyKey, turn]).toEqual([made[1]?.idempotencyKey, 8])
  })

  it('says what kept it from being asked at all', async () => {
    const prepare = () => Promise.reject(new Error('مکان خوانده نشد'))
    const { made } = await open({ cancelTurn: () => cancelled }, <Shown prepare={prepare} />)
    await press('بله، لغو شود')
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(made).toEqual([])
    expect(buttonOf('بله، لغو شود').getAttribute('aria-busy')).toBeNull()
  })
})

describe('a form longer than a screen', () => {
  const away = 'پایگاه داده در دسترس نیست؛ چند لحظهٔ دیگر دوباره تلاش کنید.'
  const confirm = { title: 'مطمئن هستید؟', confirmLabel: 'بله' }
  function Ask() {
    const form = useWriteForm('askQuestion', {
      start: { Title: 'بار ۷', Desc: 'کجاست؟' },
      checks: { body: AskBody },
    })
    return (
      <Form form={form} goal="پیام برود" failedTitle="پیام نرفت" confirm={confirm}>
        <TextField {...form.field('Title')} label="موضوع" />
        <SubmitButton form={form}>فرستادن</SubmitButton>
      </Form>
    )
  }

  it('sends the same again from what says that nobody knows what became of it, without asking anew', async () => {
    let isAway = true
    const { made } = show(<Ask />, { askQuestion: () => (isAway ? saying([away], null, 503)() : asked) })
    await press('فرستادن')
    await press('بله')
    await settle()
    expect(screen.getByRole('alert').textContent).toContain('پایگاه داده در دسترس نیست.')
    type(screen.getByLabelText('موضوع'), 'بار ۸')
    expect(screen.queryByText('تلاش دوباره')).toBeNull()
    type(screen.getByLabelText('موضوع'), 'بار ۷')
    isAway = false
    await press('تلاش دوباره')
    await settle()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(made).toHaveLength(2)
    expect(made[1]).toEqual(made[0])
  })

  it('offers no second try of what a rule refused', async () => {
    show(<Ask />, { askQuestion: saying(['این موضوع بسته است.']) })
    await press('فرستادن')
    await press('بله')
    await settle()
    expect(screen.getByRole('alert').textContent).toContain('این موضوع بسته است.')
    expect(screen.queryByText('تلاش دوباره')).toBeNull()
  })
})

describe('a form of what stands on the server', () => {
  let change: (stands: AskInput) => void = () => {}
  function Ask({ follows }: { follows: boolean }) {
    const [stands, setStands] = useState<AskInput>({ Title: 'بار ۷', Desc: 'کجاست؟' })
    change = setStands
    const form = useWriteForm('askQuestion', { start: stands, follows, checks: { body: AskBody } })
    return (
      <Form form={form} failedTitle="پیام نرفت">
        <TextField {...form.field('Title')} label="موضوع" />
        <TextField {...form.field('Desc')} label="متن پیام" />
        <SubmitButton form={form} disabled={!form.isChanged}>
          فرستادن
        </SubmitButton>
      </Form>
    )
  }

  it('sends what another changed meanwhile as he left it, and one’s own where one touched it', async () => {
    const { made } = show(<Ask follows />, { askQuestion: () => asked })
    type(screen.getByLabelText('موضوع'), 'بار ۹')
    await act(() => change({ Title: 'بار ۸', Desc: 'رسید.' }))
    await press('فرستادن')
    await settle()
    expect(made.map(({ body }) => body)).toEqual([{ Title: 'بار ۹', Desc: 'رسید.' }])
  })

  it('has nothing to save where all that changed is another’s', async () => {
    show(<Ask follows />, {})
    await act(() => change({ Title: 'بار ۸', Desc: 'رسید.' }))
    expect(buttonOf('فرستادن').matches(':disabled, [aria-disabled=true]')).toBe(true)
  })

  it('keeps how it began where it does not follow', async () => {
    const { made } = show(<Ask follows={false} />, { askQuestion: () => asked })
    type(screen.getByLabelText('موضوع'), 'بار ۹')
    await act(() => change({ Title: 'بار ۸', Desc: 'رسید.' }))
    await press('فرستادن')
    await settle()
    expect(made.map(({ body }) => body)).toEqual([{ Title: 'بار ۹', Desc: 'کجاست؟' }])
  })
})
