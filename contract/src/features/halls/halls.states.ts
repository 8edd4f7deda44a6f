/** What the public log of a hall tells of (decisions §6). */
export const hallLogKinds = [
  'turn_taken',
  'turn_ended',
  'turn_returned',
  'round_opened',
  'choice_added',
  'choice_removed',
  'choices_reordered',
  'round_split',
  'permit_issued',
  'permit_voided',
  'cargo_withdrawn',
  'cargo_returned',
  'staff_act',
] as const
export type HallLogKind = (typeof hallLogKinds)[number]
