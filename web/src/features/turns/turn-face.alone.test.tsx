// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import type { MyTurn } from '@bargah/contract/features/turns/turns.schema.ts'
import { expect, it } from 'vitest'
import { settle, show } from '../../kernel/show.build.tsx'
import { TurnFace } from './TurnFace.tsx'

const turn = {
  turnNumber: 4_218,
  name: 'اصفهان',
  aheadOfMe: 0,
  allActiveTurn: 3,
  reservationLimit: 10,
} as MyTurn

it('a turn says its place where turns decide, and that the first one has the load where they do not', async () => {
  const { unmount } = show(<TurnFace turn={turn} />, {})
  await settle()
  expect(screen.getByText('نفر اول صف هستید')).toBeDefined()
  unmount()
  show(<TurnFace turn={{ ...turn, reservationLimit: 0 }} />, {})
  await settle()
  expect(screen.queryByText('نفر اول صف هستید')).toBeNull()
  expect(screen.getByText('هر که زودتر بار را بگیرد، مال اوست')).toBeDefined()
})
