/** A code on its way to a number: how long it is good from `at` on (this clock, ms), and how many more may be sent. */
export type SentCode = { mobile: string; validMs: number; sendsLeft: number; at: number }
