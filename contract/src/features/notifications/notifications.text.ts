import { formatTime } from '../../kernel/dates.ts'
import { formatNumber, toPersianDigits as fa } from '../../kernel/digits.ts'
import { rialFor } from '../../kernel/money.ts'
import { feeCameBack, turnStaysUsed } from '../permits/voiding.text.ts'
import type { Voiding } from '../permits/voiding.schema.ts'
import type { NoticeKind } from './notifications.states.ts'
import type { NotificationState } from './notifications.schema.ts'

/** What a person is told, but to whom and when. `link` is where the panel shows more of it. Of accounts: account-notices.text.ts. */
export type Wording = {
  kind: NoticeKind
  state: NotificationState
  subject: string
  message: string
  link: string
}

/** Where one thing is shown: in its list, by its id, as the panel's addresses have it. */
export const oneOf = (list: string, id: number) => `${list}?open=${id}`

type Route = { origin: string; destination: string }
type CargoNamed = Route & { cargoId: number }
type PermitNamed = CargoNamed & { permitId: number }

const routeOf = ({ origin, destination }: Route) => `«${origin}» به «${destination}»`
const cargoOf = (cargo: CargoNamed) => `بار ${fa(cargo.cargoId)} از ${routeOf(cargo)}`

/** To the driver who got a load. */
export const permitIssued = (permit: PermitNamed): Wording => ({
  kind: 'permit',
  state: 'informational',
  subject: `مجوز ${fa(permit.permitId)} برای شما صادر شد`,
  message: `${cargoOf(permit)} به شما رسید. پیش از حرکت، مجوز را ببینید.`,
  link: oneOf('/MyPermits', permit.permitId),
})

/** To the cargo's owners: which permits were issued for it at once. Several lead to all that the cargo has. */
export const trucksGiven = (cargo: CargoNamed, permitIds: readonly [number, ...number[]]): Wording => {
  const [first, ...others] = permitIds
  const count = others.length === 0 ? 'یک' : formatNumber(permitIds.length)
  return {
    kind: 'permit',
    state: 'informational',
    subject: `${count} مجوز برای بار ${fa(cargo.cargoId)} صادر شد`,
    message: `برای ${cargoOf(cargo)} ${count} راننده مجوز گرفت.`,
    link:
      others.length === 0 ? oneOf('/DriverReserves', first) : `/DriverReserves?at=&cargoId=${cargo.cargoId}`,
  }
}

type Offered = CargoNamed & { companyName: string }

/** To a driver among those to whom a company offers a load alone. */
export const loadForYou = (cargo: Offered): Wording => ({
  kind: 'permit',
  state: 'informational',
  subject: `شرکت «${cargo.companyName}» باری را برای شما گذاشت`,
  message: `${cargoOf(cargo)} را تنها رانندگان برگزیدهٔ این شرکت می‌بینند و هر که زودتر بگیرد، مال اوست.`,
  link: '/LoadList',
})

/** To a driver who asked to be told of a load's route: what reaches him of it. */
export const wishedLoad = (load: CargoNamed & { netPayToman: number; isHall: boolean }): Wording => ({
  kind: 'wish',
  state: 'informational',
  subject: `بار ${load.origin} به ${load.destination}، ${formatNumber(load.netPayToman)} تومان`,
  message: `${cargoOf(load)} آمد، همان راهی که خواسته بودید. ${formatNumber(load.netPayToman)} تومان به شما می‌رسد.`,
  link: load.isHall ? '/ShowCargoHall' : '/LoadList',
})

/** To a driver whom a company asks whether it may take a load for him; the code itself stands on his home. */
export const askedForYourWord = (cargo: Offered): Wording => ({
  kind: 'permit',
  state: 'warning',
  subject: `شرکت «${cargo.companyName}» می‌خواهد باری را برای شما بگیرد`,
  message: `${cargoOf(cargo)}. اگر می‌خواهید، کدی را که در خانهٔ بارگاه می‌بینید پنج دقیقه فرصت دارید به شرکت بگویید؛ اگر نمی‌خواهید، به کسی نگویید.`,
  link: '/',
})

