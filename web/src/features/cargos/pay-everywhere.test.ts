import { describe, expect, it } from 'vitest'

/** What staff look at: the desk's tables, drawers and pickers, and the wall. */
const staffs =
  /^(board|cargos\/board-list|permits\/PermitDrawer|rounds\/(LoadsForTurn|DeskPicker|TurnChoices))/
/** Each choice of a list is shown by `ListRow`; from the faces of a permit all of its details are one press away. */
const carriers = /^rounds\/(ListAct|my-list)|^permits\/(Delivered|Over)Face/

const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })
const files = Object.entries(sources)
  .map(([path, text]) => ({ file: path.startsWith('./') ? `cargos/${path.slice(2)}` : path.slice(3), text }))
  .filter(({ file }) => !staffs.test(file) && !carriers.test(file))

describe('wherever a driver reads what a load pays', () => {
  const paying = files.filter(({ text }) => text.includes('netPayToman'))

  it('is everywhere that a load is shown to him', () => {
    expect(paying.map(({ file }) => file).toSorted()).toEqual([
      'cargos/BackhaulCard.tsx',
      'cargos/CargoCard.tsx',
      'cargos/SelectedLoads.tsx',
      'cargos/TakeFreeLoad.tsx',
      'permits/AskingCard.tsx',
      'permits/PassDetails.tsx',
      'rounds/ListRow.tsx',
      'rounds/Outcome.tsx',
      'rounds/TakeAtOnce.tsx',
    ])
  })

  it.each(paying)(
    '$file says rent, fees, each kilometre and the official rate with it, or at a press of «چرا؟»',
    ({ text }) => {
      expect(text).toMatch(/<(PayLine|PayBreakdown|AskWhyPay)\b/)
    },
  )
})
