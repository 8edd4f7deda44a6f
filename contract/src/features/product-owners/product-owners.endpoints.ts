import * as z from 'zod/mini'
import { hourMs } from '../../kernel/durations.ts'
import { command, endpoint, listing, reading, writing } from '../../kernel/endpoint.ts'
import { id, list, noSecret, oneOf, optional, text } from '../../kernel/fields.ts'
import { ownerTable } from './product-owners.columns.ts'
import {
  code,
  NewOwnerBody,
  OwnerBody,
  ownerFaultsOf,
  ownerPaper,
  OwnerRow,
} from './product-owners.schema.ts'
import { ownerStatuses } from './product-owners.states.ts'
import { ownerRefusals } from './product-owners.text.ts'
import { notWritten } from '../../kernel/not-given.ts'

const OneOwner = z.object({ ProductOwnerId: id('صاحب کالا') })
const admin = { roles: ['Admin'] } as const

/** A generated account, shown once. */
const account = { userName: z.string(), password: z.string() }

export const productOwners = {
  listOwners: endpoint({
    ...listing,
    path: '/api/v1/ProductOwner/GetAllProductOwner',
    about: ['productOwner'],
    access: admin,
    /** Of a national code all that registered under it (ours). */
    query: z.object({
      Status: optional(oneOf('وضعیت', ownerStatuses)),
      MeliCode: optional(noSecret(code)),
    }),
    data: OwnerRow,
    table: ownerTable,
  }),
  showOwner: endpoint({
    ...reading,
    path: '/api/v1/ProductOwner/GetByProductOwnerId',
    about: ['productOwner'],
    access: { roles: ['Admin', 'ProductOwnerAdmin'] },
    query: OneOwner,
    data: OwnerRow,
  }),
  /** Whoever proved his mobile registers himself and is shown once the account that he will have; Admin adds one, without an account. */
  registerOwner: endpoint({
    ...writing,
    path: '/api/v1/ProductOwner/AddProductOwner',
    title: 'ثبت‌نام صاحب کالا',
    changes: ['productOwner', 'member'],
    reaches: [],
    stays: 'typed',
    refusals: [ownerRefusals],
    access: 'public',
    needsProof: { purpose: 'registration', mobile: 'Mobile' },
    limits: [{ by: 'address', most: 30, inMs: hourMs, kept: 'database' }],
    gate: 'passwords',
    showsSecret: true,
    body: NewOwnerBody,
    files: { File: ownerPaper },
    faults: ownerFaultsOf,
    data: command(z.extend(z.partial(z.object(account)), { id: z.number() })),
  }),
  editOwner: endpoint({
    ...writing,
    path: '/api/v1/ProductOwner/UpdateProductOwner',
    title: 'ویرایش صاحب کالا',
    changes: ['productOwner', 'member'],
    reaches: [],
    stays: 'typed',
    refusals: [ownerRefusals],
    access: admin,
    // a mobile that is changed here is one to which a forgotten password goes
    reauthenticates: true,
    body: OwnerBody,
    faults: ownerFaultsOf,
  }),
  /** He is seen no more and his account is closed; his finished cargos stay (docs/decisions/0037). */
  deleteOwner: endpoint({
    ...writing,
    path: '/api/v1/ProductOwner/DeleteProductOwner',
    title: 'حذف صاحب کالا',
    changes: ['productOwner', 'member', 'session'],
    reaches: ['outside'],
    refusals: [ownerRefusals],
    access: admin,
    reauthenticates: true,
    body: z.object({ Id: id('صاحب کالا') }),
  }),
  /** `SeenIds`: the other registrations of his code, which whoever accepts one has seen beside it (docs/decisions/0081). */
  acceptOwner: endpoint({
    ...writing,
    path: '/api/v1/ProductOwner/AcceptProductOwner',
    title: 'تأیید صاحب کالا',
    changes: ['productOwner', 'member', 'sms'],
    reaches: ['outside'],
    refusals: [ownerRefusals],
    access: admin,
    query: z.extend(OneOwner, {
      SeenIds: optional(list('ثبت‌نام‌های دیگر', id('ثبت‌نام'), { max: 200 })),
    }),
    data: z.string(),
  }),
  rejectOwner: endpoint({
    ...writing,
    path: '/api/v1/ProductOwner/RejectProductOwner',
    title: 'رد صاحب کالا',
    changes: ['productOwner', 'sms'],
    reaches: ['outside'],
    refusals: [ownerRefusals],
    access: admin,
    query: OneOwner,
    body: z.object({ Desc: text('دلیل رد', { max: 300, missing: notWritten('دلیل رد') }) }),
    data: z.string(),
  }),
  createOwnerUser: endpoint({
    ...writing,
    path: '/api/v1/ProductOwner/CreateProductOwnerUser',
    title: 'ساختن حساب صاحب کالا',
    changes: ['productOwner', 'member', 'session'],
    reaches: [],
    stays: 'added',
    refusals: [ownerRefusals],
    access: admin,
    gate: 'passwords',
    reauthenticates: true,
    showsSecret: true,
    query: OneOwner,
    data: z.object(account),
  }),
}