/** To the driver whose permit is no more; where a company did it, what stays so and where he objects. */
export const permitVoided = (permit: PermitNamed, reason: string, voiding?: Voiding): Wording => ({
  kind: 'permit',
  state: 'critical',
  subject: `مجوز ${fa(permit.permitId)} شما باطل شد`,
  message: !voiding?.byCompany
    ? `مجوز ${cargoOf(permit)} باطل شد و با آن نمی‌توان بارگیری کرد. دلیل: ${reason}`
    : [
        `شرکت «${voiding.byCompany}» مجوز ${cargoOf(permit)} را باطل کرد و با آن نمی‌توان بارگیری کرد. دلیل: ${reason}`,
        voiding.usedTurn !== null && turnStaysUsed(voiding.usedTurn),
        voiding.driverRefundRial > 0 && feeCameBack(voiding.driverRefundRial),
        'اگر این دلیل درست نیست، از صفحهٔ همین مجوز به پشتیبانی بنویسید.',
      ]
        .filter(Boolean)
        .join('\n'),
  link: oneOf('/MyPermits', permit.permitId),
})

/** To the cargo's owners: a truck is free again. */
export const truckReturned = (permit: PermitNamed, reason: string): Wording => ({
  kind: 'permit',
  state: 'warning',
  subject: `مجوز ${fa(permit.permitId)} باطل شد`,
  message: `مجوز ${cargoOf(permit)} باطل شد. دلیل: ${reason}`,
  link: oneOf('/DriverReserves', permit.permitId),
})

type PaperWithdrawn = PermitNamed & { label: string; reason: string }

/** To the driver: a document of his permit counts no more. */
export const paperWithdrawnOfMine = ({ label, reason, ...permit }: PaperWithdrawn): Wording => ({
  kind: 'permit',
  state: 'warning',
  subject: `${label} مجوز ${fa(permit.permitId)} شما پس گرفته شد`,
  message: `${label} ${cargoOf(permit)} دیگر اعتبار ندارد؛ اگر آن را چاپ کرده‌اید، به کار نبرید. دلیل: ${reason}`,
  link: oneOf('/MyPermits', permit.permitId),
})

/** To the cargo's owners. */
export const paperWithdrawn = ({ label, reason, ...permit }: PaperWithdrawn): Wording => ({
  kind: 'permit',
  state: 'warning',
  subject: `${label} مجوز ${fa(permit.permitId)} پس گرفته شد`,
  message: `${label} ${cargoOf(permit)} پس گرفته شد. دلیل: ${reason}`,
  link: oneOf('/DriverReserves', permit.permitId),
})

/** To a driver whose whole list came to nothing: how long it was, and why its first choice failed. */
export const loadsLost = (lost: { hallName: string; choices: number; why: string }): Wording => ({
  kind: 'turn',
  state: 'warning',
  subject: `در این اعلام بار سالن «${lost.hallName}» باری به شما نرسید`,
  message: `${lost.choices === 1 ? 'انتخاب شما نرسید' : `هیچ‌یک از ${fa(lost.choices)} انتخاب شما نرسید؛ دربارهٔ نخستین آن‌ها`}: ${lost.why} نوبت شما در صف مانده است.`,
  link: '/MyResult',
})

type TurnNamed = { hallName: string; turnNumber: number }
type TurnItself = TurnNamed & { turnId: number }

type ChosenByStaff = TurnNamed & { cargos: readonly CargoNamed[] }

/** To the driver for whom the staff of a hall chose, best first; `link` leads to his list, or to the permit that came of it. */
export function choicesFiledByStaff({ hallName, turnNumber, cargos }: ChosenByStaff, link: string): Wording {
  const isOne = cargos.length === 1
  const chosen = cargos.map(cargoOf).join('، سپس ')
  return {
    kind: 'turn',
    state: 'informational',
    subject: `سالن «${hallName}» برای شما ${isOne ? 'بار' : `${fa(cargos.length)} بار`} انتخاب کرد`,
    message: isOne
      ? `کارکنان سالن ${chosen} را برای نوبت ${fa(turnNumber)} شما انتخاب کردند.`
      : `کارکنان سالن این‌ها را به ترتیب برای نوبت ${fa(turnNumber)} شما انتخاب کردند: ${chosen}.`,
    link,
  }
}

