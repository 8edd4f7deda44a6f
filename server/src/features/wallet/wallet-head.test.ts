import { expect, it } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { showHead } from './wallet-head.views.ts'

const app = useTestApp()

it('is each one’s own when many ask at one moment, some of them twice', async () => {
  const companies = await Promise.all([100, 0, 300].map((balanceRial) => app.buildCompany({ balanceRial })))
  const drivers = await Promise.all([70, 0].map((balanceRial) => app.buildDriver({ balanceRial })))
  const owners = [
    ...companies.map(({ id }) => ({ companyId: id, held: false })),
    ...drivers.map(({ id }) => ({ driverId: id })),
  ]
  const heads = await Promise.all([...owners, ...owners].map((owner) => showHead(app.db, owner)))
  const held = heads.map(({ availableBalance }) => availableBalance)
  expect(held).toEqual([100, 0, 300, 70, 0, 100, 0, 300, 70, 0])
})

it('is of nothing where the wallet was never used', async () => {
  expect(await showHead(app.db, { driverId: 2_000_000_000 })).toEqual({
    availableBalance: 0,
    heldBalance: 0,
    unitCost: null,
    unitHallId: null,
  })
})
