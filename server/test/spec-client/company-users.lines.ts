import { flags } from '@bargah/contract/kernel/access.ts'
import type { Line } from './line.ts'
import { password } from './world.ts'

const allOn = Object.fromEntries(flags.map((flag) => [flag, true]))

/** Company users and the switches of what they may do. */
export const companyUserLines: Line[] = [
  {
    key: 'showAgencyKey',
    call: 'GET api/ClientApi/GetMemberAgencyId',
    say: ({ tokens }) => ({ token: tokens.company }),
  },
  {
    key: 'addCompanyUser',
    call: 'POST api/ClientApi/AddAgencyMember',
    say: ({ tokens, mobile }) => ({
      token: tokens.company,
      body: {
        Username: `karbar${mobile()}`,
        Password: password,
        Fullname: 'علی رضایی',
        Mobile: mobile(),
        NationalId: '0040000011',
        Access: allOn,
      },
    }),
    reads: 'status',
  },
  {
    key: 'updateCompanyUser',
    call: 'POST api/ClientApi/Update',
    say: async (world) => ({
      token: world.tokens.company,
      body: {
        username: await world.account(),
        fullname: 'علی رضایی',
        mobile: '',
        nationalId: '',
        ...allOn,
      },
    }),
    reads: 'status',
    none: 'nationalId',
  },
  {
    key: 'listCompanyUsers',
    call: 'GET api/ClientApi/GetAgencyMembers',
    say: ({ tokens }) => ({ token: tokens.company }),
    reads: `username fullname mobile isActive ${flags.join(' ')}`,
  },
]