export const choiceRemovedByStaff = (turn: TurnNamed & CargoNamed): Wording => ({
  kind: 'turn',
  state: 'warning',
  subject: `سالن «${turn.hallName}» انتخابی را از فهرست شما برداشت`,
  message: `کارکنان سالن ${cargoOf(turn)} را از فهرست نوبت ${fa(turn.turnNumber)} شما برداشتند.`,
  link: '/ShowCargoHall',
})

export const choicesReorderedByStaff = ({ hallName, turnNumber }: TurnNamed): Wording => ({
  kind: 'turn',
  state: 'warning',
  subject: `سالن «${hallName}» ترتیب فهرست شما را عوض کرد`,
  message: `کارکنان سالن ترتیب انتخاب‌های نوبت ${fa(turnNumber)} شما را عوض کردند.`,
  link: '/ShowCargoHall',
})

/** To a driver who had chosen the cargo, before the split: it ended, for the reason that its declarer gave. */
export const choiceOver = (cargo: CargoNamed, reason: string): Wording => ({
  kind: 'turn',
  state: 'warning',
  subject: `بار ${fa(cargo.cargoId)} از فهرست شما برداشته شد`,
  message: `${cargoOf(cargo)} پیش از تقسیم پایان یافت و انتخاب شما لغو شد؛ نوبت شما در صف مانده است. دلیل: ${reason}`,
  link: '/ShowCargoHall',
})

/** To the driver whom the staff of a hall, or support, put in its queue. */
export const turnGivenByStaff = ({ hallName, turnId, turnNumber }: TurnItself): Wording => ({
  kind: 'turn',
  state: 'informational',
  subject: `نوبت ${fa(turnNumber)} سالن «${hallName}» به شما داده شد`,
  message: `کارکنان نوبت ${fa(turnNumber)} سالن «${hallName}» را برای شما گرفتند. اگر شما نخواسته‌اید، آن را لغو کنید و با پشتیبانی تماس بگیرید.`,
  link: oneOf('/DriverTurnList', turnId),
})

/** To a driver whose turn ends within the hour. */
export const turnExpiring = ({ hallName, turnId, turnNumber }: TurnItself, expiresAt: Date): Wording => ({
  kind: 'turn',
  state: 'warning',
  subject: `نوبت ${fa(turnNumber)} شما تا ساعت ${formatTime(expiresAt)} اعتبار دارد`,
  message: `مهلت نوبت ${fa(turnNumber)} سالن «${hallName}» رو به پایان است؛ اگر تا آن ساعت باری انتخاب نکنید، باید دوباره نوبت بگیرید.`,
  link: oneOf('/DriverTurnList', turnId),
})

export const turnExpired = ({ hallName, turnId, turnNumber }: TurnItself): Wording => ({
  kind: 'turn',
  state: 'warning',
  subject: `اعتبار نوبت ${fa(turnNumber)} شما تمام شد`,
  message: `مهلت نوبت ${fa(turnNumber)} سالن «${hallName}» به پایان رسید؛ برای بار بعدی دوباره نوبت بگیرید.`,
  link: oneOf('/DriverTurnList', turnId),
})

/** To the driver whose permit a company voided. */
export const turnReturned = ({ hallName, turnId, turnNumber }: TurnItself): Wording => ({
  kind: 'turn',
  state: 'informational',
  subject: `نوبت ${fa(turnNumber)} شما به صف برگشت`,
  message: `مجوزی که نوبت ${fa(turnNumber)} سالن «${hallName}» را خرج کرده بود باطل شد؛ نوبت با همان شماره به صف برگشت.`,
  link: oneOf('/DriverTurnList', turnId),
})

export const turnEndedByStaff = (
  { hallName, turnId, turnNumber }: TurnItself,
  reason: string | undefined,
): Wording => ({
  kind: 'turn',
  state: 'warning',
  subject: `نوبت ${fa(turnNumber)} شما پایان داده شد`,
  message: `کارکنان سالن «${hallName}» نوبت ${fa(turnNumber)} شما را پایان دادند${reason === undefined ? '؛ دلیل را از سالن بپرسید.' : `. دلیل: ${reason}`}`,
  link: oneOf('/DriverTurnList', turnId),
})

