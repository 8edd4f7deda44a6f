import { contact } from '@bargah/contract/features/contact/contact.endpoints.ts'
import type { Body } from '@bargah/contract/kernel/endpoint.ts'
import { routes } from '../../kernel/routes.ts'
import type { Channels } from '../outbox/outbox.api.ts'
import { findContact, setContact } from './contact.store.ts'

export const contactRoutes = ({ channels }: { channels: Channels }) =>
  routes(contact, {
    showContact: async (call) => {
      const found = await findContact(call.db)
      const sendsSms = channels.sms
      return { ...(call.session?.role === 'Admin' ? presentContact(found) : presentPublic(found)), sendsSms }
    },
    changeContact: (call, { body }) =>
      call.write(async (tx) => {
        await setContact(tx, readContact(body))
        return true
      }),
  })

type Row = Awaited<ReturnType<typeof findContact>>
const presentPublic = ({ supportTel, rules }: Row) => ({ suportTell: supportTel, rules })
const presentContact = (row: Row) => ({
  ...presentPublic(row),
  contactId: row.id,
  name: row.name,
  tell: row.tel,
  mobile: row.mobile,
  fax: row.fax,
  email: row.email,
  site: row.site,
  address: row.address,
})

const readContact = (body: Body<typeof contact.changeContact>) => ({
  name: body.Name,
  supportTel: body.SuportTell ?? null,
  tel: body.Tell ?? null,
  mobile: body.Mobile ?? null,
  fax: body.Fax ?? null,
  email: body.Email ?? null,
  site: body.Site ?? null,
  address: body.Address ?? null,
  rules: body.Rules ?? null,
})
