import { supporters } from '../../kernel/access.ts'
import { hourMs, dayMs } from '../../kernel/durations.ts'
import { endpoint, madeCommand, writing } from '../../kernel/endpoint.ts'
import {
  DriverLookedUp,
  DriverRegistered,
  EnterDriverBody,
  EnteredDriverBody,
  LookUpDriverBody,
  RegisterDriverBody,
} from './registration.schema.ts'
import { noSuchLoader } from '../drivers/drivers.text.ts'
import { enterDriverRefusals, enteredDriverInUse, registerDriverRefusals } from './registration.text.ts'

/** Who shows that a mobile is his; staff who register a driver at their desk need not. */
const needsProof = { purpose: 'registration', mobile: 'mobile', butOf: supporters } as const

const entering = { ...writing, changes: ['driver'], reaches: [], access: { roles: supporters } } as const

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
    ...writing,
    path: '/api/v1/Driver/RegisterDriverInfo',
    title: 'ثبت‌نام راننده',
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
  /** Puts a driver on record as staff know him, with no inquiry and no password: he comes in by a code (docs/decisions/0124). */
  enterDriver: endpoint({
    ...entering,
    path: '/api/v1/Driver/EnterDriver',
    title: 'ثبت رانندهٔ شناخته‌شده',
    stays: 'added',
    refusals: [enterDriverRefusals, { no_loader: noSuchLoader }],
    body: EnterDriverBody,
    data: madeCommand,
  }),
  /** Takes back one of those of whom nothing came yet. */
  removeEnteredDriver: endpoint({
    ...entering,
    path: '/api/v1/Driver/RemoveEnteredDriver',
    title: 'برداشتن رانندهٔ تازه',
    stays: 'reversible',
    refusals: [{ in_use: enteredDriverInUse }],
    body: EnteredDriverBody,
  }),
}
