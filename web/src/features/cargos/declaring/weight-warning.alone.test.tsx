// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { render } from '../../../kernel/show.build.tsx'
import { WeightWarning } from './declare-confirm.tsx'

it.each([
  [22, 'وزن هر کامیون ۲۲ کیلوگرم است؟'],
  [40_000, 'این وزن از آنچه یک کامیون در راه‌های کشور می‌برد بیشتر است'],
])('before a load of %i kg is announced its weight is asked about', (weightKg, title) => {
  render(<WeightWarning weightKg={weightKg} />)
  expect(screen.getByText(title)).toBeDefined()
})
