// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { settle, show } from '../../kernel/show.build.tsx'
import { MobileStep } from './MobileStep.tsx'

vi.mock('../../kernel/navigation.tsx', () => ({ Link: () => null }))

const nothing = () => undefined
const step = (
  <MobileStep
    title="ثبت‌نام راننده"
    steps={{ names: ['شماره', 'کد'], now: 0 }}
    typed={{ mobile: '', agrees: false }}
    onType={nothing}
    isAhead={() => false}
    onAhead={nothing}
    onBack={nothing}
    onSent={nothing}
  />
)

it.each([true, false])(
  'whoever registers proves his number where codes leave (%s), else is told whom to call',
  async (sendsSms) => {
    show(step, { showContact: () => ({ suportTell: '07633330000', rules: null, sendsSms }) })
    await settle()
    expect(screen.queryAllByText('فرستادن کد')).toHaveLength(sendsSms ? 1 : 0)
    expect(screen.queryAllByText(/برای ثبت‌نام با پشتیبانی تماس بگیرید/)).toHaveLength(sendsSms ? 0 : 1)
  },
)
