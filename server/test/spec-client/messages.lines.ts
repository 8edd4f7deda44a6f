import { buildQuestion } from '../../src/features/messages/messages.build.ts'
import type { Line } from './line.ts'
import type { World } from './world.ts'
import { oneRow } from '../rows.ts'

const written =
  'commentId title desc date time parentId transportationCompanyId driverId transportationCompanyFullName driverFullName'

/** A question of the company, answered. */
async function asked({ app: { db }, company }: World) {
  const { id: userId } = await oneRow(db, 'users', { companyId: company.id })
  return buildQuestion(db, { userId, companyId: company.id }, { answer: { userId } })
}
const question = { Title: 'هزینهٔ سالن دو بار کم شد', Desc: 'بار ۲۰۴۵۲\nلطفاً بررسی کنید.' }

/** Messages to the administration, and its answers. */
export const messageLines: Line[] = [
  ...[{ Type: 0 }, { Type: '۰' }, {}].map(
    (type): Line => ({
      key: 'askQuestion',
      call: 'POST /api/v1/Comment/AddComment',
      say: ({ tokens }) => ({ token: tokens.company, body: { ...question, ...type } }),
      reads: 'message',
    }),
  ),
  {
    key: 'listQuestionsOfDriver',
    call: 'GET /api/v1/Comment/GetByDriverId',
    say: async (world) => {
      const driver = await world.driver()
      await buildQuestion(world.app.db, { userId: driver.userId, driverId: driver.id })
      return { token: driver.token }
    },
    reads: written,
  },
  {
    key: 'listQuestionsOfCompany',
    call: 'GET /api/v1/Comment/GetByTransportationCompanyId',
    say: async (world) => {
      await asked(world)
      return { token: world.tokens.company }
    },
    reads: written,
  },
  {
    key: 'listQuestions',
    call: 'GET /api/v1/Comment/GetAllQuestion',
    say: async (world) => {
      await asked(world)
      return { token: world.tokens.admin }
    },
    reads: written,
  },
  {
    key: 'answerQuestion',
    call: 'POST /api/v1/Comment/AddAnswerComment',
    say: async (world) => ({
      token: world.tokens.admin,
      body: { Id: String((await asked(world)).id), Answer: 'برگشت.' },
    }),
    reads: 'message',
  },
  {
    key: 'listReplies',
    call: 'POST /api/v1/Comment/GetAllAnswer',
    say: async (world) => ({
      token: world.tokens.company,
      body: { Item1: world.company.id, Item2: null, Item3: (await asked(world)).id },
    }),
    reads: written,
    none: 'Item1 Item2',
  },
  {
    key: 'markSeen',
    call: 'POST /api/v1/ShowMessage/ShowView',
    say: ({ tokens }) => ({ token: tokens.company }),
    reads: 'message',
  },
]
