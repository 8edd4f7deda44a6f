import { type PermitStatus, permitStatus } from '@bargah/contract/features/permits/permits.states.ts'
import { groupDigits } from '@bargah/contract/kernel/check-digits.ts'
import { formatDatePaper, formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits as fa } from '@bargah/contract/kernel/digits.ts'
import type { Plate } from '@bargah/contract/kernel/identity.ts'
import { formatToman } from '@bargah/contract/kernel/money.ts'
import { addressBeside } from '@bargah/contract/kernel/text.ts'
import type { PermitSheet } from '../../adapters/pdf/pdf.port.ts'
import { ledgerCode } from '@bargah/contract/features/log/ledger-code.ts'

/** All that the paper of a permit says, as it is stored. */
export type SheetFacts = {
  permitId: number
  code: string
  status: PermitStatus
  issuedAt: Date
  byStaff: boolean
  voidReason: string | null
  logHead: string | null
  logSize: number | null
  cargoId: number
  isHall: boolean
  hallName: string | null
  origin: string
  originAddress: string
  destination: string
  destinationAddress: string
  distanceKm: number
  weightKg: number
  rentToman: number
  goodsName: string
  goodsValueToman: number | null
  packagingName: string
  packagingCount: number | null
  tel: string
  description: string
  companyName: string
  senderCustomerName: string | null
  senderCustomerAddress: string | null
  receiverCustomerName: string | null
  receiverCustomerAddress: string | null
  driverName: string
  nationalId: string
  mobile: string
  driverCardNumber: string | null
  plate: Plate
  freighterCardNumber: string
  loaderTypeName: string
  turnNumber: number | null
  rank: number | null
  roundOpensAt: Date | null
}

const ordinals = ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم', 'هفتم', 'هشتم', 'نهم', 'دهم'] as const
const moment = (at: Date) => `${formatDatePaper(at)}، ${formatTime(at)}`

/** A city, and what was typed beside it; of older loads «بندرعباس، اسکلهٔ شهید رجایی» holds both. */
function placeOf(text: string, typed: string): PermitSheet['origin'] {
  const address = typed === '' ? '' : addressBeside(text, typed)
  if (address !== '') return { city: text, address }
  const [city = text, ...rest] = text.split('،').map((part) => part.trim())
  return rest.length === 0 ? { city } : { city, address: rest.join('، ') }
}

/** How the load came to the driver: his nth choice in a round, staff's act, or a free load (rules 12.6). */
function wordMethod({ rank, roundOpensAt, isHall, byStaff }: SheetFacts): string {
  if (rank !== null) return `انتخاب ${ordinals[rank - 1] ?? `شمارهٔ ${fa(rank)}`} راننده`
  if (roundOpensAt) return `تخصیص در اعلام بار ${formatTime(roundOpensAt)}`
  if (isHall) return 'تخصیص پشتیبانی'
  return byStaff ? 'بار آزاد، ثبت شرکت حمل' : 'بار آزاد'
}

type Print = {
  verifyUrl: string
  checkUrl: string
  signedCode: string
  /** What the signed code is held against. */
  publicKey: { id: number; text: string }
  printedAt: Date
}
const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '')

/**
 * In: a permit's facts and what its proof is made of. Out: the sheet in a reader's words, Persian
 * digits and units; a voided one is marked and says why (rules 12.4, 12.6).
 */
export function computeSheet(
  facts: SheetFacts,
  { verifyUrl, checkUrl, signedCode, publicKey, printedAt }: Print,
): PermitSheet {
  const { plate, roundOpensAt, turnNumber, logHead } = facts
  return {
    permitNumber: fa(facts.permitId),
    hallName: facts.isHall ? facts.hallName : null,
    origin: placeOf(facts.origin, facts.originAddress),
    destination: placeOf(facts.destination, facts.destinationAddress),
    distanceKm: `${formatNumber(facts.distanceKm)} کیلومتر`,
    plate: {
      two: fa(plate.two),
      letter: plate.letter,
      three: fa(plate.three),
      region: fa(plate.region),
    },
    driver: {
      name: facts.driverName,
      nationalId: fa(facts.nationalId),
      mobile: fa(facts.mobile),
      smartCard: fa(facts.driverCardNumber ?? ''),
    },
    freighter: { smartCard: fa(facts.freighterCardNumber), loaderType: facts.loaderTypeName },
    cargo: wordCargo(facts),
    company: {
      name: facts.companyName,
      tel: fa(facts.tel),
      sender: wordCustomer(facts.senderCustomerName, facts.senderCustomerAddress),
      receiver: wordCustomer(facts.receiverCustomerName, facts.receiverCustomerAddress),
    },
    turn: {
      number: turnNumber === null ? null : fa(turnNumber),
      round: roundOpensAt && moment(roundOpensAt),
      issuedAt: moment(facts.issuedAt),
      method: wordMethod(facts),
    },
    description: facts.description,
    qrText: `${verifyUrl}/${signedCode}`,
    typedCode: fa(groupDigits(facts.code)),
    verifyAddress: withoutScheme(verifyUrl),
    checkAddress: withoutScheme(checkUrl),
    publicKey: { id: fa(publicKey.id), text: publicKey.text },
    ledgerCode: logHead === null ? '—' : fa(ledgerCode(logHead)),
    printedAt: moment(printedAt),
    voided: facts.status === permitStatus.voided,
    voidReason: facts.status === permitStatus.voided ? facts.voidReason : null,
  }
}

/** Who, and where he is found: «فولاد هرمزگان جنوب، بندرعباس، کیلومتر ۱۳». */
const wordCustomer = (name: string | null, address: string | null) =>
  name === null || address === null ? null : fa(`${name}، ${address}`)

function wordCargo(facts: SheetFacts): PermitSheet['cargo'] {
  const { packagingName, packagingCount, goodsValueToman } = facts
  return {
    goods: facts.goodsName,
    packaging:
      packagingCount === null ? packagingName : `${packagingName}، ${formatNumber(packagingCount)} عدد`,
    weight: `${formatNumber(facts.weightKg)} کیلوگرم`,
    value: goodsValueToman === null ? '' : formatToman(goodsValueToman),
    rent: formatToman(facts.rentToman),
    number: fa(facts.cargoId),
  }
}
