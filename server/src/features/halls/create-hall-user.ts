import { hallUsername } from '@bargah/contract/features/halls/halls.text.ts'
import type { Call } from '../../kernel/call.ts'
import { mustFind } from '../../kernel/errors.ts'
import { giveAccount, makePassword } from '../auth/auth.api.ts'
import { findHall } from './halls.store.ts'

/** Opens the account of a hall, or gives the one that it has a new password and ends its sessions. */
export async function createHallUser(call: Call, hallId: number) {
  const { password, passwordHash } = await makePassword('desk')
  return call.write(async (tx, at) => {
    const hall = await mustFind(findHall(tx, hallId), 'سالنی با این مشخصات')
    const username = hallUsername(hallId)
    await giveAccount(tx, { username, role: 'LoadHallAdmin', fullName: hall.name, hallId, passwordHash }, at)
    return { userName: username, password }
  })
}
