import { supporters } from '../../kernel/access.ts'
import { endpoint } from '../../kernel/endpoint.ts'
import { dayMs, hourMs } from '../../kernel/limits.ts'
import {
  DriverLookedUp,
  DriverRegistered,
  LookUpDriverBody,
  RegisterDriverBody,
} from './registration.schema.ts'
import { registerDriverRefusals } from './registration.text.ts'

/** Who shows that a mobile is his; staff who register a driver at their desk need not. */
const needsProof = { purpose: 'registration', mobile: 'mobile', butOf: supporters } as const

export const registration = {
  /** Whom and which truck the inquiry finds, before one registers (ours). */
  lookUpDriver: endpoint({
    method: 'POST',
    path: '/api/v1/Driver/LookUpDriver',
    reply: 'envelope',
    effect: 'read',
    about: ['driver'],
    refusals: [registerDriverRefusals],
    access: 'public',
    // names behind numbers are nobody's to collect, and an inquiry may cost money
    limits: [
      { by: 'address', most: 60, inMs: hourMs, kept: 'database' },
      { by: { field: 'mobile' }, most: 10, inMs: dayMs, kept: 'database' },
      { by: { field: 'nationalId' }, most: 20, inMs: dayMs, kept: 'database' },
    ],
    needsProof,
    body: LookUpDriverBody,
    data: DriverLookedUp,
  }),
  registerDriver: endpoint({
    method: 'POST',
    path: '/api/v1/Driver/RegisterDriverInfo',
    title: 'ثبت‌نام راننده',
    reply: 'envelope',
    effect: 'write',
    changes: ['driver', 'sms'],
    reaches: ['outside'],
    refusals: [registerDriverRefusals],
    access: 'public',
    limits: [{ by: 'address', most: 60, inMs: hourMs, kept: 'database' }],
    needsProof,
    showsSecret: true,
    gate: 'passwords',
    body: RegisterDriverBody,
    data: DriverRegistered,
  }),
}
