// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { DataColumn } from '../ui/data-table/data-table-props.ts'
import { placeColumns } from '../ui/data-table/column-places.ts'
import { startLayout } from '../ui/data-table/table-state.rules.ts'
import { keyList } from '../features/api-keys/key-list.tsx'
import { auditList } from '../features/audit/audit-list.tsx'
import { freeBoard, hallBoard } from '../features/cargos/desk/board-list.tsx'
import { cargoList } from '../features/cargos/desk/cargo-list.tsx'
import { baseList } from '../features/catalog/base-list.tsx'
import { rateList } from '../features/catalog/FreightRatesPage.tsx'
import { holidayList } from '../features/catalog/HolidaysPage.tsx'
import { companyList } from '../features/companies/company-list.tsx'
import { customerList } from '../features/customers/customer-list.tsx'
import { driverList } from '../features/drivers/driver-list.tsx'
import { inactiveList } from '../features/drivers/inactive-list.tsx'
import { hallList } from '../features/halls/hall-list.tsx'
import { letterList } from '../features/mail/LettersPage.tsx'
import { officeList } from '../features/main-offices/office-list.tsx'
import { adminQuestions, companyQuestions } from '../features/messages/MessagesPage.tsx'
import { outboxList } from '../features/outbox/OutboxPage.tsx'
import { findingList } from '../features/oversight/oversight-list.tsx'
import { permitList } from '../features/permits/permit-list.tsx'
import { ownerList } from '../features/product-owners/owner-list.tsx'
import { accountsList, ledgerList, paymentsList } from '../features/reconciliation/MoneyLists.tsx'
import { turnList } from '../features/turns/turn-list.tsx'
import { userList } from '../features/users/user-list.tsx'
import { accountList } from '../features/wallet/account-list.tsx'
import { webhookList } from '../features/webhooks/webhook-list.tsx'

const nothing = () => undefined
const all = { withCompany: true, withCity: true, goods: [], companies: [], cities: [], customers: [] }
const month = { from: '1405/08/01', to: '1405/08/30' }

const lists = [
  keyList(nothing),
  auditList,
  hallBoard([]),
  freeBoard,
  cargoList({ ...all, isHall: false }),
  baseList(nothing),
  rateList(nothing),
  holidayList(nothing),
  companyList(nothing),
  customerList,
  driverList(nothing, []),
  inactiveList,
  hallList(nothing),
  letterList,
  officeList(nothing),
  adminQuestions,
  companyQuestions,
  outboxList,
  findingList,
  permitList({ ...all, isHall: false, isOneDay: false, onPrint: nothing }),
  ownerList(nothing),
  accountsList,
  ledgerList,
  paymentsList,
  turnList({ halls: [], acts: {} }),
  userList,
  accountList({ isDriver: false, month }),
  webhookList(nothing),
].map(({ list, columns }) => ({ list, columns: columns as readonly DataColumn<never>[] }))

/** What a list has in a window of 1280 px beside a row that is open, in px. */
const room = 760

const tooWide = (columns: readonly DataColumn<never>[]) =>
  placeColumns(columns, startLayout(columns), room).reduce((sum, { px }) => sum + px, 0) > room

it.each(lists)('$list fits beside an open row at 1280, once all have left that may', ({ columns }) => {
  expect(tooWide(columns)).toBe(false)
})

it('a list of many columns that says of none that it leaves does not fit', () => {
  const columns = Array.from({ length: 7 }, (_, at) => ({ id: String(at), header: '', cell: () => '' }))
  expect(tooWide(columns)).toBe(true)
  expect(tooWide(columns.map((column, at) => ({ ...column, leaves: at })))).toBe(false)
})

it('every list of the panel is looked at', () => {
  const pages = import.meta.glob('../features/**/*.tsx', { query: '?raw', import: 'default', eager: true })
  const made =
    Object.values(pages)
      .join()
      .match(/listScreen\(/g) ?? []
  expect(lists).toHaveLength(made.length)
})
