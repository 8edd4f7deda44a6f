import * as z from 'zod/mini'
import { toPersianDigits as fa } from '../../kernel/digits.ts'
import * as f from '../../kernel/fields.ts'
import { DeclareCargoBody, type Declarer, declarationFaults } from './cargos.schema.ts'

export const mostAtOnce = 30

const Cargo = f.part(DeclareCargoBody.shape, 'هر بار باید همهٔ ویژگی‌های اعلام بار را داشته باشد.')

/** Several declarations of which all are made or none. */
export const DeclareCargosBody = z.object({
  Cargos: f.list('بارها', Cargo, { min: 1, max: mostAtOnce, missing: 'دست‌کم یک بار را بفرستید.' }),
})
export type DeclareCargos = z.output<typeof DeclareCargosBody>

/** What single fields cannot say, of each of them by its place. */
export const faultsOfEach = (
  { Cargos = [] }: Partial<DeclareCargos>,
  by: Declarer,
): [keyof DeclareCargos, string][] =>
  Cargos.flatMap((cargo, at) =>
    declarationFaults(cargo, by).map(([, sentence]): [keyof DeclareCargos, string] => [
      'Cargos',
      `بار ${fa(at + 1)}: ${sentence}`,
    ]),
  )

/** What became of one of them. */
export const DeclaredCargo = z.object({
  id: z.number(),
  uniqueCode: z.string(),
  cargoSource: z.string(),
  cargoDestination: z.string(),
  cargoDate: z.string(),
  cargoTime: z.string(),
  announcedAt: z.string(),
  isLater: z.boolean(),
})
export type DeclaredCargo = z.output<typeof DeclaredCargo>
