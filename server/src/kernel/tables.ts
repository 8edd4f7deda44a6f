/** All tables, each feature's in its file; written by `npm run tables` from the migrations. */
import type { ApiKeysTables } from './tables/api-keys.ts'
import type { AuditTables } from './tables/audit.ts'
import type { AuthTables } from './tables/auth.ts'
import type { CargosTables } from './tables/cargos.ts'
import type { CatalogTables } from './tables/catalog.ts'
import type { CodesTables } from './tables/codes.ts'
import type { CompaniesTables } from './tables/companies.ts'
import type { CompanySettingsTables } from './tables/company-settings.ts'
import type { ContactTables } from './tables/contact.ts'
import type { CustomersTables } from './tables/customers.ts'
import type { DocumentsTables } from './tables/documents.ts'
import type { DriversTables } from './tables/drivers.ts'
import type { ErasuresTables } from './tables/erasures.ts'
import type { FactorsTables } from './tables/factors.ts'
import type { FilesTables } from './tables/files.ts'
import type { HallsTables } from './tables/halls.ts'
import type { HeldActsTables } from './tables/held-acts.ts'
import type { ImportsTables } from './tables/imports.ts'
import type { InquiriesTables } from './tables/inquiries.ts'
import type { KernelTables } from './tables/kernel.ts'
import type { LogTables } from './tables/log.ts'
import type { MailTables } from './tables/mail.ts'
import type { MainOfficesTables } from './tables/main-offices.ts'
import type { MessagesTables } from './tables/messages.ts'
import type { NotificationsTables } from './tables/notifications.ts'
import type { OutboxTables } from './tables/outbox.ts'
import type { OversightTables } from './tables/oversight.ts'
import type { PaymentsTables } from './tables/payments.ts'
import type { PermitsTables } from './tables/permits.ts'
import type { PlacesTables } from './tables/places.ts'
import type { ProductOwnersTables } from './tables/product-owners.ts'
import type { RatingsTables } from './tables/ratings.ts'
import type { ReconciliationTables } from './tables/reconciliation.ts'
import type { ReportsTables } from './tables/reports.ts'
import type { RoundsTables } from './tables/rounds.ts'
import type { StatisticsTables } from './tables/statistics.ts'
import type { TurnsTables } from './tables/turns.ts'
import type { VoiceTables } from './tables/voice.ts'
import type { WalletTables } from './tables/wallet.ts'
import type { WebhooksTables } from './tables/webhooks.ts'
import type { WishesTables } from './tables/wishes.ts'

export type Tables = ApiKeysTables &
  AuditTables &
  AuthTables &
  CargosTables &
  CatalogTables &
  CodesTables &
  CompaniesTables &
  CompanySettingsTables &
  ContactTables &
  CustomersTables &
  DocumentsTables &
  DriversTables &
  ErasuresTables &
  FactorsTables &
  FilesTables &
  HallsTables &
  HeldActsTables &
  ImportsTables &
  InquiriesTables &
  KernelTables &
  LogTables &
  MailTables &
  MainOfficesTables &
  MessagesTables &
  NotificationsTables &
  OutboxTables &
  OversightTables &
  PaymentsTables &
  PermitsTables &
  PlacesTables &
  ProductOwnersTables &
  RatingsTables &
  ReconciliationTables &
  ReportsTables &
  RoundsTables &
  StatisticsTables &
  TurnsTables &
  VoiceTables &
  WalletTables &
  WebhooksTables &
  WishesTables
