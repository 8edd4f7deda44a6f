import { webhookStateLabels } from '@bargah/contract/features/webhooks/webhooks.text.ts'
import { keyEndLabels } from '@bargah/contract/features/api-keys/api-keys.text.ts'
import { browserLabels, type StoredEnd, systemLabels } from '@bargah/contract/features/auth/auth.text.ts'
import type { CargoEventKind } from '@bargah/contract/features/cargos/cargo-life.states.ts'
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
import { reasonTitles } from '@bargah/contract/features/rounds/rounds.text.ts'
import { turnStatusLabels } from '@bargah/contract/features/turns/turns.states.ts'
import type { SoundKind } from '@bargah/contract/features/voice/sound.ts'
import { roleLabels } from '@bargah/contract/kernel/access.ts'
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

/** Of columns that hold one of a few words of ours, by table and column: what a person calls each. */
export const valueLabels: Readonly<Record<string, Readonly<Record<string | number, string>>>> = {
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
  'priorities.reason': reasonTitles,
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
