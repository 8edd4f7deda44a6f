// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { settle, show } from '../../kernel/show.build.tsx'
import VoicePage from './VoicePage.tsx'

vi.mock('./microphone.ts', async (original) => ({
  ...(await original<object>()),
  startRecording: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
}))

it('what the microphone failed by stands over the pieces, until others are chosen', async () => {
  show(<VoicePage />, { listRecordings: () => [] })
  await settle()
  fireEvent.click(screen.getAllByText('ضبط')[0] as HTMLElement)
  await settle()
  // by role among so many buttons would take seconds
  const alert = () => document.querySelector('#voice-pieces [role="alert"]')?.textContent
  expect(alert()).toContain('میکروفون اجازه نیافت')
  fireEvent.click(screen.getByText('شهرها'))
  expect(alert()).toBeUndefined()
})
