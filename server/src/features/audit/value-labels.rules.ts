import { keyEndLabels, scopeLabel } from '@bargah/contract/features/api-keys/api-keys.text.ts'
import { flags, roleLabels } from '@bargah/contract/kernel/access.ts'
import { keyScopes } from '@bargah/contract/kernel/key-scopes.ts'
import {
  browserLabels,
  doorLabels,
  type StoredEnd,
  systemLabels,
} from '@bargah/contract/features/auth/auth.text.ts'
import type { CargoEventKind } from '@bargah/contract/features/cargos/cargo-life.states.ts'
import { baseKindLabels } from '@bargah/contract/features/catalog/base.text.ts'
import { permissionWords } from '@bargah/contract/features/company-settings/company-settings.text.ts'
import { importKindLabels } from '@bargah/contract/features/imports/imports.text.ts'
import { userTypeLabels } from '@bargah/contract/features/users/users.columns.ts'
import { webhookKindLabels, webhookStateLabels } from '@bargah/contract/features/webhooks/webhooks.text.ts'
import { cargoStatusLabels } from '@bargah/contract/features/cargos/cargos.states.ts'
import { companyStatusLabels } from '@bargah/contract/features/companies/companies.states.ts'
import { documentTypeLabels } from '@bargah/contract/features/documents/documents.states.ts'
import { inquiryAnswerLabels } from '@bargah/contract/features/drivers/drivers.states.ts'
import { questionStateLabels } from '@bargah/contract/features/messages/messages.states.ts'
import {
  noticeChannelLabels,
  noticeKindLabels,
} from '@bargah/contract/features/notifications/notifications.states.ts'
import { findingLabels } from '@bargah/contract/features/oversight/oversight.text.ts'
import { failureLabels, gatewayLabels } from '@bargah/contract/features/payments/payments.text.ts'
import { permitStatusLabels, type ReserveType } from '@bargah/contract/features/permits/permits.states.ts'
import { ownerStatusLabels } from '@bargah/contract/features/product-owners/product-owners.states.ts'
import { rateLabels } from '@bargah/contract/features/ratings/ratings.text.ts'
import { accountLabels, paymentLabels } from '@bargah/contract/features/reconciliation/reconciliation.text.ts'
import { declarerLabels } from '@bargah/contract/features/rounds/rounds.states.ts'
import { reasonsToOthers } from '@bargah/contract/features/rounds/rounds.text.ts'
import { turnStatusLabels } from '@bargah/contract/features/turns/turns.states.ts'
import type { SoundKind } from '@bargah/contract/features/voice/sound.ts'
import type { KeptKind } from '@bargah/contract/kernel/files.ts'

const cargoEventLabels: Record<CargoEventKind, string> = {
  declared: 'اعلام شد',
  edited: 'ویرایش شد',
  approved: 'تأیید شد',
  rejected: 'رد شد',
  unreviewed: 'بررسی نشد',
  assigned: 'تخصیص یافت',
  reopened: 'باز شد',
  expired: 'مهلتش گذشت',
  completed: 'تکمیل شد',
  finished: 'پایان یافت',
  returned: 'بازگشت',
}
const reserveTypeLabels: Record<ReserveType, string> = { 0: 'خود راننده', 1: 'کارکنان' }
const fileKindLabels: Record<KeptKind, string> = { jpeg: 'عکس', pdf: 'پی‌دی‌اف' }
const soundKindLabels: Record<SoundKind, string> = { webm: 'وب‌ام', ogg: 'اُگ', mp4: 'ام‌پی‌فور' }
const sessionEndLabels = {
  signed_out: 'بیرون رفت',
  other_device: 'ورود در دستگاه دیگر',
  ended_by_owner: 'پایان از سوی خود او',
  ended_by_admin: 'پایان از سوی مدیر سامانه',
  password_changed: 'عوض شدن گذرواژه',
  factor_added: 'روشن شدن ورود دومرحله‌ای',
  factors_removed: 'برداشتن مرحلهٔ دوم ورود',
  deactivated: 'غیرفعال شدن حساب',
} satisfies Record<StoredEnd, string>

