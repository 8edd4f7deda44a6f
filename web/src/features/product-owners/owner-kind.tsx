import type { OwnerRow } from '@bargah/contract/features/product-owners/product-owners.schema.ts'
import {
  ownerStatus,
  ownerStatusLabels,
} from '@bargah/contract/features/product-owners/product-owners.states.ts'
import { ownerRefusals } from '@bargah/contract/features/product-owners/product-owners.text.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import { type ApplicantKind, ToldMobile } from '../applicants/applicants.parts.ts'
import { given } from '../../ui/not-given.tsx'
import { formatCity } from '../../kernel/format.ts'

export const ownerNameOf = ({ firstname, lastname }: Pick<OwnerRow, 'firstname' | 'lastname'>) =>
  [firstname, lastname].filter(Boolean).join(' ')

/** The product owners among those who register (rules 3.7). */
export const ownerKind: ApplicantKind<OwnerRow> = {
  noun: 'صاحب کالا',
  pronoun: 'او',
  table: 'product_owners',
  nameOf: ownerNameOf,
  codeOf: (owner) => owner.meliCode,
  status: ownerStatus,
  statusLabels: ownerStatusLabels,
  accept: 'acceptOwner',
  reject: 'rejectOwner',
  account: 'createOwnerUser',
  query: (id) => ({ ProductOwnerId: id }),
  show: 'showOwner',
  list: 'listOwners',
  sameCode: ({ meliCode }) => ({ MeliCode: meliCode }),
  words: {
    name: ({ type }) => (type ? 'نام' : 'نام و نام خانوادگی'),
    code: ({ type }) => (type ? 'شناسهٔ ملی' : 'کد ملی'),
    sameCode: 'با همین کد ملی',
    question: 'با کارت یکی است؟',
    anotherAccepted: ownerRefusals.another_accepted,
    rejectHint: 'دلیل رد، برایش پیامک می‌شود',
    usualReasons: [
      'تصویر کارت ملی ناخواناست؛ عکس روشن‌تری بفرستید.',
      'نام با کارت ملی یکی نیست.',
      'کد ملی با کارت ملی یکی نیست.',
      'تصویر فرستاده‌شده کارت ملی نیست.',
    ],
    account: 'حساب',
    accountHead: 'حساب',
    handedTo: 'او',
    password: 'تغییر گذرواژه',
  },
  paper: { of: 'owner', folder: 'ProductOwnerUploadFile', title: 'کارت ملی' },
  facts: (owner) => [
    { term: 'نوع', value: owner.type ? 'حقوقی' : 'حقیقی' },
    { term: 'استان و شهر', value: given(formatCity(owner)) },
    { term: 'موبایل', value: <ToldMobile {...owner} /> },
    { term: 'بارها', value: formatNumber(owner.cargoCount) },
  ],
  compared: (owner) => [
    { term: 'نام', value: ownerNameOf(owner) },
    { term: 'موبایل', value: owner.mobile },
    { term: 'استان و شهر', value: formatCity(owner) },
  ],
  lastActs: ({ hasWork }) => [
    {
      key: 'delete',
      label: 'حذف صاحب کالا',
      shortcut: 'D',
      danger: true,
      ...(hasWork && { disabled: true, detail: 'بار یا مجوزی در جریان دارد' }),
    },
  ],
}
