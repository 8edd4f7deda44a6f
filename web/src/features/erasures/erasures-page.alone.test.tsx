// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { settle, show } from '../../kernel/show.build.tsx'
import ErasuresPage from './ErasuresPage.tsx'

vi.mock('../../kernel/navigation.tsx', () => ({ Link: 'a', useSearch: () => ({}) }))

it('an administrator who is alone reads how another is made', async () => {
  const { container } = show(<ErasuresPage />, { listErasures: () => [] })
  await settle()
  expect(container.textContent).toContain('npm run create-admin')
})