type Labels = Readonly<Record<string, Readonly<Record<string | number, string>>>>
const permissionTitles = Object.fromEntries(
  Object.entries(permissionWords).map(([permission, { title }]) => [permission, title]),
)
export const formatLabels = { pdf: 'پی‌دی‌اف', xlsx: 'اکسل', csv: 'سی‌اس‌وی' }

/** Of fields of writes that take one of a few words of ours, or several, by call and field: what a person calls each. */
export const inputLabels: Labels = {
  'addDocument.Type': documentTypeLabels,
  'assignCargo.By': cargoStatusLabels,
  'changePermitStatus.StatusCode': permitStatusLabels,
  'changeWebhook.Kinds': webhookKindLabels,
  'denyCompanyPermission.type': permissionTitles,
  'forgetPassword.Role': { ...doorLabels, Any: 'هر کدام' },
  'giveReport.Role': roleLabels,
  'grantCompanyPermission.type': permissionTitles,
  'makeApiKey.Scopes': Object.fromEntries(
    [...flags, ...keyScopes].map((scope) => [scope, scopeLabel(scope)]),
  ),
  'makeWebhook.Kinds': webhookKindLabels,
  'printPermit.Format': formatLabels,
  'printPermitLegacy.ExportFormat': formatLabels,
  'rateDriver.Rate': rateLabels,
  'removeBaseItem.Kind': baseKindLabels,
  'saveBaseItem.Kind': baseKindLabels,
  'sendImport.Kind': importKindLabels,
  'setBaseItemActive.Kind': baseKindLabels,
  'setCompanySetting.Name': { MinLoadReserveRange: 'کمترین فاصله', MaxLoadReserveRange: 'بیشترین فاصله' },
  'setMorning.Format': formatLabels,
  'setNoticeChoice.Channel': noticeChannelLabels,
  'setNoticeChoice.Kind': noticeKindLabels,
  'signIn.Role': doorLabels,
  'signUp.Type': userTypeLabels,
}

/** What a bank says in the address by which it leads back. */
const bankSays = { OK: 'پرداخت شد', NOK: 'پرداخت نشد' }
/** Of words that others write: what is not among them stands as it came. */
export const foreignLabels: Labels = {
  'returnFromBank.Status': bankSays,
  'returnFromBankByForm.Status': bankSays,
}

/** Of columns that hold one of a few words of ours, by table and column: what a person calls each. */
export const valueLabels: Labels = {
  'accounts.kind': accountLabels,
  'api_keys.end_reason': keyEndLabels,
  'cargo_events.from_status': cargoStatusLabels,
  'cargo_events.kind': cargoEventLabels,
  'cargo_events.to_status': cargoStatusLabels,
  'cargos.status': cargoStatusLabels,
  'companies.status': companyStatusLabels,
  'driver_rates.rate': rateLabels,
  'drivers.person_inquiry': inquiryAnswerLabels,
  'drivers.truck_inquiry': inquiryAnswerLabels,
  'files.kind': fileKindLabels,
  'findings.kind': findingLabels,
  'messages.state': questionStateLabels,
  'notices_off.channel': noticeChannelLabels,
  'notices_off.kind': noticeKindLabels,
  'payments.failure': failureLabels,
  'payments.gateway': gatewayLabels,
  'payments.status': paymentLabels,
  'permit_documents.type': documentTypeLabels,
  'permits.reserve_type': reserveTypeLabels,
  'permits.status': permitStatusLabels,
  'priorities.reason': reasonsToOthers,
  'priorities.status': declarerLabels,
  'product_owners.status': ownerStatusLabels,
  'sessions.browser': browserLabels,
  'sessions.end_reason': sessionEndLabels,
  'saved_reports.given_role': roleLabels,
  'sessions.system': systemLabels,
  'turns.status': turnStatusLabels,
  'users.role': roleLabels,
  'voice_recordings.kind': soundKindLabels,
  'webhooks.pause_reason': webhookStateLabels,
}
