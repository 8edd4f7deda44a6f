import type { Contract } from '@bargah/contract/contract.ts'
import { nothing, type Probe } from './probe.ts'

/** As a browser makes one. */
const recording = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
  Buffer.from('webm A_OPUS'),
  Buffer.alloc(1_000),
]).toString('base64')

/** The base information belongs to nobody: all may know it, and Admin keeps it. */
export const baseProbes = {
  listBaseItems: nothing(() => ({ query: { Kind: 'goods' } })),
  saveBaseItem: nothing(() => ({ body: { Kind: 'packaging', Name: 'پالت' } })),
  setBaseItemActive: nothing(() => ({ body: { Kind: 'goods', Id: 2, IsActive: true } })),
  removeBaseItem: nothing(() => ({ body: { Kind: 'goods', Id: 1 } })),
  listFreightRates: nothing(),
  showFreightRate: nothing(),
  addFreightRate: nothing(() => ({ body: { FromDate: '1300/01/01', RialPerTonneKm: 10 } })),
  withdrawFreightRate: nothing(() => ({ body: { Id: 1 } })),
  listRecordings: nothing(),
  recordPiece: nothing(() => ({ body: { Piece: 'تهران', Sound: recording } })),
  removeRecording: nothing(() => ({ body: { Piece: 'تهران' } })),
  listHolidays: nothing(),
  saveHoliday: nothing(() => ({ body: { Date: '1405/01/01', Title: 'نوروز' } })),
  removeHoliday: nothing(() => ({ body: { Id: 1 } })),
} as const satisfies Partial<Record<keyof Contract, Probe>>
