import * as z from 'zod/mini'
import { organizations, supporters } from '../../kernel/access.ts'
import { command, endpoint, madeCommand, writing } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import { inquiryLimits } from '../inquiries/inquiries.endpoints.ts'
import { addressTable, anyCustomerTable, customerTable } from './customers.columns.ts'
import {
  AddAddressBody,
  AddCustomerBody,
  AnyCustomerRow,
  asked,
  CustomerAddressRow,
  CustomerRow,
  Inquired,
  OneAddressBody,
  OneCustomerBody,
  UpdateAddressBody,
  UpdateCustomerBody,
} from './customers.schema.ts'
import { customerInUse, customerRefusals } from './customers.text.ts'

const read = { method: 'GET', effect: 'read', about: ['customer'] } as const
/** Who declares chooses from them, who reads lists filters by them. */
const readers = {
  roles: [],
  flags: ['access_Customer_List', 'access_Customer_Add', 'access_Load_Add', 'access_Load_Update'],
} as const
const filterers = {
  roles: [...supporters, ...organizations, 'LoadHallAdmin', 'ProductOwnerAdmin'],
  flags: [...readers.flags, 'access_Load_Manage', 'access_Reserve_List'],
} as const
// no flag speaks of changing a customer: who adds them mends them
const adders = { roles: [], flags: ['access_Customer_Add'] } as const
const deleters = { roles: [], flags: ['access_Customer_Delete'] } as const

const inquirers = {
  access: { roles: ['Customer', 'AgentMain', 'CustomerAdvancedMember'], flags: ['access_Customer_Add'] },
  limits: inquiryLimits,
} as const
const inquiry = { ...inquirers, method: 'GET', effect: 'read', about: ['customer'] } as const
/** Those of the inquiry page, which keeps its answers. */
const keptInquiry = { ...inquirers, method: 'GET', effect: 'write', changes: ['inquiry'] } as const

export const customers = {
  listCustomers: endpoint({
    ...read,
    path: '/api/v1/Customer/GetCustomerByTransportationCompanyId',
    reply: 'list',
    access: { roles: readers.roles, flags: [...readers.flags, 'access_Load_Manage', 'access_Reserve_List'] },
    data: CustomerRow,
    table: customerTable,
  }),
  /** Ours: one of them, as its row in the list. */
  showCustomer: endpoint({
    ...read,
    path: '/api/v1/Customer/GetById',
    reply: 'envelope',
    access: readers,
    query: z.object({ Id: id('مشتری') }),
    data: CustomerRow,
  }),
  listAnyCustomers: endpoint({
    ...read,
    path: '/api/v1/Customer/GetAllCustomer',
    reply: 'list',
    byKey: 'cargo_read',
    access: filterers,
    data: AnyCustomerRow,
    table: anyCustomerTable,
  }),
  addCustomer: endpoint({
    ...writing,
    path: '/api/v1/Customer/AddCustomer',
    title: 'افزودن مشتری',
    changes: ['customer'],
    reaches: [],
    stays: 'added',
    refusals: [customerRefusals, { in_use: customerInUse }],
    access: adders,
    body: AddCustomerBody,
    data: command(z.object({ id: z.number(), addressId: z.number() })),
  }),
  updateCustomer: endpoint({
    ...writing,
    path: '/api/v1/Customer/UpdateCustomer',
    title: 'ویرایش مشتری',
    changes: ['customer', 'cargo', 'permit'],
    reaches: [],
    stays: 'typed',
    refusals: [customerRefusals, { in_use: customerInUse }],
    access: adders,
    body: UpdateCustomerBody,
  }),
  /** With all his addresses; refused, with the cargos that name him, while there are any. */
  deleteCustomer: endpoint({
    ...writing,
    path: '/api/v1/Customer/DeleteCustomer',
    title: 'حذف مشتری',
    changes: ['customer'],
    reaches: [],
    held: true,
    refusals: [customerRefusals, { in_use: customerInUse }],
    access: deleters,
    body: OneCustomerBody,
  }),
  listCustomerAddresses: endpoint({
    ...read,
    path: '/api/v1/CustomerAddress/GetCustomerAddressByCustomerId',
    reply: 'list',
    access: readers,
    query: z.object({ CustomerId: id('مشتری') }),
    data: CustomerAddressRow,
    table: addressTable,
  }),
  addCustomerAddress: endpoint({
    ...writing,
    path: '/api/v1/CustomerAddress/AddCustomerAddress',
    title: 'افزودن نشانی مشتری',
    changes: ['customer'],
    reaches: [],
    stays: 'added',
    refusals: [customerRefusals, { in_use: customerInUse }],
    access: adders,
    body: AddAddressBody,
    data: madeCommand,
  }),
  updateCustomerAddress: endpoint({
    ...writing,
    path: '/api/v1/CustomerAddress/UpdateCustomerAddress',
    title: 'ویرایش نشانی مشتری',
    changes: ['customer', 'cargo', 'permit'],
    reaches: [],
    stays: 'typed',
    refusals: [customerRefusals, { in_use: customerInUse }],
    access: adders,
    body: UpdateAddressBody,
  }),
  /** Ours: of an address that no cargo names; the last one stays. */
  deleteCustomerAddress: endpoint({
    ...writing,
    path: '/api/v1/CustomerAddress/DeleteCustomerAddress',
    title: 'حذف نشانی مشتری',
    changes: ['customer'],
    reaches: [],
    held: true,
    refusals: [customerRefusals, { in_use: customerInUse }],
    access: deleters,
    body: OneAddressBody,
  }),
  inquireNationalId: endpoint({
    ...inquiry,
    path: '/api/v1/Customer/InquiryMeliCode',
    byKey: 'inquiry',
    reply: 'envelope',
    query: z.object({ melicode: asked.nationalId }),
    data: Inquired,
  }),
  inquirePostalCode: endpoint({
    ...inquiry,
    path: '/api/v1/Customer/InquiryPostalCode',
    byKey: 'inquiry',
    reply: 'envelope',
    query: z.object({ postalcode: asked.postalCode }),
    data: Inquired,
  }),
  inquireNationalIdLegacy: endpoint({
    ...keptInquiry,
    title: 'استعلام کد یا شناسهٔ ملی',
    reaches: ['outside'],
    path: '/api/CustomerApi/GetInquiryNationalId',
    byKey: 'inquiry',
    reply: 'bare',
    query: z.object({ ncode: asked.nationalId }),
    data: Inquired,
  }),
  inquirePostalCodeLegacy: endpoint({
    ...keptInquiry,
    title: 'استعلام کد پستی',
    reaches: ['outside'],
    path: '/api/CustomerApi/GetInquiryPostalCodeData',
    byKey: 'inquiry',
    reply: 'bare',
    query: z.object({ postalCode: asked.postalCode }),
    data: Inquired,
  }),
}
