/** What a server works by, in the order in which an administrator reads it. */
export const healthParts = [
  'database',
  'replica',
  'disk',
  'files',
  'jobs',
  'failed_jobs',
  'rounds',
  'signer',
  'witnesses',
  'backup',
  'sms',
  'mail',
  'bank',
  'push',
  'inquiry',
  'maps',
] as const
export type HealthPart = (typeof healthParts)[number]

/** `late`: somebody has to do something about it. `unset`: no setting names it, and it is done without or as built in. */
export const healthStates = ['ok', 'late', 'unset'] as const
export type HealthState = (typeof healthStates)[number]

/** What makes an empty Bargah one that works, in order. */
export const firstSteps = ['hall', 'tariff', 'company', 'driver', 'sms', 'bank'] as const
export type FirstStep = (typeof firstSteps)[number]
