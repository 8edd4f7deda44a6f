import { type Fault, faultsIn } from './fault.ts'

const reserve = 'server/src/features/permits/reserve.rules.ts'
const assign = 'server/src/features/permits/assign.rules.ts'
const permits = 'server/src/features/permits/permits.rules.ts'
const back = 'server/src/features/permits/permits.rules.ts'
const turns = 'server/src/features/turns/turns.rules.ts'
const reserveSeen = ['server/src/features/permits/reserve.rules.test.ts'] as const
const assignSeen = ['server/src/features/permits/assign.rules.test.ts'] as const
const permitsSeen = ['server/src/features/permits/permits.rules.test.ts'] as const
const backSeen = ['server/src/features/permits/permits.rules.test.ts'] as const
const turnsSeen = [
  'server/src/features/turns/turns.rules.test.ts',
  'server/src/features/turns/edges.rules.test.ts',
] as const
const facts = ['server/test/each-fact.test.ts'] as const

/** Permits, free loads and turns. */
export const permitFaults: readonly Fault[] = [
  ...faultsIn(
    'clause',
    reserve,
    reserveSeen,
  )({
    "another's ids are taken for one's own": ["  if (!facts.idsAreHis) return 'not_yours'\n", ''],
    'a free load goes to an inactive driver': [
      "  if (!facts.driver.isActive) return 'driver_inactive'\n",
      '',
    ],
    'a free load goes to a truck that waits with another driver': [
      "return facts.truckHasOthersTurn ? 'freighter_live_turn' : null",
      'return null',
    ],
    'a load of a closed hall is taken': [
      'cargo.remaining === 0 || hallIsClosed) return',
      'cargo.remaining === 0) return',
    ],
    'a free load without trucks is taken': [
      'cargo.remaining === 0 || hallIsClosed) return',
      'hallIsClosed) return',
    ],
    'who needs no turn is asked for one': ['if (!needsNoTurn && !hasLiveTurn)', 'if (!hasLiveTurn)'],
    'who has a turn pays nothing': ["return canPay ? null : 'no_money'", 'return null'],
  }),
  {
    name: 'a free load is refused at the moment of its announcement',
    kind: 'boundary',
    file: reserve,
    text: 'if (cargo.announcedAt > now)',
    becomes: 'if (cargo.announcedAt >= now)',
    seenBy: reserveSeen,
  },
  ...faultsIn(
    'clause',
    assign,
    assignSeen,
  )({
    'support gives away a load of a round': ['not_frozen: facts.frozenUntil === null', 'not_frozen: true'],
    'support gives away a load of a closed hall': [
      'cargo.status === cargoStatus.sending && !facts.hallIsClosed',
      'cargo.status === cargoStatus.sending',
    ],
    'support gives a load to whom it is not for': [
      'for_this_driver: facts.isForHim',
      'for_this_driver: true',
    ],
  }),
  {
    name: 'support gives a load that is announced just now too late',
    kind: 'boundary',
    file: assign,
    text: 'is_announced: cargo.announcedAt <= now',
    becomes: 'is_announced: cargo.announcedAt < now',
    seenBy: assignSeen,
  },
  ...faultsIn(
    'clause',
    permits,
    permitsSeen,
  )({
    'everybody completes a permit': [
      "if (to === permitStatus.completed && role !== 'Driver' && !isOneOf(role, supporters)) return 'not_by_you'\n",
      '',
    ],
    'who gives a load up himself gets his fee back': [
      "driverRial: voider === 'driver' ? 0 : paid.driverFeeRial",
      'driverRial: paid.driverFeeRial',
    ],
    "of a finished load the company's share stays on hold": [
      "companyShareTo: cargoIsFinished ? 'balance' : 'held'",
      "companyShareTo: 'held'",
    ],
    'the commission of a voided permit is kept': [
      'companyShareRial: paid.companyFeeRial + paid.commissionRial',
      'companyShareRial: paid.companyFeeRial',
    ],
  }),
  ...faultsIn(
    'clause',
    back,
    backSeen,
  )({
    'a turn returns a second time for one permit': [
      "if (facts.isBack || facts.turnStatus !== 'used')",
      "if (facts.turnStatus !== 'used')",
    ],
    'a turn returns though a company voided': [
      "  if (facts.voidedBy !== 'Admin') return { code: 'not_by_admin' }\n",
      '',
    ],
    'a turn returns to a driver who is closed': [
      "  if (!facts.driverIsActive) return { code: 'driver_inactive' }\n",
      '',
    ],
    'a turn returns though its truck is out': [
      "return facts.freighterHasOpenPermit ? { code: 'freighter_open_permit' } : null",
      'return null',
    ],
  }),
  ...faultsIn(
    'clause',
    'server/src/features/turns/return-turn.ts',
    facts,
    /voids/,
  )({
    'a used turn of a closed driver lives again': [
      'if (!hall?.isActive || !driver?.isActive) return []',
      'if (!hall?.isActive) return []',
    ],
    'a used turn of a closed hall lives again': [
      'if (!hall?.isActive || !driver?.isActive) return []',
      'if (!driver?.isActive) return []',
    ],
  }),
  {
    name: 'a driver is not told that his turn is back',
    kind: 'told',
    file: 'server/src/features/turns/return-turn.ts',
    text: '  await notify(tx, [{ to: { driverId }, ...turnReturned({ hallName: hall.name, turnId, turnNumber }) }], now)\n',
    becomes: '  void notify\n  void turnReturned\n  void turnNumber\n',
    seenBy: facts,
    test: /voids/,
  },
  ...faultsIn(
    'clause',
    'server/src/features/permits/change-permit-status.ts',
    facts,
    /the last «completed»/,
  )({
    'a load ends while a round is open over it': [
      'if ((await hasUnfinishedPermit(tx, cargoId)) || (await isFrozen(tx, cargoId))) return',
      'if (await hasUnfinishedPermit(tx, cargoId)) return',
    ],
    'a load ends while a permit of it is on its way': [
      'if ((await hasUnfinishedPermit(tx, cargoId)) || (await isFrozen(tx, cargoId))) return',
      'if (await isFrozen(tx, cargoId)) return',
    ],
  }),
  {
    name: 'a voided permit keeps its load open',
    kind: 'clause',
    file: 'server/src/features/permits/permits.store.ts',
    text: '[permitStatus.voided, permitStatus.completed])',
    becomes: '[permitStatus.completed])',
    seenBy: facts,
    test: /the last «completed»/,
  },
  {
    name: "a driver's word is good twice",
    kind: 'clause',
    file: 'server/src/features/permits/reserve-for-driver.ts',
    text: 'if (!(await endAsking(tx, word.askingId))) throw wrongWord()',
    becomes: 'await endAsking(tx, word.askingId)',
    seenBy: facts,
    test: /word that is used|used twice/,
  },
  {
    name: 'a driver is asked for a load that is not for him',
    kind: 'clause',
    file: 'server/src/features/permits/reserve-for-driver.ts',
    text: "?? (isForHim ? null : 'not_chosen')",
    becomes: '?? (isForHim ? null : null)',
    seenBy: facts,
    test: /not asked of whom/,
  },
  ...faultsIn(
    'told',
    'server/src/features/permits/tell-permits.ts',
    ['server/src/features/notifications/notifications.test.ts'],
    /a permit/,
  )({
    'a driver is not told that his permit was voided': [
      'notify(tx, [toDriver, ...toOwners], at)',
      'toDriver && notify(tx, toOwners, at)',
    ],
    'an owner is not told that his truck is free again': [
      'notify(tx, [toDriver, ...toOwners], at)',
      'toOwners && notify(tx, [toDriver], at)',
    ],
    'permits are told to members without the flag for them': [
      "flag: Flag = 'access_Reserve_List'",
      "flag: Flag = 'access_Load_Manage'",
    ],
  }),
  {
    name: 'a driver is not told of his permit',
    kind: 'told',
    file: 'server/src/features/permits/tell-permits.ts',
    text: 'notify(tx, [...toDrivers, ...toOwners], at)',
    becomes: 'notify(tx, toOwners, at)',
    seenBy: ['server/src/features/notifications/notifications.test.ts'],
    test: /a permit|a split/,
  },
  ...faultsIn(
    'boundary',
    turns,
    turnsSeen,
  )({
    'a turn that is over by its time keeps its driver from the next': [
      'turn.expiresAt <= now && waiting === 0',
      'turn.expiresAt < now && waiting === 0',
    ],
    'a turn is given at the edge of a range alone inside of it': [
      'if (km <= hall.turnRangeKm) return null',
      'if (km <= hall.turnRangeKm - 0.5) return null',
    ],
    'a turn is refused to who has just the fee': [
      "return lackingRial > 0 ? { code: 'no_money', lackingRial } : null",
      "return lackingRial >= 0 ? { code: 'no_money', lackingRial } : null",
    ],
    'a returned turn has less than an hour': [
      'Math.max(expiresAt.getTime() + usedMs, now.getTime() + leastLeftMs)',
      'expiresAt.getTime() + usedMs',
    ],
    'a begun hour is not counted': [
      'Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / hourMs))',
      'Math.max(0, Math.floor((moment.getTime() - now.getTime()) / hourMs))',
    ],
  }),
  ...faultsIn(
    'clause',
    turns,
    turnsSeen,
  )({
    'a turn ends though a choice of it waits': [
      'turn.expiresAt !== null && turn.expiresAt <= now && waiting === 0',
      'turn.expiresAt !== null && turn.expiresAt <= now',
    ],
    'a turn is given to a truck that is out': [
      "  if (facts.freighterHasOpenPermit) return { code: 'freighter_open_permit' }\n",
      '',
    ],
    'the time of travel counts though staff said that he arrived': [
      'lastPermit && !lastPermit.endedByStaff',
      'lastPermit',
    ],
  }),
  {
    name: 'hall staff act on turns of any hall',
    kind: 'access',
    file: turns,
    text: "if (who.role === 'LoadHallAdmin') return who.hallId === turn.hallId",
    becomes: "if (who.role === 'LoadHallAdmin') return true",
    seenBy: turnsSeen,
  },
  {
    name: 'staff end a turn and its driver is not told',
    kind: 'told',
    file: 'server/src/features/turns/cancel-turn.ts',
    text: '!byDriver && tellEnded(tx, turn, { at: now, byUser: session.userId, reason: said })',
    becomes: 'null',
    seenBy: ['server/src/features/notifications/notifications.test.ts'],
    test: /a turn/,
  },
  {
    name: 'an expired turn is told to nobody',
    kind: 'told',
    file: 'server/src/features/turns/expire-turns.ts',
    text: '  await notify(tx, notices, now)\n',
    becomes: '  void notices\n',
    seenBy: ['server/src/features/notifications/notifications.test.ts'],
    test: /a turn/,
  },
  ...faultsIn(
    'clause',
    'server/src/features/turns/turns.store.ts',
    ['server/src/features/notifications/notifications.test.ts'],
    /a turn/,
  )({
    "a driver is warned of his turn's end again and again": [
      "    .where('turns.warnedAt', 'is', null)\n",
      '',
    ],
    'a short turn is warned of': [
      "    .where(sql<boolean>`turns.expires_at - turns.taken_at >= interval '2 hours'`)\n",
      '',
    ],
  }),
]
