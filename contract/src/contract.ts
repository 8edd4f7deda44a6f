import { access } from './features/access/access.endpoints.ts'
import { companyUsers } from './features/company-users/company-users.endpoints.ts'

import { companySettings } from './features/company-settings/company-settings.endpoints.ts'
import { audit } from './features/audit/audit.endpoints.ts'
import { auth } from './features/auth/auth.endpoints.ts'
import { base } from './features/catalog/base.endpoints.ts'
import { board } from './features/board/board.endpoints.ts'
import { cargos } from './features/cargos/cargos.endpoints.ts'
import { preLoads } from './features/cargos/pre-loads.endpoints.ts'
import { catalog } from './features/catalog/catalog.endpoints.ts'
import { codes } from './features/codes/codes.endpoints.ts'
import { companies } from './features/companies/companies.endpoints.ts'
import { contact } from './features/contact/contact.endpoints.ts'
import { customers } from './features/customers/customers.endpoints.ts'
import { documents } from './features/documents/documents.endpoints.ts'
import { driverActs } from './features/drivers/driver-acts.endpoints.ts'
import { driverSearch } from './features/drivers/driver-search.endpoints.ts'
import { drivers } from './features/drivers/drivers.endpoints.ts'
import { erasures } from './features/erasures/erasures.endpoints.ts'
import { factors } from './features/factors/factors.endpoints.ts'
import { files } from './features/files/files.endpoints.ts'
import { halls } from './features/halls/halls.endpoints.ts'
import { health } from './features/health/health.endpoints.ts'
import { mail } from './features/mail/mail.endpoints.ts'
import { outbox } from './features/outbox/outbox.endpoints.ts'
import { mainOffices } from './features/main-offices/main-offices.endpoints.ts'
import { imports } from './features/imports/imports.endpoints.ts'
import { inquiries } from './features/inquiries/inquiries.endpoints.ts'
import { messages } from './features/messages/messages.endpoints.ts'
import { notifications } from './features/notifications/notifications.endpoints.ts'
import { push } from './features/notifications/push.endpoints.ts'
import { oversight } from './features/oversight/oversight.endpoints.ts'
import { payments } from './features/payments/payments.endpoints.ts'
import { permits } from './features/permits/permits.endpoints.ts'
import { places } from './features/places/places.endpoints.ts'
import { ratings } from './features/ratings/ratings.endpoints.ts'
import { registration } from './features/registration/registration.endpoints.ts'
import { productOwners } from './features/product-owners/product-owners.endpoints.ts'
import { reconciliation } from './features/reconciliation/reconciliation.endpoints.ts'
import { reports } from './features/reports/reports.endpoints.ts'
import { rounds } from './features/rounds/rounds.endpoints.ts'
import { search } from './features/search/search.endpoints.ts'
import { statistics } from './features/statistics/statistics.endpoints.ts'
import { desk } from './features/rounds/desk.endpoints.ts'
import { turns } from './features/turns/turns.endpoints.ts'
import { users } from './features/users/users.endpoints.ts'
import { voice } from './features/voice/voice.endpoints.ts'
import { wallet } from './features/wallet/wallet.endpoints.ts'
import { apiKeys } from './features/api-keys/api-keys.endpoints.ts'
import { webhooks } from './features/webhooks/webhooks.endpoints.ts'
import { heldActs } from './features/held-acts/held-acts.endpoints.ts'
import { wishes } from './features/wishes/wishes.endpoints.ts'

export const contract = {
  ...access,
  ...companyUsers,
  ...companySettings,
  ...audit,
  ...auth,
  ...base,
  ...board,
  ...cargos,
  ...catalog,
  ...codes,
  ...companies,
  ...contact,
  ...customers,
  ...documents,
  ...drivers,
  ...driverActs,
  ...driverSearch,
  ...erasures,
  ...factors,
  ...files,
  ...halls,
  ...health,
  ...mail,
  ...outbox,
  ...mainOffices,
  ...imports,
  ...inquiries,
  ...messages,
  ...notifications,
  ...oversight,
  ...push,
  ...payments,
  ...permits,
  ...places,
  ...preLoads,
  ...ratings,
  ...registration,
  ...productOwners,
  ...reconciliation,
  ...reports,
  ...rounds,
  ...desk,
  ...search,
  ...statistics,
  ...turns,
  ...users,
  ...voice,
  ...wallet,
  ...heldActs,
  ...apiKeys,
  ...webhooks,
  ...wishes,
}
export type Contract = typeof contract
