// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import type { ReactNode } from 'react'
import type { HallsForDriver } from '@bargah/contract/features/turns/turns.schema.ts'
import { expect, it, vi } from 'vitest'
import { settle, show } from '../../kernel/show.build.tsx'
import NoTurn from './NoTurn.tsx'

vi.mock('../../kernel/navigation.tsx', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

const ended = {
  kind: 'turn',
  id: 9,
  number: 1_359,
  place: 'اصفهان',
  why: 'در سالن نبود',
  voiding: null,
} as const
const byAdmin = { byCompany: null, usedTurn: null, driverRefundRial: 350_000 }
const byCompany = { byCompany: 'ترابر هرمز', usedTurn: 4_218, driverRefundRial: 350_000 }
const voided = {
  kind: 'permit',
  id: 7,
  number: 7,
  place: 'یزد، شهرک صنعتی',
  why: 'خرابی ناوگان',
  voiding: byAdmin,
} as const

const bare = { loaderTypeName: 'تریلی کفی', freeLoads: 0, halls: [] }
const reads = { listHalls: () => [], showMyBalance: () => ({ availableBalance: 0 }) }

it('a driver whose permit a company voided reads that his turn stays used, and where he objects', async () => {
  const shown: HallsForDriver = { ...bare, lost: { ...voided, voiding: byCompany } }
  show(<NoTurn lastHallId={undefined} more={null} />, { ...reads, showHallsForDriver: () => shown })
  await settle()
  expect(screen.getByText(/^نوبت ۴۲۱۸ مصرف‌شده می‌ماند؛ .+ ۳۵٬۰۰۰ تومان به کیف پولتان برگشت\.$/)).toBeDefined()
  const objection = screen.getByRole('link', { name: 'اگر این دلیل درست نیست، به پشتیبانی بنویسید.' })
  expect(objection.getAttribute('href')).toBe('/Comment/New')
})

it.each([
  [
    'a turn that the hall ended',
    ended,
    'سالن اصفهان نوبت ۱۳۵۹ شما را پایان داد. دلیل: در سالن نبود. ',
    '/DriverTurnList',
  ],
  ['one that it ended without a word', { ...ended, why: null }, 'دلیل را از سالن بپرسید.', '/DriverTurnList'],
  [
    'a permit that a company voided',
    { ...voided, voiding: byCompany },
    'شرکت «ترابر هرمز» مجوز بار یزد را باطل کرد. دلیل: خرابی ناوگان.',
    '/MyPermits/7',
  ],
  ['a permit that was voided', voided, 'مجوز بار یزد باطل شد. دلیل: خرابی ناوگان. ', '/MyPermits/7'],
  ['one whose reason is a sentence', { ...voided, why: 'نیامد!' }, 'دلیل: نیامد! ', '/MyPermits/7'],
] as const)('a driver without a turn reads first of %s, and is led to it', async (_, lost, words, to) => {
  const shown: HallsForDriver = { ...bare, lost }
  show(<NoTurn lastHallId={undefined} more={null} />, { ...reads, showHallsForDriver: () => shown })
  await settle()
  const told = screen.getByRole('link', { name: /^دیدن/ }).parentElement
  expect(told?.textContent).toContain(words)
  expect(screen.getByRole('link', { name: /^دیدن/ }).getAttribute('href')).toBe(to)
})
