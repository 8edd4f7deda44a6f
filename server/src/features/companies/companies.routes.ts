import { companies } from '@bargah/contract/features/companies/companies.endpoints.ts'
import type { CompanyFields } from '@bargah/contract/features/companies/companies.schema.ts'
import {
  companyAccepted,
  companyAdded,
  companyEdited,
  companyRegistered,
  companyRejected,
} from '@bargah/contract/features/companies/companies.text.ts'
import { sessionOf } from '../../kernel/call.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { done, made, routes, whole } from '../../kernel/routes.ts'
import { linksFor } from '../files/files.api.ts'
import { listCompanies, listCompanyNames, showCompany } from './companies.views.ts'
import { seesWholeCompanies } from './company-scope.store.ts'
import { createCompanyUser } from './create-company-user.ts'
import { editCompany } from './edit-company.ts'
import { acceptCompany, rejectCompany } from './judge-company.ts'
import { registerCompany } from './register-company.ts'

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
      if (!paper) throw new Error('a company without its document came past the binder')
      const given = { company: readCompany(body), paper }
      const registered = await registerCompany(call, given, fileSettings.dailyBytes)
      return made(registered.password ? companyRegistered : companyAdded, registered)
    },
    editCompany: async (call, { body }) => {
      await editCompany(call, body.Id, readCompany(body))
      return done(companyEdited)
    },
    acceptCompany: async (call, { query }) =>
      companyAccepted(
        await acceptCompany(call, { id: query.TransportationCompanyId, seenIds: query.SeenIds ?? [] }, keys),
      ),
    rejectCompany: async (call, { query, body }) =>
      companyRejected(await rejectCompany(call, query.TransportationCompanyId, body.Desc, keys)),
    createCompanyUser: (call, { query }) => createCompanyUser(call, query.TransportationCompanyId),
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
