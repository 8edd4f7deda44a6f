import type { Flag } from '../../kernel/access.ts'

type FlagWords = { flag: Flag; label: string; opens: string }
type FlagGroup = { key: string; label: string; flags: readonly FlagWords[] }

/** The switches of a company user in their nine groups: what each is called and what it opens (rules 1.7). */
export const flagGroups = [
  {
    key: 'loads',
    label: 'بارها',
    flags: [
      { flag: 'access_Load_Manage', label: 'دیدن بارها', opens: 'بارهای اعلام‌شده و بارهای آزاد' },
      { flag: 'access_Load_Add', label: 'اعلام بار', opens: 'فرم اعلام و اعلام دوباره' },
      { flag: 'access_Load_Update', label: 'ویرایش بار', opens: 'تا پیش از نخستین مجوز' },
      { flag: 'access_Load_Delete', label: 'اتمام و بازگرداندن', opens: 'و حذف پیش‌اعلام' },
    ],
  },
  {
    key: 'permits',
    label: 'مجوزها',
    flags: [
      { flag: 'access_Reserve_List', label: 'دیدن مجوزها', opens: 'مجوزهای صادرشدهٔ شرکت' },
      { flag: 'access_Reserve_Add', label: 'رزرو برای راننده', opens: 'بار آزاد، با کد تأیید راننده' },
      { flag: 'access_Reserve_Delete', label: 'ابطال مجوز', opens: 'تا پیش از چاپ' },
    ],
  },
  {
    key: 'customers',
    label: 'مشتریان',
    flags: [
      { flag: 'access_Customer_List', label: 'دیدن مشتریان', opens: 'فهرست و نشانی‌ها' },
      { flag: 'access_Customer_Add', label: 'افزودن مشتری', opens: 'و نشانی تازه' },
      { flag: 'access_Customer_Delete', label: 'حذف مشتری', opens: 'از فهرست شرکت' },
    ],
  },
  {
    key: 'drafts',
    label: 'حواله',
    flags: [
      { flag: 'access_Draft_List', label: 'دیدن حواله‌ها', opens: 'در جزئیات مجوز' },
      { flag: 'access_Draft_Add', label: 'بارگذاری حواله', opens: 'مجوز به مرحلهٔ حواله می‌رود' },
      { flag: 'access_Draft_Delete', label: 'حذف حواله', opens: 'پس گرفتن از مدارک مجوز' },
    ],
  },
  {
    key: 'waybills',
    label: 'بارنامه',
    flags: [
      { flag: 'access_Bill_List', label: 'دیدن بارنامه‌ها', opens: 'در جزئیات مجوز' },
      { flag: 'access_Bill_Sent', label: 'بارنامه‌های فرستاده‌شده', opens: 'بارگذاری در مجوز و پس گرفتن' },
      { flag: 'access_Bill_Paid', label: 'بارنامه‌های پرداخت‌شده', opens: 'فقط دیدن' },
      { flag: 'access_Bill_NumberRange', label: 'بازهٔ شماره', opens: 'شماره‌های بارنامهٔ شرکت' },
    ],
  },
  {
    key: 'members',
    label: 'کاربران نمایندگی',
    flags: [
      { flag: 'access_Member_List', label: 'دیدن کاربران', opens: 'همین صفحه' },
      { flag: 'access_Member_Add', label: 'افزودن کاربر', opens: 'با دسترسی‌هایی که خودش دارد' },
      {
        flag: 'access_Member_Update',
        label: 'ویرایش کاربر',
        opens: 'نام، موبایل، دسترسی‌ها و فعال بودن',
      },
      { flag: 'access_Member_Delete', label: 'حذف کاربر', opens: 'حساب بسته می‌شود' },
    ],
  },
  {
    key: 'drivers',
    label: 'رانندگان',
    flags: [
      { flag: 'access_Driver_Positions', label: 'جست‌وجوی راننده', opens: 'با نوع بارگیر' },
      { flag: 'access_Driver_Selected', label: 'رانندگان برگزیده', opens: 'بار فقط برای چند راننده' },
    ],
  },
  {
    key: 'insurance',
    label: 'بیمه',
    flags: [
      { flag: 'access_Insurance_Management', label: 'مدیریت بیمه', opens: 'بیمهٔ بارها' },
      { flag: 'access_Insurance_Add', label: 'افزودن بیمه', opens: 'بیمهٔ تازه برای بار' },
      { flag: 'access_Insurance_Update', label: 'ویرایش بیمه', opens: 'بیمهٔ ثبت‌شده' },
      { flag: 'access_Insurance_Delete', label: 'حذف بیمه', opens: 'بیمهٔ ثبت‌شده' },
    ],
  },
  {
    key: 'owners',
    label: 'صاحبان کالا',
    flags: [
      { flag: 'access_ProductOwner_List', label: 'دیدن صاحبان کالا', opens: 'فهرست آنان' },
      { flag: 'access_ProductOwner_Add', label: 'افزودن صاحب کالا', opens: 'با مدارک او' },
      { flag: 'access_ProductOwner_Update', label: 'ویرایش صاحب کالا', opens: 'نام و نشانی او' },
      { flag: 'access_ProductOwner_Delete', label: 'حذف صاحب کالا', opens: 'از فهرست' },
    ],
  },
] as const satisfies readonly FlagGroup[]

/** What each flag is called. */
export const flagLabels = Object.fromEntries(
  flagGroups.flatMap((group) => group.flags.map(({ flag, label }) => [flag, label])),
) as Record<Flag, string>

/** «اعلام بار، ویرایش بار و ابطال مجوز» */
export function sayFlags(some: readonly Flag[]): string {
  const [last, ...others] = some.map((flag) => flagLabels[flag]).toReversed()
  if (last === undefined) return ''
  return others.length === 0 ? last : `${others.toReversed().join('، ')} و ${last}`
}

type Switched = { on: readonly Flag[]; off: readonly Flag[] }

/** «روشن شد: اعلام بار. خاموش شد: ابطال مجوز.» */
export const flagsSwitched = ({ on, off }: Switched): string =>
  [on.length > 0 && `روشن شد: ${sayFlags(on)}.`, off.length > 0 && `خاموش شد: ${sayFlags(off)}.`]
    .filter(Boolean)
    .join(' ')
