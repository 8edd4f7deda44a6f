import { expect, it } from 'vitest'
import { LogSignerFault } from '../../adapters/log-signer/log-signer.port.ts'
import { useTestApp } from '../../../test/app.ts'
import { choosing, minute } from '../../../test/choosing.ts'
import { bindTurn, sealOfList } from '../log/commitments.rules.ts'
import { sweepRounds } from './rounds.jobs.ts'

const app = useTestApp()

const { queueAt, choose, endRound, choicesOf } = choosing(() => app)
const away = {
  sign: () => Promise.reject(new LogSignerFault('the signer is away', 'away')),
  receipts: () => Promise.reject(new LogSignerFault('the signer is away', 'away')),
}
const withoutSigner = () => ({ ...app, logSigner: { ...app.logSigner, ...away } })
const ofKind = async (hallId: number, kind: string) =>
  (await app.logOf(hallId)).filter((entry) => entry.kind === kind)

/** A hall with an open round over two loads of one truck each, and two drivers in its queue. */
async function story() {
  const { hall, company } = await app.hallWithCompany()
  const [first, second] = await queueAt(hall.id, 2)
  const given = { hallId: hall.id, companyId: company.id }
  const cargos = [await app.buildCargo(given), await app.buildCargo(given)] as const
  return { hall, first, second, wanted: cargos[0], other: cargos[1] }
}

it('promises each change of a list by a note of the log and a salt that opens its seal', async () => {
  const { hall, first, wanted, other } = await story()
  const { token, turn } = first
  const added = [await choose(first, wanted.id), await choose(first, other.id)]
  const [a, b] = added.map(({ data }) => data.data.id) as [number, number]
  const order = { DriverTurnId: turn.id, Ids: [b, a] }
  const ordered = await app.call('reorderPriorities', { token, body: order })
  const removed = await app.call('removePriority', { token, body: { Id: b } })
  const lists = [[wanted.id], [wanted.id, other.id], [other.id, wanted.id], [wanted.id]]
  const receipts = [...added, ordered, removed].map(({ data }) => data.data.receipt)
  const seals = await ofKind(hall.id, 'list_sealed')
  for (const [nr, { note, entry, salt }] of receipts.entries()) {
    const told = JSON.parse(entry)
    expect(told).toEqual(seals[nr])
    expect(told).toMatchObject({ turn: turn.number, change: nr + 1, byStaff: false })
    const list = { salt, roundId: told.round, turnNumber: turn.number, cargoIds: lists[nr] ?? [] }
    expect(told.seal).toBe(sealOfList(list))
    expect(note).toContain(`/log/${hall.id}/receipt\n`)
  }
  // while the round is open the log names none of the choices
  for (const seal of seals)
    expect(Object.keys(seal).toSorted()).toEqual(['at', 'byStaff', 'change', 'kind', 'round', 'seal', 'turn'])
  expect(await ofKind(hall.id, 'choice_ended')).toEqual([])
})

it('opens all lists before the split, and tells then how choices had ended', async () => {
  const { hall, first, second, wanted, other } = await story()
  for (const who of [first, second]) await choose(who, wanted.id)
  const gone = await choose(second, other.id)
  await app.call('removePriority', { token: second.token, body: { Id: gone.data.data.id } })
  await endRound()
  const log = await app.logOf(hall.id)
  const opened = log.findIndex(({ kind }) => kind === 'lists_opened')
  expect(log.slice(opened)).toMatchObject([
    {
      kind: 'lists_opened',
      lists: [
        { turn: first.turn.number, cargos: [wanted.id] },
        { turn: second.turn.number, cargos: [wanted.id] },
      ],
    },
    { kind: 'choice_ended', turn: second.turn.number, cargo: other.id, reason: 'removed_by_driver' },
    { kind: 'round_split', verdicts: [{ reason: 'granted' }, { reason: 'earlier_turn' }] },
    { kind: 'permit_issued', turn: first.turn.number, cargo: wanted.id, by: 'split' },
    // the load that nobody got is offered again only by a round of its own
    ...log.slice(opened + 4),
  ])
  const seals = log.filter(({ kind, turn }) => kind === 'list_sealed' && turn === first.turn.number)
  const [list] = log[opened].lists
  const { salt, cargos: cargoIds } = list
  expect(seals.at(-1).seal).toBe(
    sealOfList({ salt, roundId: log[opened].round, turnNumber: list.turn, cargoIds }),
  )
})

