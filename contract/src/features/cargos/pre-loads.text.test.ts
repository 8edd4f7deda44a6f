import { expect, it } from 'vitest'
import { hourMs } from '../../kernel/durations.ts'
import { formatElapsed } from './pre-loads.text.ts'

const now = new Date('2026-11-21T10:32:00Z')

it.each([
  [0, 'چند لحظه پیش'],
  [2 * hourMs, '۲ ساعت پیش'],
  [24 * hourMs - 1, '۲۳ ساعت پیش'],
  [24 * hourMs, '۱ روز پیش'],
  [36 * 24 * hourMs + hourMs, '۳۶ روز پیش'],
])('%i ms are %s', (ms, words) => expect(formatElapsed(new Date(now.getTime() - ms), now)).toBe(words))
