/** What the public log of a hall tells of (docs/log-format.md, rules 11.12). */
export const hallLogKinds = [
  'hall_set',
  'taken_over',
  'cargo_announced',
  'cargo_edited',
  'cargo_withdrawn',
  'cargo_returned',
  'turn_taken',
  'turn_ended',
  'turn_returned',
  'round_opened',
  'list_sealed',
  'lists_opened',
  'round_split',
  'choice_settled',
  'choice_refused',
  'choice_ended',
  'permit_issued',
  'permit_voided',
  // of the older chains
  'choice_added',
  'choice_removed',
  'choices_reordered',
  'staff_act',
] as const
export type HallLogKind = (typeof hallLogKinds)[number]

/** Why the signer signs nothing of a log: it does not answer as it should, or the log is not what it saw before. */
export const signerFaults = ['away', 'refuses'] as const
export type SignerFault = (typeof signerFaults)[number]
