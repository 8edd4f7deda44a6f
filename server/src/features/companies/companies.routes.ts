import { companies } from '@bargah/contract/features/companies/companies.endpoints.ts'
import type { CompanyFields } from '@bargah/contract/features/companies/companies.schema.ts'
import {
  companyAccepted,
  companyAdded,
  companyEdited,
  companyEntered,
  companyRegistered,
  companyRejected,
  enteredCompanyRemoved,
} from '@bargah/contract/features/companies/companies.text.ts'
import { sessionOf } from '../../kernel/call.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { made, routes, says, whole } from '../../kernel/routes.ts'
import { linksFor } from '../files/files.api.ts'
import {
  acceptApplicant,
  createApplicantUser,
  editApplicant,
  registerApplicant,
  rejectApplicant,
} from '../applicants/applicants.api.ts'
import { listCompanies, listCompanyNames, showCompany } from './companies.views.ts'
import { seesWholeCompanies } from './company-scope.store.ts'
import { companyKind as kind } from './company-kind.ts'
import { enterCompany, removeEnteredCompany } from './enter-company.ts'

type CompanyPorts = { keys: KeyRing; fileSettings: { dailyBytes: number } }

export const companiesRoutes = ({ keys, fileSettings }: CompanyPorts) =>
  routes(companies, {
    listCompanies: async (call, { query }) => {
      const session = sessionOf(call)
      return seesWholeCompanies(session)
        ? listCompanies(
            call.db,
            session,
            { status: query.Status, nationalId: query.NationalId },
            await linksFor(call, keys),
          )
        : whole((await listCompanyNames(call.db)).map(presentName))
    },
    showCompany: async (call, { query }) => {
      const found = showCompany(
        call.db,
        sessionOf(call),
        query.TransportationCompanyId,
        await linksFor(call, keys),
      )
      const company = await found
      return { ...company, Address: company.address }
    },
    registerCompany: async (call, { body, uploads: [paper] }) => {
      const given = { facts: readCompany(body), paper, ...fileSettings }
      const registered = await registerApplicant(call, kind, given)
      return made(registered.password ? companyRegistered : companyAdded, registered)
    },
    enterCompany: async (call, { body }) =>
      made(companyEntered, { id: await enterCompany(call, readCompany(body)) }),
    removeEnteredCompany: says(enteredCompanyRemoved, (call, { body }) =>
      removeEnteredCompany(call, body.Id),
    ),
    editCompany: says(companyEdited, (call, { body }) =>
      editApplicant(call, kind, body.Id, readCompany(body)),
    ),
    acceptCompany: async (call, { query: { TransportationCompanyId: id, SeenIds: seenIds = [] } }) =>
      companyAccepted(await acceptApplicant(call, kind, { id, seenIds }, keys)),
    rejectCompany: async (call, { query: { TransportationCompanyId: id }, body: { Desc: reason } }) =>
      companyRejected(await rejectApplicant(call, kind, { id, reason }, keys)),
    createCompanyUser: (call, { query }) => createApplicantUser(call, kind, query.TransportationCompanyId),
  })

const presentName = ({ id, name }: { id: number; name: string }) => ({
  transportationCompanyId: id,
  transportationCompanyName: name,
})

const readCompany = (body: CompanyFields) => ({
  name: body.TransportationCompanyName,
  nationalId: body.NationalId,
  cityId: body.CityId,
  mobile: body.Mobile ?? null,
  tel: body.Tell ?? null,
  email: body.Email ?? null,
  address: body.Address ?? null,
  postalCode: body.PostalCode ?? null,
})
