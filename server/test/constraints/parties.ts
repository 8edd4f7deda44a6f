import { type Cases, longer, below, oneOf, digits, moment } from './case.ts'

/** A driver who is forgotten. */
const erased = {
  id: 7,
  erased_at: moment,
  is_active: false,
  national_id: '0000000007',
  mobile: '0000000007',
  first_name: 'راننده',
  last_name: 'پاک‌شده',
  ...Object.fromEntries(
    ['card_number', 'phone_id', 'truck_card_said', 'person_inquiry', 'truck_inquiry', 'picture_file_id'].map(
      (column) => [column, null],
    ),
  ),
}

/** Who takes part: companies, owners, drivers, trucks, customers, offices and users. */
export const ofParties: Cases = {
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
  driver_freighters_driver_id_freighter_id_key: {
    same: { driver_id: 7, freighter_id: 7 },
    allows: [{ driver_id: 8 }, { freighter_id: 8 }],
  },
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
  erased_tells_nothing: {
    breaks: [
      { ...erased, first_name: 'رضا' },
      { ...erased, card_number: '7654321' },
      { ...erased, is_active: true },
      { ...erased, mobile: '09123456789' },
      { ...erased, national_id: '1234567890' },
    ],
    allows: [erased],
  },
  flags_of_members: {
    breaks: [{ access_flags: ['access_Load_Add'] }],
    allows: [{ role: 'TransportationCompanyMember', company_id: 1, access_flags: ['access_Load_Add'] }],
  },
  freighters_card_number_check: digits('card_number', 7),
  freighters_card_number_key: { same: { card_number: '7654321' } },
  freighters_plate_region_check: digits('plate_region', 2),
  freighters_plate_three_check: digits('plate_three', 3),
  freighters_plate_two_check: digits('plate_two', 2),
  inquiries_kind_check: oneOf('kind'),
  inquiries_number_check: { breaks: [{ number: '' }, { number: '1'.repeat(12) }, { number: '1a' }] },
  inquiry_credentials_company_id_key: { same: { company_id: 7 } },
  main_offices_national_id_key: { same: { national_id: '12345678901' } },
  not_allowed_goods_company_id_goods_id_key: {
    same: { company_id: 7, goods_id: 7 },
    allows: [{ company_id: 8 }, { goods_id: 8 }],
  },
  owner_rejected_and_not_accepted: {
    breaks: [{ rejected_at: moment, reject_reason: 'دلیل', is_accepted: true }],
  },
  owner_rejected_for_a_reason: {
    breaks: [{ rejected_at: moment }, { reject_reason: 'دلیل' }],
    allows: [{ rejected_at: moment, reject_reason: 'دلیل' }],
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
  notices_off_channel_check: oneOf('channel'),
  notices_off_kind_check: oneOf('kind'),
  sms_told_kind_check: oneOf('kind'),
  wishes_looked_is_one_check: { breaks: [{ is_one: false }] },
  wishes_same: {
    same: { driver_id: 7, from_city_id: 7, to_city_id: null },
    allows: [{ driver_id: 8 }, { from_city_id: 8 }, { from_city_id: null }, { to_city_id: 7 }],
  },
  product_owners_file_id_key: { same: { file_id: 7 } },
  one_default_report_per_type: {
    same: { user_id: 7, type: 'turns' },
    allows: [{ user_id: 8 }, { type: 'cargos' }, { is_default: false }],
  },
  given_to_one: {
    breaks: [{ given_role: 'Admin', given_hall_id: 1 }],
    allows: [{ given_role: 'Admin' }, { given_hall_id: 1 }],
  },
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
