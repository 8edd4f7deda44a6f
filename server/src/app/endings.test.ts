import { expect, it } from 'vitest'
import { cutMs } from './closing.ts'
import { deadlineMs, endingsOf } from './endings.ts'

it('all that a server ends has its patience before the process ends whatever is left', () => {
  const endings = endingsOf({} as Parameters<typeof endingsOf>[0])
  const longest = endings.map(({ patienceMs, cut }) => patienceMs + (cut ? cutMs : 0))
  expect(longest.reduce((sum, ms) => sum + ms)).toBeLessThan(deadlineMs)
})
