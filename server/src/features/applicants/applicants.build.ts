import { companyEnds, companyRefusals } from '@bargah/contract/features/companies/companies.text.ts'
import { ownerEnds, ownerRefusals } from '@bargah/contract/features/product-owners/product-owners.text.ts'
import type { TestApp } from '../../../test/app.ts'
import { proofOf } from '../../../test/browser.ts'
import { newNationalCode, next, padded } from '../../../test/plain.ts'
import { companyForm } from '../companies/companies.build.ts'
import { freeCode, ownerForm } from '../product-owners/product-owners.build.ts'

type Given = { isAccepted?: boolean; nationalId?: string; mobile?: string; registeredHash?: string }

/** The calls about companies, and what they say, under the names that product owners have too. */
const companyCalls = (app: TestApp, token: string) => {
  const of = (TransportationCompanyId: number) => ({ token, query: { TransportationCompanyId } })
  return {
    prefix: 'TC',
    role: 'TransportationCompanyAdmin' as const,
    ownerColumn: 'companyId' as const,
    table: 'companies' as const,
    rejectedStatus: 3,
    refusals: companyRefusals,
    ends: companyEnds,
    constraints: {
      oneAccepted: 'companies_by_national_id',
      onePerMobile: 'one_waiting_company_per_mobile',
      hash: 'registered_until_accepted',
    },
    papers: ['openCompanyPaper', 'openUploadedFile'] as const,
    freeId: newNationalCode,
    build: async (given: Given = {}) => {
      const row = await app.buildCompany({ mobile: `0918${padded(next(), 7)}`, ...given })
      return { ...row, mobile: String(row.mobile) }
    },
    form: ({ nationalId, mobile }: Given) => {
      const form = companyForm(mobile ?? `0917${padded(next(), 7)}`)
      return { ...form, ...(nationalId && { NationalId: nationalId }) }
    },
    idIn: (form: object) => (form as { NationalId: string }).NationalId,
    nameIn: (form: object) => (form as { TransportationCompanyName: string }).TransportationCompanyName,
    register: (body: object, from: object) =>
      app.call('registerCompany', { body: body as ReturnType<typeof companyForm>, ...from }),
    edit: (id: number, form: object) => {
      const { File: _file, ...body } = form as ReturnType<typeof companyForm>
      return app.call('editCompany', {
        token,
        body: { ...body, Id: id, Tell: '', Address: 'بندرعباس' } as never,
      })
    },
    accept: (id: number, SeenIds: number[] = []) =>
      app.call('acceptCompany', { token, query: { TransportationCompanyId: id, SeenIds } }),
    reject: (id: number, Desc: string) => app.call('rejectCompany', { ...of(id), body: { Desc } }),
    createUser: (id: number) => app.call('createCompanyUser', of(id)),
    show: (id: number) => app.call('showCompany', of(id)),
    listUnder: (NationalId: string) => app.call('listCompanies', { token, query: { NationalId } }),
  }
}

/** The same of product owners. */
const ownerCalls = (app: TestApp, token: string) => {
  const of = (ProductOwnerId: number) => ({ token, query: { ProductOwnerId } })
  return {
    prefix: 'PO',
    role: 'ProductOwnerAdmin' as const,
    ownerColumn: 'productOwnerId' as const,
    table: 'productOwners' as const,
    rejectedStatus: 2,
    refusals: ownerRefusals,
    ends: ownerEnds,
    constraints: {
      oneAccepted: 'product_owners_by_national_id',
      onePerMobile: 'one_waiting_owner_per_mobile',
      hash: 'owner_registered_until_accepted',
    },
    papers: ['openProductOwnerPaper'] as const,
    freeId: freeCode,
    build: async (given: Given = {}) => {
      const row = await app.buildProductOwner(given)
      return { ...row, name: `${row.firstName} ${row.lastName}` }
    },
    form: ({ nationalId, mobile }: Given) => {
      const form = ownerForm(mobile ?? `0913${padded(next(), 7)}`)
      return { ...form, ...(nationalId && { MeliCode: nationalId }) }
    },
    idIn: (form: object) => (form as { MeliCode: string }).MeliCode,
    nameIn: (form: object) => {
      const { Firstname, Lastname } = form as { Firstname: string; Lastname: string }
      return `${Firstname} ${Lastname}`
    },
    register: (body: object, from: object) =>
      app.call('registerOwner', { body: body as ReturnType<typeof ownerForm>, ...from }),
    edit: (id: number, form: object) => {
      const { File: _file, ...body } = form as ReturnType<typeof ownerForm>
      return app.call('editOwner', { token, body: { ...body, Id: id } })
    },
    accept: (id: number, SeenIds: number[] = []) =>
      app.call('acceptOwner', { token, query: { ProductOwnerId: id, SeenIds } }),
    reject: (id: number, Desc: string) => app.call('rejectOwner', { ...of(id), body: { Desc } }),
    createUser: (id: number) => app.call('createOwnerUser', of(id)),
    show: (id: number) => app.call('showOwner', of(id)),
    listUnder: (MeliCode: string) => app.call('listOwners', { token, query: { MeliCode } }),
  }
}

const callsOf = { company: companyCalls, 'product owner': ownerCalls }
export const applicantNouns = ['company', 'product owner'] as const

/** What Admin does with either kind; `register` proves the mobile, but for a cookie that is given. */
export function applicantsOf(noun: (typeof applicantNouns)[number], app: TestApp, token: string) {
  const calls = callsOf[noun](app, token)
  return {
    ...calls,
    reject: (id: number, reason = 'سند ناخواناست') => calls.reject(id, reason),
    register: async (given: Given & { extra?: object } = {}, cookie?: string) => {
      const form = { ...calls.form(given), ...given.extra }
      const headers = { cookie: cookie ?? (await proofOf(app, form.Mobile)) }
      const reply = await calls.register(form, { headers })
      const told = reply.data?.data as { id: number; userName: string; password: string }
      return { form, reply, ...told, nationalId: calls.idIn(form), name: calls.nameIn(form) }
    },
    add: (form: object) => calls.register(form, { token }),
    rowsUnder: (nationalId: string) =>
      app.db.selectFrom(calls.table).selectAll().where('nationalId', '=', nationalId).orderBy('id').execute(),
    signIn: (Username: string, Password: string) =>
      app.call('signIn', { body: { Username, Password, Role: 'Company', DeviceId: 'a' } }),
  }
}
