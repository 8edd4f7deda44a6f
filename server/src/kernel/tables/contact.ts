/** The tables of contact, written by `npm run tables` from the migrations. */
export type ContactTables = {
  contacts: {
    id: number
    name: string
    supportTel: string | null
    tel: string | null
    mobile: string | null
    fax: string | null
    email: string | null
    site: string | null
    address: string | null
    rules: string | null
  }
}