it('does not split before a checkpoint covers the opened lists, and goes on when the signer is back', async () => {
  const { hall, first, second, wanted } = await story()
  for (const who of [second, first]) await choose(who, wanted.id)
  await app.clock.moveBy(2 * minute)
  await expect(sweepRounds(withoutSigner())).rejects.toThrow('the signer is away')
  await expect(sweepRounds(withoutSigner())).rejects.toThrow('the signer is away')
  expect(await ofKind(hall.id, 'lists_opened')).toHaveLength(1)
  expect(await ofKind(hall.id, 'round_split')).toEqual([])
  // what ends meanwhile is decided by the split
  const { token, turn } = first
  await app.call('cancelTurn', { token, query: { DriverTurnId: turn.id } })
  expect((await choicesOf(first))[0].status).toBe(1)
  await sweepRounds(app)
  expect(await ofKind(hall.id, 'lists_opened')).toHaveLength(1)
  const [split] = await ofKind(hall.id, 'round_split')
  expect(split).toMatchObject({ out: [{ turn: turn.number, reason: 'turn_cancelled_by_driver' }] })
  expect((await choicesOf(first))[0]).toMatchObject({ status: 4, reason: 'turn_cancelled_by_driver' })
  expect((await choicesOf(second))[0].reason).toBe('granted')
  const kinds = (await app.logOf(hall.id)).map(({ kind }) => kind)
  const [opened, splitAt] = [kinds.indexOf('lists_opened'), kinds.indexOf('round_split')]
  const sizes = (await app.rowsOf('hallLogCheckpoints', { hallId: hall.id })).map(({ size }) => size)
  expect(sizes.some((size) => size > opened && size <= splitAt)).toBe(true)
})

it('splits nothing when the table of choices is not what was sealed or opened', async () => {
  const { hall, first, wanted, other } = await story()
  await choose(first, wanted.id)
  await app.clock.moveBy(2 * minute)
  const rewrite = (cargoId: number) => app.setRow('priorities', { turnId: first.turn.id }, { cargoId })
  await rewrite(other.id)
  await expect(sweepRounds(app)).rejects.toThrow('has sealed the list')
  expect(await ofKind(hall.id, 'lists_opened')).toEqual([])
  await rewrite(wanted.id)
  await expect(sweepRounds(withoutSigner())).rejects.toThrow('the signer is away')
  await rewrite(other.id)
  await expect(sweepRounds(app)).rejects.toThrow('not as they were opened')
  expect(await ofKind(hall.id, 'round_split')).toEqual([])
  await rewrite(wanted.id)
  await sweepRounds(app)
  expect((await choicesOf(first))[0].reason).toBe('granted')
})

it('binds a turn to driver, truck and loader type by a salt that only the driver is shown', async () => {
  const { hall } = await app.hallWithCompany()
  const driver = await app.driverActor()
  const { token, nationalId, freighter } = driver
  const taken = await app.call('takeTurn', { token, body: { LoadHallId: hall.id } })
  const { salt, entry } = taken.data.data.receipt
  const { cardNumber: freighterCardNumber, loaderTypeId } = freighter
  expect(JSON.parse(entry)).toMatchObject({
    kind: 'turn_taken',
    bound: bindTurn({ salt, nationalId, freighterCardNumber, loaderTypeId }),
  })
  expect((await app.call('showMyTurn', { token })).data.salt).toBe(salt)
  const found = await app.call('searchTurns', { token, body: {} })
  expect(JSON.stringify(found.data)).not.toContain(salt)
})
