import { type Fault, faultsIn } from './fault.ts'

const rules = 'server/src/features/rounds/rounds.rules.ts'
const chosen = ['server/src/features/rounds/may-choose.rules.test.ts'] as const
const times = ['server/src/features/rounds/rounds.rules.test.ts'] as const
const split = 'server/src/features/rounds/split.rules.ts'
const splitSeen = ['server/src/features/rounds/split.rules.test.ts'] as const
const facts = ['server/test/each-fact.test.ts'] as const
const truckOut = /truck that is out/

export const roundFaults: readonly Fault[] = [
  ...faultsIn(
    'clause',
    rules,
    chosen,
  )({
    'a choice for a turn that has ended is taken': [
      "if (turn.status !== 'live' || isOver(turn, waiting, now)) return 'turn_not_live'",
      "if (isOver(turn, waiting, now)) return 'turn_not_live'",
    ],
    'a choice for a turn whose time is over is taken': [
      "if (turn.status !== 'live' || isOver(turn, waiting, now)) return 'turn_not_live'",
      "if (turn.status !== 'live') return 'turn_not_live'",
    ],
    'a choice of an inactive driver is taken': ["  if (!driver.isActive) return 'driver_inactive'\n", ''],
    'a choice with an open permit is taken': ["  if (hasOpenPermit) return 'open_permit'\n", ''],
    'a free load is chosen in a round': [
      "if (!cargo.isHall || cargo.hallId !== turn.hallId) return 'not_this_hall'",
      "if (cargo.hallId !== turn.hallId) return 'not_this_hall'",
    ],
    'a load of another hall is chosen': [
      "if (!cargo.isHall || cargo.hallId !== turn.hallId) return 'not_this_hall'",
      "if (!cargo.isHall) return 'not_this_hall'",
    ],
    'a load without trucks is chosen': [
      "if (cargo.status !== cargoStatus.sending || cargo.remaining === 0) return 'cargo_gone'",
      "if (cargo.status !== cargoStatus.sending) return 'cargo_gone'",
    ],
    'a finished load is chosen': [
      "if (cargo.status !== cargoStatus.sending || cargo.remaining === 0) return 'cargo_gone'",
      "if (cargo.remaining === 0) return 'cargo_gone'",
    ],
    'money is not looked at where each choice is settled at once': [
      "if (mode === 'at_once') return canPay ? null : 'no_money'",
      "if (mode === 'at_once') return null",
    ],
    'a load that is not in the round is chosen': ["return inRound ? null : 'not_announced'", 'return null'],
    'a list of a settled round is changed': [
      "if (isSettled || isClosed({ closesAt }, now)) return 'round_closed'",
      "if (isClosed({ closesAt }, now)) return 'round_closed'",
    ],
    'an order that leaves choices out is taken': [
      'const same = waiting.length === order.length && new Set(order).size === order.length',
      'const same = new Set(order).size === order.length',
    ],
    'an order that names a choice twice is taken': [
      'const same = waiting.length === order.length && new Set(order).size === order.length',
      'const same = waiting.length === order.length',
    ],
  }),
  ...faultsIn(
    'boundary',
    rules,
    chosen,
  )({
    'a load is chosen the moment before it is announced': [
      "  if (cargo.announcedAt > now) return 'not_announced'\n",
      '',
    ],
    'a load is refused at the very moment of its announcement': [
      "if (cargo.announcedAt > now) return 'not_announced'",
      "if (cargo.announcedAt >= now) return 'not_announced'",
    ],
    'a range of zero asks for the place': [
      "if (cargo.rangeKm > 0 && !location) return 'location_needed'",
      "if (cargo.rangeKm >= 0 && !location) return 'location_needed'",
    ],
    'a range of zero keeps everybody away': [
      'if (cargo.rangeKm > 0 && location && greatCircleKm(location, cargo.centre) > cargo.rangeKm)',
      'if (location && greatCircleKm(location, cargo.centre) > cargo.rangeKm)',
    ],
    'a round takes choices at its closing moment': [
      'closesAt: Date }, at: Date): boolean => at >= closesAt',
      'closesAt: Date }, at: Date): boolean => at > closesAt',
    ],
  }),
  {
    name: 'a hall forgets its open round when its minutes are set to zero',
    kind: 'clause',
    file: rules,
    text: 'if (hall.reservationLimitMinutes === 0 && !isRoundOpen)',
    becomes: 'if (hall.reservationLimitMinutes === 0)',
    seenBy: times,
  },
  ...faultsIn(
    'boundary',
    rules,
    times,
  )({
    'a show time opens a second time at its own minute': [
      'if (!last || (lookedAt && lookedAt >= last)) return null',
      'if (!last || (lookedAt && lookedAt > last)) return null',
    ],
    'an expiry comes nearer when the clock went back': [
      'Math.max(0, settledAt.getTime() - firstFiledAt.getTime())',
      'settledAt.getTime() - firstFiledAt.getTime()',
    ],
  }),
  ...faultsIn(
    'clause',
    split,
    splitSeen,
  )({
    'the split passes over who cannot pay as if he could': [
      'if (offer.left === 0 || isUnpayable(at, wishes)) continue',
      'if (offer.left === 0) continue',
    ],
    'the split gives a truck that is gone': [
      'if (offer.left === 0 || isUnpayable(at, wishes)) continue',
      'if (isUnpayable(at, wishes)) continue',
    ],
    'the split serves one truck with two drivers': [
      'if (servedDrivers.has(driverId) || servedFreighters.has(freighterId))',
      'if (servedDrivers.has(driverId))',
    ],
    'a load that has no truck at the opening counts as lost to a turn': [
      "const closed = withdrawn ?? (remaining === 0 ? 'cargo_ended' : null)",
      'const closed = withdrawn',
    ],
  }),
  {
    name: 'what comes after a grant is said to have gone to an earlier turn',
    kind: 'boundary',
    file: split,
    text: "if (line.got !== -1 && at > line.got) return 'own_better_choice'",
    becomes: "if (line.got !== -1 && at > line.got + 1) return 'own_better_choice'",
    seenBy: splitSeen,
  },
  ...faultsIn(
    'clause',
    'server/src/features/rounds/rounds.store.ts',
    facts,
    truckOut,
  )({
    'the split does not see a truck that is out with another': [
      '(permits.driver_id = turns.driver_id or permits.freighter_id = turns.freighter_id)',
      '(permits.driver_id = turns.driver_id)',
    ],
    'a permit that is completed keeps its truck from the next load': [
      'exists (select from permits where status in (${literals(openPermitStatuses)})\n        and ',
      'exists (select from permits where ',
    ],
  }),
  {
    name: 'a choice does not see a truck that is out with another',
    kind: 'clause',
    file: 'server/src/features/permits/permits.store.ts',
    text: "eb.or([eb('driverId', '=', driverId), eb('freighterId', '=', freighterId)])",
    becomes: "eb.or([eb('driverId', '=', driverId)])",
    seenBy: facts,
    test: truckOut,
  },
  ...faultsIn(
    'told',
    'server/src/features/rounds/tell-losers.ts',
    ['server/src/features/notifications/notifications.test.ts'],
    /a split/,
  )({
    'who lost in a round is told nothing': ['  await notify(tx, notices, at)\n', ''],
    'a driver who got something is told that he lost too': [
      'if (isServed || !turn) return []',
      'if (!turn) return []',
    ],
  }),
  {
    name: 'a driver is not told what staff chose for him',
    kind: 'told',
    file: 'server/src/features/rounds/tell-list-changes.ts',
    text: '  await notify(tx, [{ to: turn, ...wordings.choicesFiledByStaff({ ...turn, hallName, cargos }, link) }], at)\n',
    becomes: '  void [notify, hallName, cargos, link]\n',
    seenBy: ['server/src/features/rounds/choose-for-driver.test.ts'],
  },
  {
    name: 'the log is not told of a choice that was refused at once',
    kind: 'told',
    file: 'server/src/features/rounds/tell-refused.ts',
    text: "      await appendHallLog(tx, hallId, [{ kind: 'choice_refused', facts }])\n",
    becomes: '      void facts\n',
    seenBy: ['server/src/features/rounds/add-priority.test.ts', 'server/test/facts-of-loads.test.ts'],
  },
  {
    name: 'the split does not lock the drivers of its choices',
    kind: 'lock',
    file: 'server/src/features/rounds/split-round.ts',
    text: '  await lockRoundDrivers(tx, roundId)\n',
    becomes: '',
    seenBy: ['server/test/jobs-of-rounds.test.ts'],
  },
  {
    name: 'no job waits for the closing of a round',
    kind: 'jobs',
    file: 'server/src/features/rounds/open-round.ts',
    text: '  await awaitClosing(tx, { roundId, closesAt }, now)\n',
    becomes: '',
    seenBy: ['server/test/jobs-of-rounds.test.ts'],
  },
  {
    name: 'a round is split before its closing',
    kind: 'jobs',
    file: 'server/src/features/rounds/settle-round.ts',
    text: 'if (!round || round.settledAt || !isClosed(round, now)) return null',
    becomes: 'if (!round || round.settledAt) return null',
    seenBy: ['server/test/jobs-of-rounds.test.ts'],
  },
  {
    name: 'the next round opens before the last is split',
    kind: 'jobs',
    file: 'server/src/features/rounds/rounds.jobs.ts',
    text: 'forEachAlone([settleDueRounds, openDueRounds], (sweep) => sweep(settling))',
    becomes: 'forEachAlone([openDueRounds], (sweep) => sweep(settling))',
    seenBy: ['server/test/jobs-of-rounds.test.ts'],
  },
]
