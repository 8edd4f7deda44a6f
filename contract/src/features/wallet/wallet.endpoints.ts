import { supporters } from '../../kernel/access.ts'
import { endpoint, plainCommand, reading, searching, writing } from '../../kernel/endpoint.ts'
import { moneyLimits } from '../../kernel/limits.ts'
import { transactionTable } from './wallet.columns.ts'
import {
  AccountReport,
  Balance,
  ChargeBody,
  ownerFaults,
  PrintQuery,
  ReportQuery,
  TransactionRow,
  TransactionsBody,
  WalletOwner,
} from './wallet.schema.ts'
import { tooManyLines, walletRefusals } from './wallet.text.ts'

const charge = {
  ...writing,
  changes: ['wallet', 'notification'],
  access: { roles: ['Admin'] },
  limits: moneyLimits,
  reauthenticates: true,
  body: ChargeBody,
  faults: ownerFaults,
  data: plainCommand,
} as const
/** A driver and a company read their own, whoever is named; support reads any. */
const readers = {
  access: { roles: [...supporters, 'Driver', 'TransportationCompanyAdmin'] },
  ignored: (role: string | null) => (isSupporter(role) ? [] : ['DriverId', 'TransportationCompanyId']),
} as const
const isSupporter = (role: string | null) => (supporters as readonly (string | null)[]).includes(role)

export const wallet = {
  showMyBalance: endpoint({
    ...reading,
    path: '/api/v1/AccountActivity/LastInventoryWeb',
    about: ['wallet'],
    access: { roles: ['Driver', 'TransportationCompanyAdmin', 'TransportationCompanyMember'] },
    data: Balance,
  }),
  /** Another's balance (ours). */
  showBalanceOf: endpoint({
    ...reading,
    path: '/api/v1/AccountActivity/GetBalance',
    about: ['wallet'],
    access: { roles: supporters },
    query: WalletOwner,
    data: Balance,
  }),
  /** The statement of a wallet, the newest first: a driver's and a company's own, whoever is named, and any for support. */
  listTransactions: endpoint({
    ...searching,
    path: '/api/v1/AccountActivity/TransactionsList',
    about: ['wallet'],
    ...readers,
    body: TransactionsBody,
    faults: (body, role) => (isSupporter(role) ? ownerFaults(body) : []),
    data: TransactionRow,
    table: transactionTable,
  }),
  /** A wallet over days (ours): a sum that adds up, and what each day closed with. */
  showAccountReport: endpoint({
    ...reading,
    path: '/api/v1/AccountActivity/GetReport',
    about: ['wallet'],
    ...readers,
    query: ReportQuery,
    data: AccountReport,
  }),
  /** The same on paper, with every line that moved the balance, the oldest first (ours). */
  printStatement: endpoint({
    method: 'GET',
    path: '/api/v1/AccountActivity/PrintStatement',
    reply: 'file',
    media: 'application/pdf',
    gate: 'prints',
    effect: 'read',
    about: ['wallet'],
    ...readers,
    refusals: [{ too_many_lines: tooManyLines }],
    query: PrintQuery,
  }),
  addCharge: endpoint({
    ...charge,
    path: '/api/v1/AccountActivity/AddCharge',
    title: 'افزایش اعتبار کیف پول',
    reaches: ['money', 'outside'],
  }),
  deductCharge: endpoint({
    ...charge,
    path: '/api/v1/AccountActivity/DeductCharge',
    title: 'کاهش اعتبار کیف پول',
    reaches: ['money', 'outside'],
    refusals: [walletRefusals],
  }),
}
