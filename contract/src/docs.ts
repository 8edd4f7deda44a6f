import { accessDocs } from './features/access/access.docs.ts'
import { companySettingsDocs } from './features/company-settings/company-settings.docs.ts'
import { companyUsersDocs } from './features/company-users/company-users.docs.ts'
import { apiKeysDocs } from './features/api-keys/api-keys.docs.ts'
import { auditDocs } from './features/audit/audit.docs.ts'
import { authDocs } from './features/auth/auth.docs.ts'
import { boardDocs } from './features/board/board.docs.ts'
import { cargosDocs } from './features/cargos/cargos.docs.ts'
import { catalogDocs } from './features/catalog/catalog.docs.ts'
import { codesDocs } from './features/codes/codes.docs.ts'
import { companiesDocs } from './features/companies/companies.docs.ts'
import { contactDocs } from './features/contact/contact.docs.ts'
import { customersDocs } from './features/customers/customers.docs.ts'
import { documentsDocs } from './features/documents/documents.docs.ts'
import { driversDocs } from './features/drivers/drivers.docs.ts'
import { erasuresDocs } from './features/erasures/erasures.docs.ts'
import { factorsDocs } from './features/factors/factors.docs.ts'
import { filesDocs } from './features/files/files.docs.ts'
import { hallsDocs } from './features/halls/halls.docs.ts'
import { healthDocs } from './features/health/health.docs.ts'
import { heldActsDocs } from './features/held-acts/held-acts.docs.ts'
import { importsDocs } from './features/imports/imports.docs.ts'
import { inquiriesDocs } from './features/inquiries/inquiries.docs.ts'
import { mainOfficesDocs } from './features/main-offices/main-offices.docs.ts'
import { messagesDocs } from './features/messages/messages.docs.ts'
import { notificationsDocs } from './features/notifications/notifications.docs.ts'
import { mailDocs } from './features/mail/mail.docs.ts'
import { outboxDocs } from './features/outbox/outbox.docs.ts'
import { oversightDocs } from './features/oversight/oversight.docs.ts'
import { paymentsDocs } from './features/payments/payments.docs.ts'
import { permitsDocs } from './features/permits/permits.docs.ts'
import { placesDocs } from './features/places/places.docs.ts'
import { productOwnersDocs } from './features/product-owners/product-owners.docs.ts'
import { ratingsDocs } from './features/ratings/ratings.docs.ts'
import { reconciliationDocs } from './features/reconciliation/reconciliation.docs.ts'
import { registrationDocs } from './features/registration/registration.docs.ts'
import { reportsDocs } from './features/reports/reports.docs.ts'
import { roundsDocs } from './features/rounds/rounds.docs.ts'
import { searchDocs } from './features/search/search.docs.ts'
import { statisticsDocs } from './features/statistics/statistics.docs.ts'
import { turnsDocs } from './features/turns/turns.docs.ts'
import { usersDocs } from './features/users/users.docs.ts'
import { voiceDocs } from './features/voice/voice.docs.ts'
import { walletDocs } from './features/wallet/wallet.docs.ts'
import { webhooksDocs } from './features/webhooks/webhooks.docs.ts'
import { wishesDocs } from './features/wishes/wishes.docs.ts'
import { flagDocs } from './features/access/flags.docs.ts'
import { loadDocs } from './features/cargos/load.docs.ts'
import { commonDocs as words } from './kernel/common.docs.ts'
import type { FeatureDocs, FieldDocs } from './kernel/docs.ts'
import { madeCommand, plainCommand } from './kernel/endpoint.ts'

/** What `/openapi.json` says of each feature in English. */
export const docs: Readonly<Record<string, FeatureDocs>> = {
  access: accessDocs,
  companySettings: companySettingsDocs,
  companyUsers: companyUsersDocs,
  apiKeys: apiKeysDocs,
  audit: auditDocs,
  auth: authDocs,
  board: boardDocs,
  cargos: cargosDocs,
  catalog: catalogDocs,
  codes: codesDocs,
  companies: companiesDocs,
  contact: contactDocs,
  customers: customersDocs,
  documents: documentsDocs,
  drivers: driversDocs,
  erasures: erasuresDocs,
  factors: factorsDocs,
  files: filesDocs,
  halls: hallsDocs,
  health: healthDocs,
  heldActs: heldActsDocs,
  imports: importsDocs,
  inquiries: inquiriesDocs,
  mainOffices: mainOfficesDocs,
  messages: messagesDocs,
  notifications: notificationsDocs,
  mail: mailDocs,
  outbox: outboxDocs,
  oversight: oversightDocs,
  payments: paymentsDocs,
  permits: permitsDocs,
  places: placesDocs,
  productOwners: productOwnersDocs,
  ratings: ratingsDocs,
  reconciliation: reconciliationDocs,
  registration: registrationDocs,
  reports: reportsDocs,
  rounds: roundsDocs,
  search: searchDocs,
  statistics: statisticsDocs,
  turns: turnsDocs,
  users: usersDocs,
  voice: voiceDocs,
  wallet: walletDocs,
  webhooks: webhooksDocs,
  wishes: wishesDocs,
  kernel: {
    calls: {},
    fields: { 'data.id': 'Id of what was made.' },
    shapes: { Command: plainCommand, MadeCommand: madeCommand },
  },
}

/** What fields mean that many features have. */
export const commonDocs: Readonly<Record<string, FieldDocs>> = { ...words, ...loadDocs, ...flagDocs }
