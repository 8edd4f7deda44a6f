// @vitest-environment happy-dom
import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { render } from '../../kernel/show.build.tsx'
import { ListBox } from './ListBox.tsx'
import type { ListItem } from './my-list.rules.ts'

const item: ListItem = {
  cargoId: 7,
  source: 'بندرعباس',
  destination: 'تهران',
  netPayToman: 37_515_000,
  goods: 'ورق',
  company: 'ترابر هرمز',
  state: 'received',
  receivedAt: null,
}
const row = { place: 0, shiftPx: 0, held: false, dragging: false }
const nothing = () => undefined

it.each([
  [1, []],
  [2, ['بندرعباس به تهران بالاتر برود', 'بندرعباس به تهران پایین‌تر برود']],
])('of a list of %i a load can be moved by: %s', (last, arrows) => {
  const rest = { isTwin: false, frozen: false, grip: {}, fault: undefined, onMove: nothing, onOpen: nothing }
  render(<ListBox item={item} row={row} last={last} {...rest} />)
  const named = (words: RegExp) => screen.queryAllByRole('button', { name: words })
  expect(named(/تر برود$/).map((button) => button.getAttribute('aria-label'))).toEqual(arrows)
  expect(named(/^جای ۱، جابه‌جایی/)).toHaveLength(last - 1)
})
