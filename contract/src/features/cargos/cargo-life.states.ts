/**
 * What happens to a cargo (rules 9.16). It ends five ways: people finish it, its time on the boards is over, its last
 * permit is completed, and, before it was sent, it is rejected or nobody reviews it in time.
 */
export const cargoEventKinds = [
  'declared',
  'edited',
  'approved',
  'rejected',
  'unreviewed',
  'assigned',
  'reopened',
  'expired',
  'completed',
  'finished',
  'returned',
] as const
export type CargoEventKind = (typeof cargoEventKinds)[number]