/** To each driver in the queue of a hall that was closed. */
export const turnEndedByClosing = ({ hallName, turnId, turnNumber }: TurnItself): Wording => ({
  kind: 'turn',
  state: 'warning',
  subject: `نوبت ${fa(turnNumber)} شما با غیرفعال شدن سالن پایان یافت`,
  message: `سالن «${hallName}» غیرفعال شد و نوبت ${fa(turnNumber)} شما پایان یافت. اگر سالن دوباره باز شود، مدیر سامانه می‌تواند آن را با همان شماره برگرداند.`,
  link: oneOf('/DriverTurnList', turnId),
})

/** To a driver whose turn had ended with its hall. */
export const closedTurnReturned = ({ hallName, turnId, turnNumber }: TurnItself): Wording => ({
  kind: 'turn',
  state: 'informational',
  subject: `نوبت ${fa(turnNumber)} شما به صف برگشت`,
  message: `سالن «${hallName}» دوباره باز است و نوبت ${fa(turnNumber)} شما با همان شماره به صف برگشت.`,
  link: oneOf('/DriverTurnList', turnId),
})

/** To the cargo's owners. */
export const cargoEnded = (cargo: CargoNamed, reason: string, trucksLeft: number): Wording => ({
  kind: 'cargo',
  state: trucksLeft === 0 ? 'informational' : 'warning',
  subject: `بار ${fa(cargo.cargoId)} پایان یافت`,
  message: `${cargoOf(cargo)} از تابلوها برداشته شد. دلیل: ${reason}${trucksLeft === 0 ? '' : `؛ ${formatNumber(trucksLeft)} کامیون آن بی‌راننده ماند.`}`,
  link: oneOf('/Cargos', cargo.cargoId),
})

/** To the cargo's owners: it is on the boards again. */
export const cargoReturned = (cargo: CargoNamed, trucks: number): Wording => ({
  kind: 'cargo',
  state: 'informational',
  subject: `بار ${fa(cargo.cargoId)} دوباره در حال ارسال است`,
  message: `${cargoOf(cargo)} برای ${formatNumber(trucks)} کامیون مانده دوباره اعلام شد.`,
  link: oneOf('/Cargos', cargo.cargoId),
})

/** To the company that a product owner chose for his cargo. */
export const cargoAwaitsReview = (cargo: CargoNamed, hours: number): Wording => ({
  kind: 'cargo',
  state: 'warning',
  subject: `بار ${fa(cargo.cargoId)} در انتظار بررسی شماست`,
  message: `صاحب کالا ${cargoOf(cargo)} را به شرکت شما سپرده است. تا ${fa(hours)} ساعت آن را تأیید یا رد کنید.`,
  link: oneOf('/Cargos', cargo.cargoId),
})

/** To the company, with what its wallet now holds for it (rials), and to the product owner, who is told of no money. */
export const cargoApproved = (cargo: CargoNamed, heldRial: number): Wording => ({
  kind: 'cargo',
  state: 'informational',
  subject: `بار ${fa(cargo.cargoId)} تأیید شد`,
  message: `${cargoOf(cargo)} تأیید شد و در زمان خود به رانندگان نشان داده می‌شود.${heldRial === 0 ? '' : ` ${rialFor({ isDriver: false })(heldRial)} از کیف پول شرکت حمل نگه داشته شد.`}`,
  link: oneOf('/Cargos', cargo.cargoId),
})

/** To both: the cargo ended before it was announced. */
export const cargoNotAnnounced = (cargo: CargoNamed, reason: string): Wording => ({
  kind: 'cargo',
  state: 'warning',
  subject: `بار ${fa(cargo.cargoId)} اعلام نشد`,
  message: `${cargoOf(cargo)} تأیید نشد و پایان یافت. دلیل: ${reason}`,
  link: oneOf('/Cargos', cargo.cargoId),
})
