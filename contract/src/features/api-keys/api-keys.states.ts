/** How many living keys an account may have, for how many days at most, and how often one is used in a minute at most. */
export const mostLivingKeys = 10
export const mostDays = 365
export const mostCallsPerMinute = 600
export const usualCallsPerMinute = 120

export const keyStates = ['living', 'expired', 'ended'] as const
export type KeyState = (typeof keyStates)[number]

/** Who ended a key: its owner, somebody who looks after his account, or what ended all of the account's sessions. */
export const keyEnds = [
  'by_owner',
  'by_manager',
  'by_admin',
  'password_changed',
  'factors_removed',
  'deactivated',
] as const
export type KeyEnd = (typeof keyEnds)[number]
