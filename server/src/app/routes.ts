import type { Route } from '../kernel/routes.ts'
import { accessRoutes } from '../features/access/access.routes.ts'
import { companyUsersRoutes } from '../features/company-users/company-users.routes.ts'
import { apiKeysRoutes } from '../features/api-keys/api-keys.routes.ts'
import { companySettingsRoutes } from '../features/company-settings/company-settings.routes.ts'
import { auditRoutes } from '../features/audit/audit.routes.ts'
import { authRoutes } from '../features/auth/auth.routes.ts'
import { boardRoutes } from '../features/board/board.routes.ts'
import { cargosRoutes } from '../features/cargos/cargos.routes.ts'
import { preLoadsRoutes } from '../features/cargos/pre-loads.routes.ts'
import { baseRoutes } from '../features/catalog/base.routes.ts'
import { catalogRoutes } from '../features/catalog/catalog.routes.ts'
import { codesRoutes } from '../features/codes/codes.routes.ts'
import { companiesRoutes } from '../features/companies/companies.routes.ts'
import { contactRoutes } from '../features/contact/contact.routes.ts'
import { oversightRoutes } from '../features/oversight/oversight.routes.ts'
import { deskRoutes, roundsRoutes } from '../features/rounds/rounds.routes.ts'
import { customersRoutes } from '../features/customers/customers.routes.ts'
import { documentsRoutes } from '../features/documents/documents.routes.ts'
import { driverActsRoutes, driverSearchRoutes, driversRoutes } from '../features/drivers/drivers.routes.ts'
import { erasuresRoutes } from '../features/erasures/erasures.routes.ts'
import { factorsRoutes } from '../features/factors/factors.routes.ts'
import { filesRoutes } from '../features/files/files.routes.ts'
import { heldActsRoutes } from '../features/held-acts/held-acts.routes.ts'
import { hallsRoutes } from '../features/halls/halls.routes.ts'
import { type HealthPorts, healthRoutes } from '../features/health/health.routes.ts'
import { mailRoutes } from '../features/mail/mail.routes.ts'
import { outboxRoutes } from '../features/outbox/outbox.routes.ts'
import { mainOfficesRoutes } from '../features/main-offices/main-offices.routes.ts'
import { importsRoutes } from '../features/imports/imports.routes.ts'
import { inquiriesRoutes } from '../features/inquiries/inquiries.routes.ts'
import { messagesRoutes } from '../features/messages/messages.routes.ts'
import { notificationsRoutes, pushRoutes } from '../features/notifications/notifications.routes.ts'
import { paymentsRoutes } from '../features/payments/payments.routes.ts'
import { permitsRoutes } from '../features/permits/permits.routes.ts'
import { placesRoutes } from '../features/places/places.routes.ts'
import { ratingsRoutes } from '../features/ratings/ratings.routes.ts'
import { registrationRoutes } from '../features/registration/registration.routes.ts'
import { productOwnersRoutes } from '../features/product-owners/product-owners.routes.ts'
import { reconciliationRoutes } from '../features/reconciliation/reconciliation.routes.ts'
import { reportsRoutes } from '../features/reports/reports.routes.ts'
import { searchRoutes } from '../features/search/search.routes.ts'
import { statisticsRoutes } from '../features/statistics/statistics.routes.ts'
import { turnsRoutes } from '../features/turns/turns.routes.ts'
import { usersRoutes } from '../features/users/users.routes.ts'
import { voiceRoutes } from '../features/voice/voice.routes.ts'
import { wishesRoutes } from '../features/wishes/wishes.routes.ts'
import { webhooksRoutes } from '../features/webhooks/webhooks.routes.ts'
import { walletRoutes } from '../features/wallet/wallet.routes.ts'
import type { Ports } from './ports.ts'

type Given = { isDemo: boolean; reauthMinutes: number } & HealthPorts

export function allRoutes(ports: Ports, given: Given): Route[] {
  const plain = plainRoutes(ports, given)
  const passwordGoodMs = given.reauthMinutes * 60_000
  return [
    ...plain,
    ...heldActsRoutes({ routes: () => plain, passwordGoodMs }),
    ...importsRoutes({ files: ports.files, among: plain }),
    ...reportsRoutes(() => plain, ports),
  ]
}

/** The routes of what a job does for somebody: what waited, and what is imported. */
export const routesForJobs = (ports: Ports, isDemo: boolean): Route[] =>
  plainRoutes(ports, { isDemo, tellHealth: () => Promise.reject(new Error('no job asks for this')) })

const plainRoutes = (ports: Ports, { isDemo, tellHealth }: { isDemo: boolean } & HealthPorts): Route[] => [
  ...accessRoutes(),
  ...companyUsersRoutes(),
  ...companySettingsRoutes(ports),
  ...apiKeysRoutes(),
  ...auditRoutes(),
  ...authRoutes({ ...ports, bindsPhones: !isDemo && ports.channels.sms, demandsFactors: !isDemo }),
  ...boardRoutes(),
  ...cargosRoutes(ports),
  ...oversightRoutes(),
  ...preLoadsRoutes(),
  ...baseRoutes(),
  ...catalogRoutes(),
  ...codesRoutes(ports),
  ...companiesRoutes(ports),
  ...contactRoutes(ports),
  ...customersRoutes(ports),
  ...documentsRoutes(ports),
  ...driversRoutes(ports),
  ...driverActsRoutes(ports),
  ...driverSearchRoutes(ports),
  ...erasuresRoutes(ports),
  ...factorsRoutes({ ...ports, demandsFactors: !isDemo }),
  ...filesRoutes(ports),
  ...hallsRoutes(),
  ...healthRoutes({ tellHealth }),
  ...mailRoutes({ ...ports, showsTexts: isDemo }),
  ...outboxRoutes({ keys: ports.keys, showsTexts: isDemo }),
  ...mainOfficesRoutes(),
  ...inquiriesRoutes(ports),
  ...messagesRoutes(ports),
  ...notificationsRoutes(ports),
  ...pushRoutes(ports),
  ...paymentsRoutes(ports),
  ...permitsRoutes(ports),
  ...placesRoutes(ports),
  ...ratingsRoutes(),
  ...registrationRoutes(ports),
  ...productOwnersRoutes(ports),
  ...reconciliationRoutes(),
  ...statisticsRoutes(),
  ...searchRoutes(),
  ...roundsRoutes(ports),
  ...deskRoutes(),
  ...turnsRoutes(ports),
  ...voiceRoutes(),
  ...usersRoutes(),
  ...wishesRoutes(ports),
  ...walletRoutes(ports),
  ...webhooksRoutes(ports),
]
