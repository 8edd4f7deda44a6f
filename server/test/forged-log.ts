import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Entry, spell } from '@bargah/verifier/entries.ts'
import { judge } from '@bargah/verifier/rule.ts'
import { sql } from '../src/kernel/sql.ts'
import type { TestApp } from './app.ts'

export const read = (texts: readonly string[]) => texts.map((text) => JSON.parse(text) as Entry)
export const write = (entries: readonly Entry[]) => entries.map((entry) => spell(entry) as string)

/**
 * What an operator can do who owns the machine: with the database as superuser he takes away a hall's log, its tiles and all
 * that was signed, writes another by the server's own function, and wipes what the signer remembers.
 */
export async function rewriteLog(app: TestApp, hallId: number, texts: readonly string[]): Promise<void> {
  const tables = ['cosignatures', 'checkpoints', 'nodes', 'heads'].map((one) => `hall_log_${one}`)
  await app.asOwner(({ db }) =>
    db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      for (const table of [...tables, 'hall_log'])
        await sql`delete from ${sql.table(table)} where hall_id = ${hallId}`.execute(tx)
      await sql`select lock_hall_log(${hallId})`.execute(tx)
      const rounds = texts.map(() => null)
      await sql`select append_hall_log(${hallId}, 0, ${rounds}::int[], ${[...texts]}::text[])`.execute(tx)
    }),
  )
  await rm(join(app.dataDir, 'log-signer/seen'), { recursive: true, force: true })
}

/**
 * The last round of a log split again by the rule, from lists that somebody has changed, so that nothing in the new log
 * contradicts itself: verdicts, winners and permits follow.
 */
export function splitAgain(entries: readonly Entry[]): Entry[] {
  const opened = entries.findLast((entry) => entry.kind === 'lists_opened')
  const split = entries.findLast((entry) => entry.kind === 'round_split')
  if (!opened || !split) throw new Error('no round was split')
  const { cargos: offers, out, poor, round } = split
  const verdicts = judge({ wishes: opened.lists, offers, out, poor }) as typeof split.verdicts
  const winners = verdicts.filter(({ reason }) => reason === 'granted')
  return entries.map((entry) => {
    if (entry === split) return { ...split, verdicts }
    if (entry.kind !== 'permit_issued' || entry.round !== round) return entry
    const { turn, cargo } = winners.shift() ?? { turn: entry.turn, cargo: entry.cargo }
    return { ...entry, turn, cargo }
  })
}
