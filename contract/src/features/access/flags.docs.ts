import { flagAliases, type Flag, flags } from '../../kernel/access.ts'

/** What each access flag of a company user opens. */
const opens: Record<Flag, string> = {
  access_Bill_List: 'see waybills of permits',
  access_Bill_NumberRange: 'see ranges of numbers of waybills',
  access_Bill_Sent: 'upload waybills to permits and take them back',
  access_Bill_Paid: 'see waybills that were paid for',
  access_Customer_Add: 'add and change customers and their addresses',
  access_Customer_Delete: 'delete customers and their addresses',
  access_Customer_List: 'see customers',
  access_Draft_Add: 'upload drafts to permits',
  access_Draft_Delete: 'take drafts back',
  access_Draft_List: 'see drafts of permits',
  access_Driver_Positions: 'look for drivers',
  access_Driver_Selected: 'choose for which drivers a free load is',
  access_Insurance_Management: 'manage insurances',
  access_Insurance_Add: 'add insurances',
  access_Insurance_Delete: 'delete insurances',
  access_Insurance_Update: 'change insurances',
  access_Load_Manage: 'see loads',
  access_Load_Add: 'declare loads',
  access_Load_Delete: 'end loads and bring them back',
  access_Load_Update: 'change loads',
  access_Member_List: 'see the users of the company',
  access_Member_Add: 'add users and make keys of programs',
  access_Member_Delete: 'close users',
  access_Member_Update: 'change users',
  access_ProductOwner_List: 'see cargo owners',
  access_ProductOwner_Add: 'add cargo owners',
  access_ProductOwner_Delete: 'delete cargo owners',
  access_ProductOwner_Update: 'change cargo owners',
  access_Reserve_List: 'see permits',
  access_Reserve_Add: 'take a free load for a driver',
  access_Reserve_Delete: 'void permits',
}

/** Flags of company users as fields of the wire. */
export const flagDocs: Record<string, string> = {
  ...Object.fromEntries(flags.map((flag) => [flag, `Whether the user may ${opens[flag]}.`])),
  ...Object.fromEntries(
    Object.entries(flagAliases).map(([alias, flag]) => [alias, `The same as \`${flag}\`.`]),
  ),
}
