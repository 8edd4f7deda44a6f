import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { later, type World } from './world.ts'

type Talk = {
  title: string
  text: (world: World) => string
  hoursAgo: number
  answer?: { text: string; isSeen: boolean }
}

const lastLoad = ({ rows }: World) => rows.cargos.at(-1)?.id ?? 1
const lastPermit = ({ rows }: World) => rows.permits.at(-1)?.id ?? 1

const ofCompany: readonly Talk[] = [
  {
    title: 'افزودن سالن بندر امام به نمایندگی',
    text: () => 'سلام. می‌خواهیم در سالن بندر امام هم بار اعلام کنیم. چه مدرکی لازم است؟',
    hoursAgo: 20,
  },
  {
    title: 'مبلغ بلوکه‌شدهٔ یک بار',
    text: (world) => `بار ${lastLoad(world)} چند کامیون گرفته و باقی هنوز بلوکه است. لطفاً بررسی کنید.`,
    hoursAgo: 30,
    answer: {
      text: 'سلام. مبلغ هر کامیون تا صدور مجوز آن بلوکه می‌ماند و با پایان بار برمی‌گردد.',
      isSeen: true,
    },
  },
]
const ofDrivers: readonly Talk[] = [
  {
    title: 'هزینهٔ سالن دو بار کم شد',
    text: (world) => `برای مجوز ${lastPermit(world)} دو بار هزینهٔ سالن از کیف پولم کم شده است.`,
    hoursAgo: 5,
  },
  {
    title: 'تغییر شمارهٔ موبایل',
    text: () => 'خط من عوض شده است. چگونه شمارهٔ تازه را ثبت کنم؟',
    hoursAgo: 9,
    answer: { text: 'سلام. با کارت ملی به سالن بروید تا شمارهٔ تازه ثبت شود.', isSeen: false },
  },
  {
    title: 'نوبتم بعد از ابطال برنگشت',
    text: () => 'شرکت مجوز را باطل کرد ولی نوبت من هنوز در صف نیست.',
    hoursAgo: 11,
  },
]

/** What people have asked the administration lately, some of it answered. */
export function addMessages(world: World): void {
  const { staff, men } = world
  const [company] = staff.ofCompany
  if (company)
    for (const talk of ofCompany)
      add(world, talk, { companyId: company[0], driverId: null, authorId: company[1] })
  const demoMen = men.filter(({ isDemo }) => isDemo)
  for (const [nr, talk] of ofDrivers.entries()) {
    const man = demoMen[nr]
    if (man) add(world, talk, { companyId: null, driverId: man.driverId, authorId: man.userId })
  }
}

type Asker = { authorId: number; companyId: number | null; driverId: number | null }

function add(world: World, { title, text, hoursAgo, answer }: Talk, asker: Asker): void {
  const { rows, staff, now } = world
  const writtenAt = later(now, -hoursAgo * hourMs)
  const answeredAt = answer ? later(writtenAt, hourMs) : null
  const id = rows.messages.length + 1
  const question = { id, title, text: text(world), writtenAt, answeredAt, lastAt: answeredAt ?? writtenAt }
  const readAt = answeredAt
  rows.messages.push({ ...asker, ...question, readAt, seenAt: answer?.isSeen ? answeredAt : null })
  if (answer && answeredAt)
    rows.messages.push({
      id: id + 1,
      questionId: id,
      authorId: staff.admin,
      isAnswer: true,
      text: answer.text,
      writtenAt: answeredAt,
    })
}
