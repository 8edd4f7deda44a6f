// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { settle, show } from '../../kernel/show.build.tsx'
import { ListAct, type ListedCargo } from './ListAct.tsx'
import type { ListItem } from './my-list.rules.ts'

const cargo = {
  id: 7,
  cargoSource: 'بندرعباس',
  cargoDestination: 'تهران',
  netPayToman: 1_000,
  kalaDesc: 'ورق',
  transportationCompanyName: 'ترابر هرمز',
  cargoRange: 0,
  isNextRound: false,
} as unknown as ListedCargo

function Picker() {
  const [items, setItems] = useState<ListItem[]>([])
  const add = () =>
    setItems([
      { cargoId: 7, source: 'بندرعباس', destination: 'تهران', state: 'received' } as unknown as ListItem,
    ])
  const list = { items, faults: [], locating: null, isPending: false, add, remove: add, move: add }
  return <ListAct cargo={cargo} list={list} phase="choosing" />
}

/** Presses what is under the thumb, at a time. */
function pressAt(timeStamp: number) {
  const event = new MouseEvent('click', { bubbles: true })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  fireEvent(screen.getByRole('button'), event)
  return settle()
}
const question = () => screen.queryByText('تهران از فهرست برود؟')

it('a second press of a hand that shakes asks nothing, a later one asks whether the load goes', async () => {
  show(<Picker />, {})
  await pressAt(5_000)
  expect(screen.getByText('جای اول')).toBeDefined()
  await pressAt(5_400)
  expect(question()).toBeNull()
  await pressAt(6_400)
  expect(question()).not.toBeNull()
})
