import { documentType } from '@bargah/contract/features/documents/documents.states.ts'
import { permitStatus, permitStatuses } from '@bargah/contract/features/permits/permits.states.ts'
import { type Flag, type Role, roles } from '@bargah/contract/kernel/access.ts'
import { describe, expect, it } from 'vitest'
import { computeStatusBack, mayAddDocument, mayWithdrawDocument, type Side } from './documents.rules.ts'

const { draft, waybill } = documentType
const nobody: Side = { companyId: null, productOwnerId: null }
const company: Side = { companyId: 7, productOwnerId: null }
const owner: Side = { companyId: null, productOwnerId: 9 }
const who = (role: Role, side: Side = nobody, flags: readonly Flag[] = []) => ({ role, flags, ...side })
const admin = who('TransportationCompanyAdmin', company)
const member = (...flags: Flag[]) => who('TransportationCompanyMember', company, flags)

describe('who adds a document', () => {
  const facts = { type: draft, status: permitStatus.issued, insertDraft: false, documentCount: 0 }
  it.each([
    [
      'a product owner a draft, whatever the switch of the company',
      who('ProductOwnerAdmin', owner),
      draft,
      null,
    ],
    ['a product owner a waybill', who('ProductOwnerAdmin', owner), waybill, null],
    ['a company no draft without its switch', admin, draft, 'no_drafts'],
    ['a hall nothing', who('LoadHallAdmin'), waybill, 'not_by_you'],
  ] as const)('%s', (_what, asker, type, refusal) => {
    expect(mayAddDocument(asker, { ...facts, type })).toBe(refusal)
  })
})

describe('taking a document back', () => {
  const sent = { type: waybill, status: permitStatus.waybill, isWithdrawn: false, sender: company }

  it.each([
    ['its company', admin, {}, null],
    ['a member by the flag of waybills', member('access_Bill_Sent'), {}, null],
    ['a member by the flag of drafts', member('access_Draft_Delete'), { type: draft }, null],
    ['a product owner his own', who('ProductOwnerAdmin', owner), { sender: owner }, null],
    ['support what anybody sent', who('AdminSupport'), { sender: owner }, null],
    ['a member not by the flag of the other kind', member('access_Draft_Delete'), {}, 'no_withdraw'],
    ['nor by the flag that adds drafts', member('access_Draft_Add'), { type: draft }, 'no_withdraw'],
    ['nor by one that lists', member('access_Bill_List', 'access_Bill_Paid'), {}, 'no_withdraw'],
    ['a company not what another sent', admin, { sender: { ...company, companyId: 8 } }, 'sent_by_others'],
    ['nor what its owner sent', admin, { sender: owner }, 'sent_by_others'],
    ['nor what support sent', admin, { sender: nobody }, 'sent_by_others'],
    ['an owner not what the company sent', who('ProductOwnerAdmin', owner), {}, 'sent_by_others'],
    ['nobody twice', admin, { isWithdrawn: true }, 'withdrawn'],
    ['nobody from a voided permit', admin, { status: permitStatus.voided }, 'voided_keeps'],
    ['nobody once the load is delivered', admin, { status: permitStatus.delivered }, 'past_papers'],
    ['support no later either', who('Admin'), { status: permitStatus.completed }, 'past_papers'],
  ] as const)('%s', (_what, asker, changed, refusal) => {
    expect(mayWithdrawDocument(asker, { ...sent, ...changed })).toBe(refusal)
  })

  it('is open at 3 and 4 alone', () => {
    const open = permitStatuses.filter((status) => mayWithdrawDocument(admin, { ...sent, status }) === null)
    expect(open).toEqual([3, 4])
  })

  it('is for support, owners and those who hold a flag', () => {
    const open = roles.filter((role) => mayWithdrawDocument(who(role), { ...sent, sender: nobody }) === null)
    expect(open).toEqual(['Admin', 'AdminSupport', 'TransportationCompanyAdmin', 'ProductOwnerAdmin'])
  })
})

describe('the state that a permit goes back to', () => {
  it.each([
    [4, [], false, 1],
    [4, [], true, 2],
    [4, [draft], true, 3],
    [4, [waybill], true, null],
    [4, [draft, waybill], false, null],
    [3, [], false, 1],
    [3, [], true, 2],
    [3, [draft], false, null],
    [5, [], true, null],
    [0, [], true, null],
  ] as const)('from %s with %j left, printed %s: %s', (status, types, wasPrinted, back) => {
    expect(computeStatusBack(status, { types, wasPrinted })).toBe(back)
  })
})
