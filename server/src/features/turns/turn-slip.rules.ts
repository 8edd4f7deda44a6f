import { type TurnStatus, turnStatusLabels } from '@bargah/contract/features/turns/turns.states.ts'
import {
  formatDatePaper,
  formatDateShort,
  formatTime,
  jalaliParts,
  weekdayNames,
} from '@bargah/contract/kernel/dates.ts'

import { ledgerCode } from '@bargah/contract/features/log/ledger-code.ts'
import { formatNumber, toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import type { Plate } from '@bargah/contract/kernel/identity.ts'
import { formatRialInToman } from '@bargah/contract/kernel/money.ts'
import type { TurnSlip } from '../../adapters/pdf/pdf.port.ts'
import { hoursUntil } from './turns.rules.ts'

/** All that the slip of a turn says, as it is stored. */
export type SlipFacts = {
  number: number
  hallId: number
  status: TurnStatus
  takenAt: Date
  expiresAt: Date | null
  /** The show time after it was taken, if its hall has any. */
  nextRoundAt: Date | null
  /** How many stood before it then. */
  aheadThen: number
  byStaff: boolean
  hallName: string
  hallTel: string
  driverFeeRial: number
  firstName: string
  lastName: string
  nationalId: string
  mobile: string
  driverCardNumber: string | null
  freighterCardNumber: string
  loaderTypeName: string
  /** Where its taking stands in the hall's log, and the log's root there; null for one that the log does not tell of. */
  line: { index: number; root: string } | null
} & Plate

type Print = { publicUrl: string; printedAt: Date }

/** In: a turn as it is stored. Out: its slip in a reader's words; a turn that lives no more says so. */
export function computeSlip(facts: SlipFacts, { publicUrl, printedAt }: Print): TurnSlip {
  const { takenAt, expiresAt, nextRoundAt, status, line } = facts
  const moment = (at: Date) => ({
    time: formatTime(at),
    day: `${weekdayNames[jalaliParts(at).weekday]} ${formatDateShort(at, printedAt)}`,
  })
  const cards = [facts.driverCardNumber, facts.freighterCardNumber].filter((card) => card !== null)
  return {
    number: fa(facts.number),
    date: formatDatePaper(takenAt),
    plate: {
      two: fa(facts.two),
      letter: facts.letter,
      three: fa(facts.three),
      region: fa(facts.region),
    },
    driverName: `${facts.firstName} ${facts.lastName}`,
    loaderType: facts.loaderTypeName,
    taken: moment(takenAt),
    until: expiresAt && moment(expiresAt),
    valid: expiresAt ? `${formatNumber(hoursUntil(expiresAt, takenAt))} ساعت` : 'تا گرفتن بار',
    ahead: facts.aheadThen === 0 ? 'هیچ‌کس' : `${formatNumber(facts.aheadThen)} نفر`,
    nextRound: nextRoundAt && `اعلام بار بعدی ساعت ${formatTime(nextRoundAt)}`,
    ended:
      status === 'live'
        ? null
        : `این نوبت دیگر فعال نیست (${turnStatusLabels[status]}) و با آن باری داده نمی‌شود.`,
    nationalId: fa(facts.nationalId),
    mobile: fa(facts.mobile),
    driverCard: facts.driverCardNumber && fa(facts.driverCardNumber),
    freighterCard: fa(facts.freighterCardNumber),
    cards: cards.map(fa).join(' و '),
    hall: { name: facts.hallName, tel: fa(facts.hallTel) },
    method: facts.byStaff ? 'به دست سالن' : 'با گوشی راننده',
    fee: formatRialInToman(facts.driverFeeRial),
    takenAt: paperMoment(takenAt),
    // counted from one, as the log's page counts
    line: line && formatNumber(line.index + 1),
    ledgerCode: line && fa(ledgerCode(line.root)),
    printedAt: paperMoment(printedAt),
    qrText: `${publicUrl}/log/${facts.hallId}?turn=${facts.number}`,
  }
}

const paperMoment = (at: Date) => `${formatDatePaper(at)}، ${formatTime(at)}`
