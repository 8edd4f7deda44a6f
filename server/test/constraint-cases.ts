import type { Row } from './good-rows.ts'

/**
 * One case for each check, unique constraint and unique index. `breaks`: what of a good row alone makes a row that the check
 * refuses; `same`: what two good rows must not share, or `spelled`: what of the two is told in other letters only; `allows`: what lies
 * next to it and is taken.
 */
type Case = { breaks: Row[]; allows?: Row[] } | { same: Row; allows?: Row[] } | { spelled: Row[] }

const longer = (length: number) => 'ا'.repeat(length + 1)
const below = (column: string, least = 0) => ({
  breaks: [{ [column]: least - 1 }],
  allows: [{ [column]: least }],
})
const oneOf = (column: string, wrong: unknown = 'other') => ({ breaks: [{ [column]: wrong }] })
const notBlank = (...columns: string[]) => ({ breaks: columns.map((column) => ({ [column]: ' ' })) })
const digits = (column: string, length: number) => ({
  breaks: ['1'.repeat(length + 1), '1'.repeat(length - 1), `${'1'.repeat(length - 1)}a`].map((wrong) => ({
    [column]: wrong,
  })),
})
const moment = '2026-01-03T20:30:00Z'
const salt = { breaks: [{ salt: 'a'.repeat(31) }, { salt: 'A'.repeat(32) }] }
const hash = Buffer.alloc(32, 9)
const trucks = { breaks: [{ truck_count: 0 }, { truck_count: 1_000 }], allows: [{ truck_count: 999 }] }

