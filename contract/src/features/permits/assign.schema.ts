import * as z from 'zod/mini'
import * as f from '../../kernel/fields.ts'
import { cargoStatus } from '../cargos/cargos.states.ts'
import { type AssignCondition, allAssignConditions } from './assign.text.ts'

/** How support gave a cargo's last truck away: by a waybill, or by a schedule. */
export const assignedBy = [cargoStatus.assignedByWaybill, cargoStatus.assignedBySchedule] as const
export type AssignedBy = (typeof assignedBy)[number]

const named = {
  CargoId: f.id('بار'),
  NationalId: f.digits('کد ملی راننده', { min: 10, max: 10 }),
  FreighterCardNumber: f.smartCard('شمارهٔ کارت هوشمند ناوگان'),
}
export const AssignCargoBody = z.object({ ...named, By: f.oneOf('تخصیص', assignedBy) })
export const PreviewAssignmentQuery = z.object(named)

/**
 * What assigning would come to: whose numbers these are, each condition, and what the load is left with. `driver` is null
 * when the two numbers do not belong together; `refusal` is what assigning would answer. Money in rials.
 */
export const AssignmentPreview = z.object({
  driver: z.nullable(
    z.object({
      driverName: z.string(),
      driverFamily: z.string(),
      driverMobile: z.string(),
      plaqueNumber: z.string(),
      plaqueSerialNumber: z.string(),
      loaderTypeName: z.string(),
      lastPermitAt: z.nullable(z.string()),
      balanceRial: z.number(),
      driverFeeRial: z.number(),
      turn: z.nullable(z.object({ number: z.number(), hallName: z.string() })),
    }),
  ),
  conditions: z.array(
    z.object({ condition: z.enum(allAssignConditions as [AssignCondition]), holds: z.boolean() }),
  ),
  remaining: z.number(),
  refusal: z.nullable(z.string()),
})
export type AssignmentPreview = z.output<typeof AssignmentPreview>
