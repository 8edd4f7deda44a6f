import type { FileStore } from '../server/src/adapters/files/files.port.ts'
import { createOfflineMaps } from '../server/src/adapters/maps/maps.offline.ts'
import { makeDemoWorld } from '../server/demo-world/demo-world.ts'
import type { Session } from '../server/src/kernel/call.ts'
import type { World } from './world.ts'

/** Nobody opens a photo here. */
const files: FileStore = {
  put: () => Promise.resolve(),
  open: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
}

/** Fills a new database with the demo world: a year of trade, some 5,300 permits. */
export const fillDemo = (world: World): Promise<void> =>
  makeDemoWorld(world, { maps: createOfflineMaps(), files })

/** An administrator, who sees everything. */
export const admin: Session = {
  sessionId: 1,
  deviceId: 'bench',
  userId: 1,
  username: 'admin',
  fullName: 'Admin',
  role: 'Admin',
  flags: [],
  driverId: null,
  companyId: null,
  productOwnerId: null,
  hallId: null,
  passwordAt: new Date('2100-01-01T00:00:00Z'),
  mustChangePassword: false,
  mustAddFactor: false,
}
