import { startOfTehranDay } from '@bargah/contract/kernel/dates.ts'
import { hourMs } from '@bargah/contract/kernel/durations.ts'
import { later, type World } from './world.ts'

/** What one may write of: the newest load or permit of one's own when it is written. */
type Own = { cargoId: number; permitId: number }

type Talk = {
  title: string
  text: (own: Own) => string
  hoursAgo: number
  answer?: { text: string; isSeen: boolean }
}

const ofCompany: readonly Talk[] = [
  {
    title: 'افزودن سالن بندر امام به نمایندگی',
    text: () => 'سلام. می‌خواهیم در سالن بندر امام هم بار اعلام کنیم. چه مدرکی لازم است؟',
    hoursAgo: 20,
  },
  {
    title: 'مبلغ بلوکه‌شدهٔ یک بار',
    text: ({ cargoId }) => `بار ${cargoId} چند کامیون گرفته و باقی هنوز بلوکه است. لطفاً بررسی کنید.`,
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
    text: ({ permitId }) => `برای مجوز ${permitId} دو بار هزینهٔ سالن از کیف پولم کم شده است.`,
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

/** What people have asked the administration lately, some of it answered: in the order of time, as all that is written later. */
export function addMessages(world: World): void {
  const { staff, men } = world
  const [company] = staff.ofCompany
  const firm = company && { companyId: company[0], driverId: null, authorId: company[1] }
  const drivers = men
    .filter(({ isDemo, driverId }) => isDemo && world.rows.permits.some((one) => one.driverId === driverId))
    .map(({ driverId, userId }) => ({ companyId: null, driverId, authorId: userId }))
  const asked = [
    ...ofCompany.map((talk) => ({ talk, asker: firm })),
    ...ofDrivers.map((talk, nr) => ({ talk, asker: drivers[nr] })),
  ].flatMap(({ talk, asker }) => (asker ? [write(world, talk, asker)] : []))
  asked.sort((a, b) => a.question.writtenAt.getTime() - b.question.writtenAt.getTime())
  const lines = asked.flatMap(({ question, answer }) => [
    { at: question.writtenAt, question, text: null },
    ...(answer ? [{ at: answer.at, question, text: answer.text }] : []),
  ])
  lines.sort((a, b) => a.at.getTime() - b.at.getTime())
  const ids = new Map<object, number>()
  for (const { at, question, text } of lines) {
    const id = world.rows.messages.length + 1
    if (text === null) {
      ids.set(question, id)
      world.rows.messages.push({ id, ...question })
    } else {
      const questionId = ids.get(question)
      world.rows.messages.push({ id, questionId, authorId: staff.admin, isAnswer: true, text, writtenAt: at })
    }
  }
}

type Asker = { authorId: number; companyId: number | null; driverId: number | null }

/** A question and its answer as they were written, an hour and a look after each other, by day. */
function write(world: World, { title, text, hoursAgo, answer }: Talk, asker: Asker) {
  const writtenAt = byDay(later(world.now, -hoursAgo * hourMs))
  const answeredAt = answer ? later(writtenAt, hourMs) : null
  const question = {
    ...asker,
    title,
    text: text(ownAt(world, asker, writtenAt)),
    writtenAt,
    answeredAt,
    lastAt: answeredAt ?? writtenAt,
    readAt: answeredAt,
    seenAt: answeredAt && answer?.isSeen ? later(answeredAt, hourMs / 3) : null,
  }
  return { question, answer: answer && answeredAt && { text: answer.text, at: answeredAt } }
}

const [morning, evening] = [8, 19]
/** In: a moment. Out: the same, or the evening before where people sleep. */
function byDay(at: Date): Date {
  const start = startOfTehranDay(at)
  const sinceStartMs = at.getTime() - start.getTime()
  if (sinceStartMs >= morning * hourMs && sinceStartMs < (evening + 1) * hourMs) return at
  const shift = sinceStartMs < morning * hourMs ? evening - 24 : evening
  return later(start, shift * hourMs + (sinceStartMs % hourMs))
}

function ownAt({ rows, loads }: World, { companyId, driverId }: Asker, at: Date): Own {
  const load = loads.findLast(({ row }) => row.companyId === companyId && new Date(row.declaredAt) <= at)
  const permit = rows.permits.findLastIndex(
    (one) => one.driverId === driverId && new Date(one.issuedAt) <= at,
  )
  return { cargoId: load?.row.id ?? 1, permitId: permit + 1 }
}
