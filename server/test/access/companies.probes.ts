import type { Contract } from '@bargah/contract/contract.ts'
import { newNationalCode } from '../plain.ts'
import { nothing, type Probe, type ProbeInput } from './probe.ts'

const company = (say: (id: number) => ProbeInput, isAccepted = true): Probe => ({
  names: 'thing',
  fresh: true,
  make: async ({ app }) => ({ id: (await app.buildCompany({ isAccepted })).id, say }),
})
const named = (TransportationCompanyId: number) => ({ query: { TransportationCompanyId } })

const facts = () => ({
  TransportationCompanyName: 'ترابر',
  NationalId: newNationalCode(),
  CityId: 1,
  Tell: '07633554411',
  Address: 'بندرعباس',
})
const money = { Amount: 10_000, Description: 'اصلاح حساب' }

/** Companies and wallets, as their administrators and they themselves meet them. */
export const companyProbes = {
  listCompanies: nothing(),
  showCompany: {
    names: 'thing',
    make: async (side) => ({ id: side.company.id, say: named }),
  },
  // everybody may ask; whoever is no administrator needs a proof
  registerCompany: nothing(),
  enterCompany: nothing(() => ({ body: { ...facts(), Mobile: '09121234567' } })),
  removeEnteredCompany: {
    names: 'thing',
    fresh: true,
    make: async ({ app, users }) => {
      const known = { addedBy: users.Admin, balanceRial: 0 }
      return { id: (await app.buildCompany(known)).id, say: (Id) => ({ body: { Id } }) }
    },
  },
  editCompany: company((Id) => ({
    body: { Id, ...facts() },
  })),
  acceptCompany: company(named, false),
  rejectCompany: company((id) => ({ ...named(id), body: { Desc: 'سند ناخواناست' } }), false),
  createCompanyUser: company(named),
  showBalanceOf: {
    names: 'thing',
    make: async (side) => ({ id: side.company.id, say: named }),
  },
  listTransactions: nothing(() => ({ body: { DriverId: 1 } })),
  showAccountReport: nothing(() => ({ query: { DriverId: 1 } })),
  printStatement: nothing(() => ({ query: { DriverId: 1 } })),
  showReconciliation: nothing(),
  listAccounts: nothing(),
  listLedger: nothing(),
  listPayments: nothing(),
  addCharge: company((TransportationCompanyId) => ({ body: { TransportationCompanyId, ...money } })),
  deductCharge: company((TransportationCompanyId) => ({ body: { TransportationCompanyId, ...money } })),
  beginPayment: nothing(() => ({ body: { Amount: 10_000 } })),
  verifyPayments: nothing(),
  verifyDemoPayments: nothing(),
  listMyPayments: nothing(),
  // a bank's browser carries no session: the word in the address alone says what it is about
  returnFromBank: nothing(() => ({ query: { Nonce: 'nobody', Status: 'OK' } })),
  returnFromBankByForm: nothing(() => ({ query: { Nonce: 'nobody' }, body: { Status: '0' } })),
} satisfies Partial<Record<keyof Contract, Probe>>
