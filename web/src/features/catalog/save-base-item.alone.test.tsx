// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { settle, show } from '../../kernel/show.build.tsx'
import SaveBaseItemDialog from './SaveBaseItemDialog.tsx'

it.each([
  ['goods', false],
  ['packaging', false],
  ['loaderType', true],
] as const)('a new thing says in which forms it appears: %s', async (kind, isOfTrucks) => {
  show(<SaveBaseItemDialog kind={kind} item={undefined} onClose={() => undefined} />, {
    listLoaderTypes: () => [],
  })
  await settle()
  const said = screen.getByRole('dialog').textContent ?? ''
  expect(said).toContain('در فرم‌های اعلام بار')
  expect(said.includes('کامیون')).toBe(isOfTrucks)
})
