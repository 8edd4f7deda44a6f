import { mainOffices } from '@bargah/contract/features/main-offices/main-offices.endpoints.ts'
import type { OfficeCompany, OfficeRow } from '@bargah/contract/features/main-offices/main-offices.schema.ts'
import { isoInstant } from '@bargah/contract/kernel/dates.ts'
import type { Body } from '@bargah/contract/kernel/endpoint.ts'
import { routes, whole } from '../../kernel/routes.ts'
import { findOffice, listCompanyOffices, listOffices, type Office } from './main-offices.views.ts'
import { addOffice, noOffice, setCompanyOffice, updateOffice } from './keep-office.ts'

export const mainOfficesRoutes = () =>
  routes(mainOffices, {
    listMainOffices: async ({ db }) => whole((await listOffices(db)).map(presentOffice)),
    showMainOffice: async ({ db }, { query }) => {
      const found = await findOffice(db, query.Id)
      if (!found) throw noOffice()
      return presentOffice(found)
    },
    listMainAgencies: async ({ db }) => (await listOffices(db)).map(presentOffice),
    addMainOffice: (call, { body }) =>
      addOffice(call, { ...readFields(body), nationalId: body.AgentMainNationID }),
    updateMainOffice: (call, { body }) =>
      updateOffice(call, {
        id: body.AgentMainId,
        nationalId: body.AgentMainNationID,
        fields: { ...readFields(body), isActive: body.Active },
      }),
    listCompanyOffices: async ({ db }) => (await listCompanyOffices(db)).map(presentCompany),
    listOfficeCompanies: async ({ db }, { query }) => {
      if (!(await findOffice(db, query.agencyId))) throw noOffice()
      return (await listCompanyOffices(db, query.agencyId)).map(presentCompany)
    },
    setOfficeOfCompany: (call, { query }) => setCompanyOffice(call, query.agentId, query.agentMainId),
    removeOfficeOfCompany: (call, { query }) => setCompanyOffice(call, query.agentId, null),
  })

type Wire = Omit<Body<typeof mainOffices.addMainOffice>, 'AgentMainNationID'>
const readFields = (body: Wire) => ({
  name: body.AgentMainName,
  managerName: body.AgentMainManagerName ?? null,
  address: body.AgentMainAddress ?? null,
  tel: body.AgentMainTel ?? null,
  fax: body.AgentMainFax ?? null,
  economicCode: body.AgentMainEconomic ?? null,
  webAddress: body.AgentMainWebAddress ?? null,
  email: body.AgentMainEmailAddress ?? null,
})

const presentOffice = (office: Office): OfficeRow => ({
  id: office.id,
  agentMainId: office.id,
  agentMainName: office.name,
  agentMainManagerName: office.managerName,
  agentMainAddress: office.address,
  agentMainTel: office.tel,
  agentMainFax: office.fax,
  agentMainEconomic: office.economicCode,
  agentMainNationID: office.nationalId,
  agentMainWebAddress: office.webAddress,
  agentMainEmailAddress: office.email,
  active: office.isActive,
  agencyCount: office.companyCount,
  userName: office.username,
  userId: office.userId,
  createdAt: isoInstant(office.createdAt),
})

type CompanyRow = Awaited<ReturnType<typeof listCompanyOffices>>[number]
const presentCompany = (company: CompanyRow): OfficeCompany => ({
  agentID: company.id,
  agentFullName: company.name,
  meliCode: company.nationalId,
  mobile: company.mobile,
  agentMainId: company.mainOfficeId,
  agentMainName: company.officeName,
})