export const constraintCases: Record<string, Case> = {
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
  audit_seals_check: { breaks: [{ first_line: 2, last_line: 1 }] },
  cargo_events_check: { breaks: [{ from_status: null }, { kind: 'declared' }] },
  cargo_events_from_status_check: oneOf('from_status', 4),
  cargo_events_kind_check: oneOf('kind'),
  cargo_events_to_status_check: oneOf('to_status', 4),
  cargos_check: { breaks: [{ remaining: 4 }], allows: [{ remaining: 3 }] },
  cargos_check1: { breaks: [{ is_hall: true }], allows: [{ is_hall: true, hall_id: 1 }] },
  cargos_check2: {
    breaks: [{ is_for_chosen: true, is_hall: true, hall_id: 1 }],
    allows: [{ is_for_chosen: true }],
  },
  cargos_commission_rial_check: below('commission_rial'),
  cargos_company_fee_rial_check: below('company_fee_rial'),
  cargos_distance_km_check: below('distance_km'),
  cargos_driver_fee_rial_check: below('driver_fee_rial'),
  cargos_duration_hours_check: below('duration_hours'),
  cargos_goods_value_toman_check: below('goods_value_toman'),
  cargos_isg_check: { breaks: [{ isg: longer(50) }] },
  cargos_packaging_count_check: below('packaging_count', 1),
  cargos_range_km_check: below('range_km'),
  cargos_remaining_check: below('remaining'),
  cargos_rent_toman_check: below('rent_toman', 1),
  cargos_shipping_order_check: { breaks: [{ shipping_order: longer(50) }] },
  cargos_status_check: oneOf('status', 4),
  cargos_truck_count_check: {
    breaks: [{ truck_count: 0, remaining: 0 }, { truck_count: 1_000 }],
    allows: [{ truck_count: 999 }],
  },
  cargos_weight_kg_check: below('weight_kg', 1),
  closed_is_inactive: {
    breaks: [{ closed_at: moment, is_active: true }],
    allows: [{ closed_at: moment, is_active: false }],
  },
  companies_check: {
    breaks: [{ min_load_reserve_range_km: 2, max_load_reserve_range_km: 1 }],
    allows: [{ min_load_reserve_range_km: 2, max_load_reserve_range_km: 2 }],
  },
  companies_commission_fixed_rial_check: below('commission_fixed_rial'),
  companies_commission_max_km_price_rial_check: below('commission_max_km_price_rial'),
  companies_commission_min_km_check: below('commission_min_km'),
  companies_commission_min_km_price_rial_check: below('commission_min_km_price_rial'),
  companies_file_id_key: { same: { file_id: 7 } },
  companies_national_id_check: {
    breaks: [{ national_id: '123456789' }, { national_id: '123456789012' }, { national_id: '123456789a' }],
    allows: [{ national_id: '1234567890' }],
  },
  companies_by_national_id: {
    same: { national_id: '12345678901', is_accepted: true },
    allows: [{ national_id: '12345678902' }, { is_accepted: false }],
  },
  one_waiting_company_per_mobile: {
    same: { national_id: '12345678901', mobile: '09121234567', registered_hash: 'hash', is_accepted: false },
    allows: [
      { mobile: '09121234568' },
      { national_id: '12345678902' },
      { registered_hash: null },
      { rejected_at: moment, reject_reason: 'دلیل' },
    ],
  },
  registered_until_accepted: {
    breaks: [{ registered_hash: 'hash', is_accepted: true }],
    allows: [{ registered_hash: 'hash', is_accepted: false }],
  },
  rejected_and_not_accepted: { breaks: [{ rejected_at: moment, reject_reason: 'دلیل', is_accepted: true }] },
  rejected_for_a_reason: {
    breaks: [
      { rejected_at: moment, is_accepted: false },
      { reject_reason: 'دلیل', is_accepted: false },
    ],
    allows: [{ rejected_at: moment, reject_reason: 'دلیل', is_accepted: false }],
  },
  contacts_id_check: { breaks: [{ id: 2 }] },
  counted_days_cargos_check: below('cargos'),
  counted_days_drivers_check: below('drivers'),
  counted_days_permits_check: below('permits'),
  customer_addresses_address_check: {
    breaks: [{ address: '' }, { address: longer(500) }],
    allows: [{ address: longer(499) }],
  },
  customers_by_national_id: {
    same: { company_id: 7, national_id: '1234567890' },
    allows: [{ company_id: 8 }, { national_id: '1234567891' }],
  },
  customers_name_check: { breaks: [{ name: '' }, { name: longer(500) }], allows: [{ name: longer(499) }] },
  customers_national_id_check: {
    breaks: [{ national_id: '123456789' }, { national_id: '123456789012' }],
    allows: [{ national_id: '12345678901' }],
  },
  demo_bank_orders_outcome_check: oneOf('outcome'),
  driver_freighters_driver_id_freighter_id_key: {
    same: { driver_id: 7, freighter_id: 7 },
    allows: [{ driver_id: 8 }, { freighter_id: 8 }],
  },
  driver_rates_permit_id_key: { same: { permit_id: 7 } },
  driver_rates_rate_check: { breaks: [{ rate: 0 }, { rate: 6 }], allows: [{ rate: 1 }] },
  drivers_card_number_check: digits('card_number', 7),
  drivers_card_number_key: { same: { card_number: '7654321' } },
  drivers_check: {
    breaks: [{ is_active: true, awaits_activation: true }],
    allows: [{ is_active: false, awaits_activation: true }],
  },
  drivers_mobile_check: {
    breaks: [{ mobile: '0912345678' }, { mobile: '09123456789a' }, { mobile: '18123456789' }],
  },
  drivers_mobile_key: { same: { mobile: '09123456789' } },
  drivers_national_id_check: digits('national_id', 10),
  drivers_national_id_key: { same: { national_id: '1234567890' } },
  drivers_person_inquiry_check: oneOf('person_inquiry'),
  drivers_truck_card_said_check: digits('truck_card_said', 7),
  drivers_truck_inquiry_check: oneOf('truck_inquiry'),
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
  passkey_challenges_hash_check: { breaks: [{ hash: Buffer.alloc(31, 9) }] },
  passkey_challenges_purpose_check: oneOf('purpose'),
  passkeys_credential_id_key: { same: { credential_id: 'credential' } },
  passkeys_name_check: { breaks: [{ name: '' }] },
  passkeys_sign_count_check: below('sign_count'),
  files_bytes_check: below('bytes', 1),
  files_kind_check: oneOf('kind'),
  files_name_key: { same: { name: 'the same' } },
  flags_of_members: {
    breaks: [{ access_flags: ['access_Load_Add'] }],
    allows: [{ role: 'TransportationCompanyMember', company_id: 1, access_flags: ['access_Load_Add'] }],
  },
  freight_rates_begins_at_check: { breaks: [{ begins_at: '2026-01-05T20:31:00Z' }] },
  freight_rates_begins_at_key: { same: { begins_at: moment } },
  freight_rates_check: {
    breaks: [{ added_at: '2026-01-02T20:30:00Z' }],
    // a rate may begin on the day on which it is added
    allows: [{ added_at: '2026-01-02T20:29:00Z' }],
  },
  freight_rates_rial_per_tonne_km_check: {
    breaks: [{ rial_per_tonne_km: 0 }, { rial_per_tonne_km: 10_000_001 }],
    allows: [{ rial_per_tonne_km: 10_000_000 }],
  },
  freighters_card_number_check: digits('card_number', 7),
  freighters_card_number_key: { same: { card_number: '7654321' } },
  freighters_plate_region_check: digits('plate_region', 2),
  freighters_plate_three_check: digits('plate_three', 3),
  freighters_plate_two_check: digits('plate_two', 2),
  goods_by_spelling: { spelled: ['كيك', 'کیک'].map((name) => ({ name })) },
  goods_name_key: { same: { name: 'شن' } },
  goods_named: notBlank('name', 'category'),
  hall_companies_hall_id_company_id_key: {
    same: { hall_id: 7, company_id: 7 },
    allows: [{ hall_id: 8 }, { company_id: 8 }],
  },
  hall_log_entry_check: { breaks: [{ entry: 'x'.repeat(65_536) }], allows: [{ entry: 'x'.repeat(65_535) }] },
  hall_log_signing_check: {
    breaks: [{ since: null }, { fault: null }],
    allows: [{ fault: null, since: null }],
  },
  hall_log_signing_fault_check: oneOf('fault'),
  hall_show_times_hall_id_minute_of_day_key: {
    same: { hall_id: 7, minute_of_day: 60 },
    allows: [{ hall_id: 8 }, { minute_of_day: 90 }],
  },
  hall_show_times_minute_of_day_check: {
    breaks: [{ minute_of_day: -30 }, { minute_of_day: 1_410 }, { minute_of_day: 45 }],
    allows: [{ minute_of_day: 0 }, { minute_of_day: 1_380 }],
  },
  hall_tariffs_hall_id_city_id_key: {
    same: { hall_id: 7, city_id: 7 },
    allows: [{ hall_id: 8 }, { city_id: 8 }],
  },
  hall_tariffs_price_toman_check: below('price_toman', 1),
  halls_cargo_origin_km_check: {
    breaks: [{ cargo_origin_km: 0 }, { cargo_origin_km: 301 }],
    allows: [{ cargo_origin_km: 1 }, { cargo_origin_km: 300 }],
  },
  halls_company_fee_rial_check: below('company_fee_rial'),
  halls_driver_fee_rial_check: below('driver_fee_rial'),
  halls_limit_new_turn_hours_check: below('limit_new_turn_hours'),
  halls_native_turn_expire_hours_check: below('native_turn_expire_hours'),
  halls_reservation_limit_minutes_check: {
    breaks: [{ reservation_limit_minutes: -1 }, { reservation_limit_minutes: 26 }],
    allows: [{ reservation_limit_minutes: 0 }, { reservation_limit_minutes: 25 }],
  },
  halls_reservation_range_km_check: below('reservation_range_km'),
  halls_travel_time_hours_check: below('travel_time_hours'),
  halls_turn_expire_hours_check: below('turn_expire_hours'),
  halls_turn_range_km_check: below('turn_range_km'),
  holidays_starts_at_check: { breaks: [{ starts_at: '2026-01-05T20:31:00Z' }] },
  holidays_starts_at_key: { same: { starts_at: moment } },
  holidays_title_check: notBlank('title'),
  inquiries_kind_check: oneOf('kind'),
  inquiries_number_check: { breaks: [{ number: '' }, { number: '1'.repeat(12) }, { number: '1a' }] },
  inquiry_credentials_company_id_key: { same: { company_id: 7 } },
  key_marks_name_check: {
    breaks: [{ name: 'secret 0' }, { name: 'secret 256' }, { name: 'logs' }],
    allows: [{ name: 'secret 255' }, { name: 'log' }],
  },
  list_salts_change_check: below('change', 1),
  list_salts_salt_check: salt,
  loader_types_by_spelling: { same: { category_code: 7, name: 'کفی' }, allows: [{ category_code: 8 }] },
  loader_types_named: notBlank('name', 'category_name'),
  main_offices_national_id_key: { same: { national_id: '12345678901' } },
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
  native_drivers_hall_id_driver_id_freighter_id_key: {
    same: { hall_id: 7, driver_id: 7, freighter_id: 7 },
    allows: [{ hall_id: 8 }, { driver_id: 8 }, { freighter_id: 8 }],
  },
  not_allowed_goods_company_id_goods_id_key: {
    same: { company_id: 7, goods_id: 7 },
    allows: [{ company_id: 8 }, { goods_id: 8 }],
  },
  notifications_state_check: oneOf('state'),
  owner_rejected_and_not_accepted: {
    breaks: [{ rejected_at: moment, reject_reason: 'دلیل', is_accepted: true }],
  },
  owner_rejected_for_a_reason: {
    breaks: [{ rejected_at: moment }, { reject_reason: 'دلیل' }],
    allows: [{ rejected_at: moment, reject_reason: 'دلیل' }],
  },
  packagings_by_spelling: { spelled: ['كيسه', 'کیسه'].map((name) => ({ name })) },
  packagings_name_key: { same: { name: 'فله' } },
  packagings_named: notBlank('name'),
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
  one_open_permit_per_driver: { same: { driver_id: 7 }, allows: [{ status: 0 }, { status: 6 }] },
  one_open_permit_per_freighter: { same: { freighter_id: 7 }, allows: [{ status: 0 }, { status: 6 }] },
  permit_code_has_check_digits: { breaks: [{ code: '000000000002' }, { code: '98' }] },
  permit_documents_file_id_key: { same: { file_id: 7 } },
  permit_documents_type_check: oneOf('type', 2),
  permit_documents_withdraw_reason_check: {
    breaks: [{ withdrawn_at: moment, withdrawn_by: 1, withdraw_reason: '' }],
    allows: [{ withdrawn_at: moment, withdrawn_by: 1, withdraw_reason: 'دلیل' }],
  },
  withdrawn_by_whom_and_why: {
    breaks: [
      { withdrawn_by: 1, withdraw_reason: 'دلیل' },
      { withdrawn_at: moment, withdraw_reason: 'دلیل' },
      { withdrawn_at: moment, withdrawn_by: 1 },
    ],
  },
  one_withdrawal_of_a_document: {
    same: { withdrawn_document_id: 7 },
    allows: [{ withdrawn_document_id: 8 }],
  },
  permits_code_key: { same: { code: '000000000098' } },
  permits_priority_id_key: { same: { priority_id: 7 } },
  permits_reserve_type_check: oneOf('reserve_type', 2),
  permits_status_check: oneOf('status', 8),
  pre_loads_distance_km_check: below('distance_km'),
  pre_loads_duration_hours_check: below('duration_hours'),
  pre_loads_goods_value_toman_check: below('goods_value_toman'),
  pre_loads_packaging_count_check: below('packaging_count', 1),
  pre_loads_range_km_check: below('range_km'),
  pre_loads_rent_toman_check: below('rent_toman', 1),
  pre_loads_truck_count_check: trucks,
  pre_loads_weight_kg_check: below('weight_kg', 1),
  one_waiting_priority_per_cargo: {
    same: { turn_id: 7, cargo_id: 7 },
    allows: [{ turn_id: 8 }, { cargo_id: 8 }, { status: 0, reason: 'cargo_ended', ended_at: moment }],
  },
  one_waiting_priority_per_rank: {
    same: { turn_id: 7, rank: 7 },
    allows: [{ turn_id: 8 }, { rank: 8 }, { status: 0, reason: 'cargo_ended', ended_at: moment }],
  },
  priorities_check: { breaks: [{ reason: 'granted' }, { status: 0, ended_at: moment }] },
  priorities_check1: { breaks: [{ ended_at: moment }, { status: 0, reason: 'granted' }] },
  priorities_reason_check: { breaks: [{ status: 0, ended_at: moment, reason: 'other' }] },
  priorities_status_check: {
    breaks: [
      { status: -1, reason: 'granted', ended_at: moment },
      { status: 6, reason: 'granted', ended_at: moment },
    ],
    allows: [{ status: 5, reason: 'granted', ended_at: moment }],
  },
  product_owners_by_national_id: {
    same: { national_id: '1234567890', is_accepted: true },
    allows: [{ deleted_at: moment }, { is_accepted: false }],
  },
  one_waiting_owner_per_mobile: {
    same: { national_id: '1234567890', mobile: '09121234567', registered_hash: 'hash', is_accepted: false },
    allows: [
      { mobile: '09121234568' },
      { national_id: '1234567891' },
      { registered_hash: null },
      { rejected_at: moment, reject_reason: 'دلیل' },
      { deleted_at: moment },
    ],
  },
  owner_registered_until_accepted: {
    breaks: [{ registered_hash: 'hash', is_accepted: true }],
    allows: [{ registered_hash: 'hash', is_accepted: false }],
  },
  product_owners_file_id_key: { same: { file_id: 7 } },
  push_targets_endpoint_key: { same: { endpoint: 'https://push.example/1' } },
  refused_choices_once: {
    same: { hall_id: 7, round_id: null, turn_number: 7, cargo_id: 7, reason: 'no_money' },
    allows: [{ hall_id: 8 }, { round_id: 8 }, { turn_number: 8 }, { cargo_id: 8 }, { reason: 'no_round' }],
  },
  reserve_askings_cargo_id_driver_id_key: {
    same: { cargo_id: 7, driver_id: 7 },
    allows: [{ cargo_id: 8 }, { driver_id: 8 }],
  },
  one_open_round_per_hall: { same: { hall_id: 7 }, allows: [{ hall_id: 8 }, { settled_at: moment }] },
  rounds_check: { breaks: [{ opens_at: moment }] },
  rounds_check1: {
    breaks: [{ sealed_at: moment }, { sealed_size: 1 }],
    allows: [{ sealed_at: moment, sealed_size: 1 }],
  },
  one_default_report_per_type: {
    same: { user_id: 7, type: 'turns' },
    allows: [{ user_id: 8 }, { type: 'cargos' }, { is_default: false }],
  },
  sealed_lists_change_check: below('change', 1),
  sealed_lists_salt_check: salt,
  sessions_token_hash_key: { same: { token_hash: hash } },
  transfers_amount_rial_check: below('amount_rial', 1),
  transfers_check: { breaks: [{ debit_account_id: 2 }] },
  transfers_kind_check: oneOf('kind'),
  turn_salts_salt_check: salt,
  one_live_turn_per_driver: {
    same: { driver_id: 7 },
    allows: [{ driver_id: 8 }, { status: 'used', ended_at: moment }],
  },
  one_live_turn_per_freighter: {
    same: { freighter_id: 7 },
    allows: [{ freighter_id: 8 }, { status: 'used', ended_at: moment }],
  },
  turns_check: { breaks: [{ ended_at: moment }, { status: 'used' }] },
  turns_hall_id_number_key: { same: { hall_id: 7, number: 7 }, allows: [{ hall_id: 8 }, { number: 8 }] },
  turns_status_check: { breaks: [{ status: 'other', ended_at: moment }] },
  user_companies_user_id_company_id_key: {
    same: { user_id: 7, company_id: 7 },
    allows: [{ user_id: 8 }, { company_id: 8 }],
  },
  user_halls_user_id_hall_id_key: {
    same: { user_id: 7, hall_id: 7 },
    allows: [{ user_id: 8 }, { hall_id: 8 }],
  },
  users_by_name: { spelled: [{ username: 'Admin' }, { username: 'aDMIN' }] },
  users_check: { breaks: [{ role: 'Driver', driver_id: null }] },
  users_check1: { breaks: [{ role: 'LoadHallAdmin' }], allows: [{ role: 'LoadHallAdmin', hall_id: 1 }] },
  users_check2: {
    breaks: [{ role: 'TransportationCompanyAdmin' }, { role: 'TransportationCompanyMember' }],
    allows: [{ role: 'TransportationCompanyAdmin', company_id: 1 }],
  },
  users_check3: {
    breaks: [{ role: 'ProductOwnerAdmin' }],
    allows: [{ role: 'ProductOwnerAdmin', product_owner_id: 1 }],
  },
  users_check4: {
    breaks: [{ temporary_hash: 'x' }, { temporary_expires_at: moment }],
    allows: [{ temporary_hash: 'x', temporary_expires_at: moment }],
  },
  users_driver_id_key: { same: { driver_id: 7 } },
}
