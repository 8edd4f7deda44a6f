import { describe, expect, it } from 'vitest'

/** What staff look at: the desk's tables, drawers and pickers, and the wall. */
const staffs =
  /^(board|cargos\/desk\/board-list|permits\/PermitDrawer|rounds\/(LoadsForTurn|DeskPicker|TurnChoices))/
/** Of a choice in its place of the list `RemoveSheet` says it, a press away; from the faces of a permit all of its details are one press away. */
const carriers = /^rounds\/(ListAct|ListBox|my-list)|^permits\/PassFaces/

/** Vite names what lies beside or above this file from here: «./CargoCard.tsx», «../backhaul/BackhaulCard.tsx». */
const inFeatures = (path: string) =>
  path.startsWith('./')
    ? `cargos/driver/${path.slice(2)}`
    : path.startsWith('../../')
      ? path.slice(6)
      : `cargos/${path.slice(3)}`

const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true })
const files = Object.entries(sources)
  .map(([path, text]) => ({ file: inFeatures(path), text }))
  .filter(({ file }) => !file.includes('.test.') && !staffs.test(file) && !carriers.test(file))

describe('wherever a driver reads what a load pays', () => {
  const paying = files.filter(({ text }) => text.includes('netPayToman'))

  it('is everywhere that a load is shown to him', () => {
    expect(paying.map(({ file }) => file).toSorted()).toEqual([
      'cargos/driver/CargoCard.tsx',
      'cargos/driver/LoadListPage.tsx',
      'cargos/driver/TakeFreeLoad.tsx',
      'permits/AskingCard.tsx',
      'permits/MyPermitPage.tsx',
      'rounds/Outcome.tsx',
      'rounds/PickerPage.tsx',
    ])
  })

  it.each(paying)(
    '$file says rent, fees, each kilometre and the official rate with it, or at a press of «چرا؟»',
    ({ text }) => {
      expect(text).toMatch(/<(PayLine|PayBreakdown|AskWhyPay)\b/)
    },
  )
})
