/** The thirteen roles (rules 1.1), spelled as the wire spells them. */
export const roles = [
  'Admin',
  'AdminSupport',
  'TransportationCompanyAdmin',
  'TransportationCompanyMember',
  'ProductOwnerAdmin',
  'LoadHallAdmin',
  'AgentMain',
  'Customer',
  'CustomerAdvancedMember',
  'Organization',
  'DriversAssociation',
  'AssociationTransportCompanies',
  'Driver',
] as const
export type Role = (typeof roles)[number]

/** The thirty-one access flags of a company user (rules 1.6). Only a TransportationCompanyMember carries them. */
export const flags = [
  'access_Bill_List',
  'access_Bill_NumberRange',
  'access_Bill_Sent',
  'access_Bill_Paid',
  'access_Customer_Add',
  'access_Customer_Delete',
  'access_Customer_List',
  'access_Draft_Add',
  'access_Draft_Delete',
  'access_Draft_List',
  'access_Driver_Positions',
  'access_Driver_Selected',
  'access_Insurance_Management',
  'access_Insurance_Add',
  'access_Insurance_Delete',
  'access_Insurance_Update',
  'access_Load_Manage',
  'access_Load_Add',
  'access_Load_Delete',
  'access_Load_Update',
  'access_Member_List',
  'access_Member_Add',
  'access_Member_Delete',
  'access_Member_Update',
  'access_ProductOwner_List',
  'access_ProductOwner_Add',
  'access_ProductOwner_Delete',
  'access_ProductOwner_Update',
  'access_Reserve_List',
  'access_Reserve_Add',
  'access_Reserve_Delete',
] as const
export type Flag = (typeof flags)[number]

/** Flags that the specification also knows by another name (rules 1.10). */
export const flagAliases = { access_Cargo_Add: 'access_Load_Add' } as const satisfies Record<string, Flag>

/** Every name by which the wire knows a flag. */
export const namesOfFlag = (flag: Flag): string[] => [
  flag,
  ...Object.entries(flagAliases).flatMap(([alias, named]) => (named === flag ? [alias] : [])),
]

export const flagNames = flags.flatMap(namesOfFlag)

/** Which flags are held, as one short word, by which a panel notices that they are no longer those that it knows. */
export const wordOfFlags = (held: readonly Flag[]): string =>
  flags.reduce((sum, flag, place) => sum + (held.includes(flag) ? 2 ** place : 0), 0).toString(36)

export const roleLabels: Record<Role, string> = {
  Admin: 'مدیر سامانه',
  AdminSupport: 'پشتیبان',
  TransportationCompanyAdmin: 'شرکت حمل',
  TransportationCompanyMember: 'کاربر نمایندگی',
  ProductOwnerAdmin: 'صاحب کالا',
  LoadHallAdmin: 'مدیر سالن',
  AgentMain: 'دفتر مرکزی',
  Customer: 'مشتری',
  CustomerAdvancedMember: 'مشتری ویژه',
  Organization: 'سازمان',
  DriversAssociation: 'انجمن رانندگان',
  AssociationTransportCompanies: 'انجمن شرکت‌های حمل',
  Driver: 'راننده',
}

export const organizations = ['Organization', 'DriversAssociation', 'AssociationTransportCompanies'] as const
export const supporters = ['Admin', 'AdminSupport'] as const

/** Everybody who works at a desk; a driver works on the phone that is bound to him. */
export const deskRoles = roles.filter((role): role is Exclude<Role, 'Driver'> => role !== 'Driver')

/** Whether a role is one of some. */
export const isOneOf = (role: Role, some: readonly Role[]): boolean => some.includes(role)

/** Everybody, anybody signed in, or the named roles and who holds one of the flags, as a company's admin always does. */
export type Access = 'public' | 'signedIn' | { roles: readonly Role[]; flags?: readonly Flag[] }

type Who = { role: Role; flags: readonly Flag[] }

/** Whether somebody holds a flag: a company's admin every one, its member those he was given, nobody else any (rules 1.6). */
export const holdsFlag = ({ role, flags: given }: Who, flag: Flag): boolean =>
  role === 'TransportationCompanyAdmin' || (role === 'TransportationCompanyMember' && given.includes(flag))

/** In: an access rule and who asks (null = nobody signed in). Out: whether he may. */
export function mayCall(access: Access, who: Who | null): boolean {
  if (access === 'public') return true
  if (!who) return false
  if (access === 'signedIn') return true
  return access.roles.includes(who.role) || (access.flags ?? []).some((flag) => holdsFlag(who, flag))
}

/** The three doors of the login page and the roles behind each (rules 1.12). */
export const loginDoors = {
  Driver: ['Driver'],
  Company: ['TransportationCompanyAdmin', 'TransportationCompanyMember', 'ProductOwnerAdmin'],
  Support: [
    'Admin',
    'AdminSupport',
    'LoadHallAdmin',
    'AgentMain',
    'Customer',
    'CustomerAdvancedMember',
    ...organizations,
  ],
} as const satisfies Record<string, readonly Role[]>
export type LoginDoor = keyof typeof loginDoors

/** The door that a role comes in by. */
export function doorOf(role: Role): LoginDoor {
  if (isOneOf(role, loginDoors.Driver)) return 'Driver'
  return isOneOf(role, loginDoors.Company) ? 'Company' : 'Support'
}
