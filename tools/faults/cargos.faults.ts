import { type Fault, faultsIn } from './fault.ts'

const life = 'server/src/features/cargos/cargo-life.rules.ts'
const review = 'server/src/features/cargos/cargos.rules.ts'
const lifeSeen = ['server/src/features/cargos/cargo-life.rules.test.ts'] as const
const fields = ['server/src/features/cargos/load-fields.test.ts'] as const
const facts = ['server/test/each-fact.test.ts'] as const

/** Loads, money and notices. */
export const cargoFaults: readonly Fault[] = [
  ...faultsIn(
    'clause',
    life,
    lifeSeen,
  )({
    'an owner cannot take back what awaits review': [
      "return byOwner ? null : 'review_it'",
      "return 'review_it'",
    ],
    'a load is finished that was assigned': ["  if (isAssigned(status)) return 'assigned'\n", ''],
    'a load is finished over waiting choices': [
      "return waiting > 0 && !cancelsChoices ? 'choices_wait' : null",
      'return null',
    ],
    'Admin cannot cancel the choices of a load': [
      "return waiting > 0 && !cancelsChoices ? 'choices_wait' : null",
      "return waiting > 0 ? 'choices_wait' : null",
    ],
    'a load that was never sent is sent again': [
      "  if (cargo.ended?.from === cargoStatus.awaitingReview) return 'never_sent'\n",
      '',
    ],
    'a company sends what its owner took back': [
      "if (cargo.ended?.byOwner && cargo.byCompany) return 'ended_by_owner'\n",
      '',
    ],
    'an owner cannot send again what he ended': [
      'if (cargo.ended?.byOwner && cargo.byCompany)',
      'if (cargo.ended?.byOwner)',
    ],
    'a load without trucks is sent again': ["  if (cargo.remaining === 0) return 'no_trucks_left'\n", ''],
    'a load is sent again into the round that it left': [
      "return cargo.isInRound ? 'round_open' : null",
      'return null',
    ],
    'a load is offered to drivers who are not there': [
      "return found === asked ? null : 'driver_unknown'",
      'return null',
    ],
    'a load is taken back to all with a permission alone': ['  if (asked === 0) return null\n', ''],
  }),
  {
    name: 'a load is reviewed at the moment at which its time is over',
    kind: 'boundary',
    file: review,
    text: "if (declaredAt <= computeReviewLine(now)) return 'review_over'",
    becomes: "if (declaredAt < computeReviewLine(now)) return 'review_over'",
    seenBy: lifeSeen,
  },
  ...faultsIn(
    'clause',
    review,
    lifeSeen,
  )({
    'a load of a company that is not accepted is approved': [
      'const isOpen = company?.isActive === true && company.isAccepted\n',
      'const isOpen = company?.isActive === true\n',
    ],
    'a load of a closed company cannot be rejected': [
      "return isApproval && !isOpen ? 'company_closed' : null",
      "return isOpen ? null : 'company_closed'",
    ],
  }),
  {
    name: 'a change of a load leaves what it empties',
    kind: 'clause',
    file: 'server/src/features/cargos/declare-cargo.ts',
    text: 'sent[name] ?? null',
    becomes: 'sent[name]',
    seenBy: fields,
  },
  {
    name: 'a pre-load of a declared load lacks a field',
    kind: 'clause',
    file: 'server/src/features/cargos/pre-loads.store.ts',
    text: "name !== 'destination')",
    becomes: "name !== 'destination' && name !== 'goodsValueToman')",
    seenBy: fields,
  },
  ...faultsIn(
    'clause',
    'server/src/features/cargos/return-cargo.ts',
    facts,
    /sent again/,
  )({
    'a load that was meant for tomorrow is announced now': [
      'cargo.announcedAt > now ? cargo.announcedAt : now\n',
      'now\n',
    ],
    'a load that is meant for tomorrow opens a round today': [
      'if (cargo.isHall && announcedAt <= now)',
      'if (cargo.isHall)',
    ],
  }),
  ...faultsIn('told', 'server/src/features/cargos/return-cargo.ts', [
    'server/src/features/cargos/finish-cargo.test.ts',
  ])({
    'what is sent again is not held for': [
      '    await holdForCargo(tx, { ...cargo, truckCount: cargo.remaining }, by)\n',
      '    void holdForCargo\n',
    ],
    'the log is not told what is on offer again': [
      "  await appendHallLog(tx, hallId, [{ kind: 'cargo_returned', facts }])\n",
      '  void facts\n',
    ],
  }),
  ...faultsIn('told', 'server/src/features/cargos/end-cargo.ts', [
    'server/src/features/cargos/finish-cargo.test.ts',
  ])({
    'the owners of a load are not told that it ended': [
      'await notifyAll(tx, ownersOf(cargo), told, at)',
      'await notifyAll(tx, [], told, at)',
    ],
    'an ended load leaves no line in its history': [', recordCargoEvent(tx, event)])', '])'],
  }),
  {
    name: 'what is held for an ended load stays so',
    kind: 'clause',
    file: 'server/src/features/cargos/end-cargo.ts',
    text: '  await postTransfers(tx, [release], { at, byUser })\n',
    becomes: '  void postTransfers\n  void release\n',
    seenBy: ['server/src/features/cargos/finish-cargo.test.ts'],
  },
  ...faultsIn(
    'told',
    'server/src/features/notifications/notifications.store.ts',
    facts,
    /a notice/,
  )({
    'notices go to members with whatever flag': [
      "where told.flag is null or users.role = 'TransportationCompanyAdmin' or told.flag = any(users.access_flags)",
      'where true',
    ],
    "a company's admin is told nothing that a flag names": [
      "told.flag is null or users.role = 'TransportationCompanyAdmin' or",
      'told.flag is null or',
    ],
    'notices go to closed accounts': ['= told.id and users.is_active', '= told.id'],
  }),
  {
    name: 'a deactivated driver keeps his sessions',
    kind: 'clause',
    file: 'server/src/features/drivers/deactivate-driver.ts',
    text: "if (user) await endAllSessions(tx, user.id, 'deactivated', now)",
    becomes: 'void endAllSessions\n    void user',
    seenBy: facts,
    test: /deactivated/,
  },
  {
    name: 'a session does not say why it ended',
    kind: 'told',
    file: 'server/src/features/drivers/deactivate-driver.ts',
    text: "endAllSessions(tx, user.id, 'deactivated', now)",
    becomes: "endAllSessions(tx, user.id, 'signed_out' as never, now)",
    seenBy: facts,
    test: /deactivated/,
  },
  {
    name: 'a balance of zero is none',
    kind: 'boundary',
    file: 'server/src/features/wallet/wallet.rules.ts',
    text: "balanceRial + amountRial < 0 ? 'below_zero' : null",
    becomes: "balanceRial + amountRial <= 0 ? 'below_zero' : null",
    seenBy: ['server/src/features/wallet/charge-wallet.test.ts'],
  },
  {
    name: 'accounts are moved without a lock',
    kind: 'lock',
    file: 'server/src/features/wallet/wallet.store.ts',
    text: 'and balance_rial is not null order by id for update`',
    becomes: 'and balance_rial is not null order by id`',
    seenBy: ['server/src/features/wallet/charge-wallet.test.ts'],
  },
  {
    name: "files go beyond the day's measure by one",
    kind: 'boundary',
    file: 'server/src/features/files/files.rules.ts',
    text: 'bytesOfDay > dailyBytes',
    becomes: 'bytesOfDay > dailyBytes + 1',
    seenBy: ['server/test/rare-refusals.test.ts'],
  },
  {
    name: 'a rejected company is only said to wait',
    kind: 'clause',
    file: 'server/src/features/auth/auth.rules.ts',
    text: "  if (account.companyRejectedAt ?? account.productOwnerRejectedAt) return 'rejected'\n",
    becomes: '',
    seenBy: ['server/test/rare-refusals.test.ts'],
  },
]
