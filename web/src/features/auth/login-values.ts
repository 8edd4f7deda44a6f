import type { LoginDoor } from '@bargah/contract/kernel/access.ts'
import type { FactorValues } from '../factors/asked-factor.parts.ts'

/** The fields of signing in, over all its steps; `Role` is null where no door is shown. */
export type LoginValues = {
  Role: LoginDoor | null
  Username: string
  Password: string
  Code: string
} & FactorValues
