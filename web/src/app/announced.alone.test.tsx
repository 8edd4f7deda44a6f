// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { act, held, settle, show } from '../kernel/show.build.tsx'
import { inSpokenWords } from '../kernel/voice/spoken.rules.ts'
import { apiQuery } from '../kernel/api.ts'
import Announced from './Announced.tsx'
import LookPage from './me/LookPage.tsx'

vi.mock('../kernel/navigation.tsx', () => ({ useNavigate: () => () => undefined }))
const spoken = vi.hoisted(() => ({ ends: Promise.resolve() }))
vi.mock('../kernel/voice/player.ts', () => ({
  say: (sentence: string, { onWords }: { onWords: (words: string) => void }) => {
    onWords(inSpokenWords(sentence))
    return spoken.ends
  },
}))

const region = () => document.querySelector('[aria-live]')?.textContent
let ending = held<void>()
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running'
    },
  )
  ending = held<void>()
  spoken.ends = ending.promise
})

const result = (id: number) => ({ round: { id }, turnNumber: 7, choices: [] })

it('what is read aloud by itself stands in a live region, heard or not', async () => {
  const { client } = show(<Announced />, { showMyTurn: () => null, showMyResult: () => result(1) })
  await settle()
  expect(region()).toBe('')
  await act(() => {
    client.setQueryData(apiQuery('showMyResult').queryKey, result(2) as never)
  })
  await settle()
  expect(region()).toBe('این بار نشد.')
  // a browser may let no sound out: it is over at once, and the words stand nevertheless
  ending.letGo()
  await settle()
  expect(region()).toBe('این بار نشد.')
})

it('so does what the choice of the voice says', async () => {
  show(<LookPage />, {})
  fireEvent.click(screen.getByLabelText('صدا روشن'))
  await settle()
  expect(region()).toBe('صدا روشن شد.')
})
