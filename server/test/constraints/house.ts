import { type Cases, longer, below, oneOf, moment, hash } from './case.ts'

/** What everybody shares: money, signing in, files, messages and the audit. */
/** All that a finding can be about. */
const about = (n: number | null) => ({
  hall_id: n,
  company_id: n,
  user_id: n,
  freighter_id: n,
  device_id: n === null ? null : `phone ${n}`,
})

export const ofTheHouse: Cases = {
  accounts_balance_rial_check: below('balance_rial'),
  accounts_check: { breaks: [{ driver_id: null }, { kind: 'company', company_id: 1 }] },
  accounts_check1: { breaks: [{ company_id: 1 }, { kind: 'company_held', driver_id: null }] },
  accounts_check2: {
    breaks: [{ balance_rial: null }, { kind: 'platform_cash', driver_id: null, balance_rial: 0 }],
    allows: [{ kind: 'platform_cash', driver_id: null, balance_rial: null }],
  },
  accounts_kind_check: { breaks: [{ kind: 'platform_other', driver_id: null, balance_rial: null }] },
  one_account_per_driver: { same: { driver_id: 7 } },
  one_account_per_company_kind: {
    same: { kind: 'company', company_id: 7, driver_id: null },
    allows: [{ kind: 'company_held' }, { company_id: 8 }],
  },
  one_account_per_platform_kind: {
    same: { kind: 'platform_cash', driver_id: null, balance_rial: null },
    allows: [{ kind: 'platform_income' }],
  },
  api_keys_calls_per_minute_check: {
    breaks: [{ calls_per_minute: 0 }, { calls_per_minute: 601 }],
    allows: [{ calls_per_minute: 1 }, { calls_per_minute: 600 }],
  },
  api_keys_end: {
    breaks: [{ ended_at: moment }, { end_reason: 'by_owner' }],
    allows: [{ ended_at: moment, end_reason: 'by_owner' }],
  },
  api_keys_ended_by: {
    breaks: [{ ended_by: 7 }],
    allows: [{ ended_by: 7, ended_at: moment, end_reason: 'by_admin' }],
  },
  api_keys_life: {
    breaks: [
      { made_at: moment, expires_at: moment },
      { made_at: '2026-01-01T00:00:00Z', expires_at: '2027-01-02T00:00:01Z' },
    ],
    allows: [{ made_at: '2026-01-01T00:00:00Z', expires_at: '2027-01-02T00:00:00Z' }],
  },
  api_keys_name: {
    same: { user_id: 7, name: 'انبار' },
    allows: [{ user_id: 8 }, { name: 'حسابداری' }, { ended_at: moment, end_reason: 'by_owner' }],
  },
  api_keys_name_check: { breaks: [{ name: '' }, { name: longer(60) }], allows: [{ name: longer(59) }] },
  api_keys_scopes_check: { breaks: [{ scopes: [] }], allows: [{ scopes: ['turn_read'] }] },
  api_keys_tail_check: { breaks: [{ tail: '123' }, { tail: '12345' }] },
  api_keys_token_hash_check: { breaks: [{ token_hash: Buffer.alloc(31, 9) }] },
  api_keys_token_hash_key: { same: { token_hash: hash } },
  audit_erased_hash_check: { breaks: [{ hash: Buffer.alloc(31, 9) }] },
  audit_log_key: {
    breaks: [
      { key_id: 7, session_id: null, device_id: 'key:8' },
      { key_id: 7, session_id: 7, device_id: 'key:7' },
      { key_id: 7, session_id: null, device_id: null },
    ],
    allows: [{ key_id: 7, session_id: null, device_id: 'key:7' }],
  },
  audit_seals_check: { breaks: [{ first_line: 2, last_line: 1 }] },
  webhook_deliveries_end: {
    breaks: [{ delivered_at: moment, next_try_at: moment }],
    allows: [{ delivered_at: moment }, { next_try_at: moment }],
  },
  webhooks_kinds_check: { breaks: [{ kinds: [] }], allows: [{ kinds: ['turn.taken'] }] },
  webhooks_pause: {
    breaks: [{ paused_at: moment }, { pause_reason: 'by_owner' }],
    allows: [{ paused_at: moment, pause_reason: 'failing' }],
  },
  webhooks_url_check: {
    breaks: [{ url: 'ftp://a.test/' }, { url: `https://a.test/${longer(500)}` }],
    allows: [{ url: 'http://127.0.0.1:80/' }],
  },
  imports_row_count_check: { breaks: [{ row_count: 0 }] },
  imports_by_somebody: {
    breaks: [{ session_id: null }],
    allows: [{ session_id: null, key_id: 7 }, { key_id: 7 }],
  },
  morning_files_once: {
    same: { morning_id: 1, day: '1405/09/07' },
    allows: [{ day: '1405/09/08' }, { day: null }],
  },
  morning_files_letter_id_key: { same: { letter_id: 1 }, allows: [{ letter_id: 2 }, { letter_id: null }] },
  letters_sent: {
    breaks: [{ state: 'sent' }, { sent_at: moment }],
    allows: [{ state: 'sent', sent_at: moment }],
  },
  letters_failed: {
    breaks: [{ state: 'failed' }, { state: 'sent', sent_at: moment, failure: 'away' }],
    allows: [{ state: 'failed', failure: 'refused' }, { failure: 'away' }],
  },
  morning_reports_report_id_key: { same: { report_id: 1 }, allows: [{ report_id: 2 }] },
  morning_reports_hour_check: { breaks: [{ hour: 24 }, { hour: -1 }], allows: [{ hour: 0 }] },
  morning_reports_stopped: {
    breaks: [{ next_at: null }, { stopped: 'چرا' }],
    allows: [{ next_at: null, stopped: 'چرا' }],
  },
  held_acts_check: { breaks: [{ asked_at: moment, until: moment }] },
  held_acts_once: {
    same: { user_id: 7, call: 'deleteCustomer', input: '{}' },
    allows: [{ user_id: 8 }, { call: 'removeBaseItem' }, { input: '{"body":{}}' }, { refusal: 'نشد' }],
  },
  demo_bank_orders_outcome_check: oneOf('outcome'),
  authenticators_begun: { same: { user_id: 7 }, allows: [{ user_id: 8 }, { confirmed_at: moment }] },
  authenticators_confirmed: {
    same: { user_id: 7, confirmed_at: moment },
    allows: [{ user_id: 8 }, { confirmed_at: null }],
  },
  authenticators_last_step_check: below('last_step'),
  factor_removals_check: {
    breaks: [{ user_id: 7, asked_by: 7 }],
    allows: [{ user_id: 7, asked_by: 8 }],
  },
  factor_removals_check1: {
    breaks: [{ asked_at: moment, expires_at: moment }],
  },
  factor_removals_check2: {
    breaks: [
      { user_id: 7, asked_by: 8, ended_at: moment, confirmed_by: 8 },
      { user_id: 7, asked_by: 8, ended_at: moment, confirmed_by: 7 },
    ],
    allows: [{ user_id: 7, asked_by: 8, ended_at: moment, confirmed_by: 9 }],
  },
  factor_removals_check3: {
    breaks: [{ user_id: 7, asked_by: 8, confirmed_by: 9 }],
  },
  factor_removals_open: { same: { user_id: 7, asked_by: 8 }, allows: [{ user_id: 6 }, { ended_at: moment }] },
  erasures_check: { breaks: [{ asked_at: moment, expires_at: moment }] },
  erasures_check1: {
    breaks: [{ asked_by: 8, ended_at: moment, confirmed_by: 8 }],
    allows: [{ asked_by: 8, ended_at: moment, confirmed_by: 9 }],
  },
  erasures_check2: { breaks: [{ asked_by: 8, confirmed_by: 9 }] },
  erasures_open: { same: { driver_id: 7 }, allows: [{ driver_id: 6 }, { ended_at: moment }] },
  erasures_reason_check: { breaks: [{ reason: 'دو' }] },
  passkey_challenges_hash_check: { breaks: [{ hash: Buffer.alloc(31, 9) }] },
  passkey_challenges_purpose_check: oneOf('purpose'),
  passkeys_credential_id_key: { same: { credential_id: 'credential' } },
  passkeys_name_check: { breaks: [{ name: '' }] },
  passkeys_sign_count_check: below('sign_count'),
  findings_hits_check: { breaks: [{ hits: 0 }], allows: [{ hits: 1 }] },
  findings_hits_among: {
    breaks: [
      { hits: 6, out_of: 5 },
      { usual_hits: 3, usual_out_of: 2 },
    ],
    allows: [{ hits: 5, out_of: 5, usual_hits: 2, usual_out_of: 2 }],
  },
  findings_once: {
    same: { kind: 'night_turns', month_from: moment, ...about(7) },
    allows: [
      { kind: 'turn_bursts' },
      { month_from: '2026-02-03T20:30:00Z' },
      ...Object.entries(about(8)).map(([column, value]) => ({ [column]: value })),
      about(null),
    ],
  },
  findings_row_ids_check: { breaks: [{ row_ids: [] }] },
  findings_usual_hits_check: below('usual_hits'),
  files_bytes_check: below('bytes', 1),
  files_kind_check: oneOf('kind'),
  files_name_key: { same: { name: 'the same' } },
  messages_file_id_key: { same: { file_id: 7 } },
  messages_text_check: { breaks: [{ text: '' }, { text: longer(4_000) }], allows: [{ text: longer(3_999) }] },
  messages_title_check: { breaks: [{ title: '' }, { title: longer(200) }], allows: [{ title: longer(199) }] },
  question_has_a_last_moment: {
    breaks: [{ last_at: null }, { question_id: 1, title: null, driver_id: null }],
  },
  question_has_a_title: {
    breaks: [{ title: null }, { question_id: 1, last_at: null, driver_id: null }],
    allows: [{ question_id: 1, title: null, last_at: null, driver_id: null }],
  },
  question_is_no_answer: {
    breaks: [{ is_answer: true }],
    allows: [{ is_answer: true, question_id: 1, title: null, last_at: null, driver_id: null }],
  },
  question_of_one_asker: {
    breaks: [{ company_id: 1 }, { driver_id: null }, { question_id: 1, title: null, last_at: null }],
    allows: [{ driver_id: null, company_id: 1 }],
  },
  seen_once_answered: { breaks: [{ seen_at: moment }], allows: [{ seen_at: moment, answered_at: moment }] },
  notifications_state_check: oneOf('state'),
  payments_amount_rial_check: below('amount_rial', 10_000),
  payments_back_check: {
    breaks: [{ back: 'https://elsewhere' }, { back: '//elsewhere' }, { back: String.raw`/\elsewhere` }],
    allows: [{ back: '/' }, { back: '/MyPermits?x=1' }],
  },
  payments_check: {
    breaks: [{ driver_id: null }, { company_id: 1 }],
    allows: [{ driver_id: null, company_id: 1 }],
  },
  payments_check1: {
    breaks: [{ transfer_id: 1 }, { status: 'credited', settled_at: moment }],
    allows: [{ status: 'credited', settled_at: moment, transfer_id: 1 }],
  },
  payments_check2: {
    breaks: [
      { failure: 'declined' },
      { status: 'failed', settled_at: moment },
      { status: 'reversed', settled_at: moment },
    ],
    allows: [{ status: 'failed', settled_at: moment, failure: 'declined' }],
  },
  payments_check3: { breaks: [{ settled_at: moment }, { status: 'failed', failure: 'declined' }] },
  payments_gateway_token_key: {
    same: { gateway: 'parsian', token: '7' },
    allows: [{ gateway: 'zarinpal' }, { token: '8' }],
  },
  payments_return_hash: { same: { return_hash: hash }, allows: [{ return_hash: null }] },
  payments_return_hash_check: { breaks: [{ return_hash: Buffer.alloc(31, 9) }] },
  payments_status_check: { breaks: [{ status: 'other', settled_at: moment }] },
  payments_transfer_id_key: {
    same: { status: 'credited', settled_at: moment, transfer_id: 7 },
    allows: [{ transfer_id: 8 }],
  },
  push_targets_endpoint_key: { same: { endpoint: 'https://push.example/1' } },
  sessions_token_hash_key: { same: { token_hash: hash } },
  transfers_amount_rial_check: below('amount_rial', 1),
  transfers_check: { breaks: [{ debit_account_id: 2 }] },
  transfers_kind_check: oneOf('kind'),
  voice_recordings_kind_check: oneOf('kind'),
  voice_recordings_piece_check: { breaks: [{ piece: '' }] },
  voice_recordings_piece_key: { same: { piece: 'تهران' }, allows: [{ piece: 'شیراز' }] },
  voice_recordings_sound_check: {
    breaks: [{ sound: Buffer.alloc(299) }, { sound: Buffer.alloc(48_001) }],
    allows: [{ sound: Buffer.alloc(48_000) }],
  },
  wallet_totals_amount_rial_check: below('amount_rial', 1),
  wallet_totals_count_check: below('count', 1),
  wallet_totals_side_check: oneOf('side'),
  wallet_totals_upto_is_one_check: { breaks: [{ is_one: false }] },
  wallet_totals_upto_transfer_id_check: below('transfer_id'),
}
