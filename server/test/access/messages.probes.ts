import type { Contract } from '@bargah/contract/contract.ts'
import { buildQuestion } from '../../src/features/messages/messages.build.ts'
import { nothing, type Probe, type ProbeInput } from './probe.ts'
import type { Side } from './side.ts'

const ofDriver = async (side: Side) => {
  const driver = await side.driver()
  const { userId, id: driverId } = driver
  const { id } = await buildQuestion(side.app.db, { userId, driverId }, { answer: { userId } })
  return { id, driver }
}
const ofCompany = ({ app, company, users: { TransportationCompanyAdmin: userId } }: Side) =>
  buildQuestion(app.db, { userId, companyId: company.id }, { answer: { userId } })

/** A question of whoever asks: a driver's, or of the side's company. */
const question = (say: (id: number) => ProbeInput): Probe => ({
  names: 'thing',
  make: async (side, { role }) => ({
    ...(await (role === 'Driver' ? ofDriver(side) : ofCompany(side))),
    say,
  }),
})

/** Messages between drivers, companies and the administration. */
export const messageProbes = {
  askQuestion: nothing(() => ({ body: { Title: 'هزینهٔ سالن', Desc: 'دو بار کم شد.', Type: 0 } })),
  askOn: question((Id) => ({ body: { Id, Desc: 'هنوز نیامده است.' } })),
  attachFile: {
    names: 'thing',
    make: async ({ app, company }, { userId }) => ({
      id: (await buildQuestion(app.db, { userId, companyId: company.id })).id,
      say: (Id) => ({ body: { Id } }),
    }),
  },
  listQuestionsOfDriver: { names: 'rows', row: ofDriver },
  listQuestionsOfCompany: { names: 'rows', row: ofCompany },
  listQuestions: { names: 'rows', row: ofCompany },
  showQuestion: question((Id) => ({ query: { Id } })),
  countMessages: nothing(),
  answerQuestion: question((Id) => ({ body: { Id, Answer: 'برگشت.' } })),
  listReplies: question((Item3) => ({ body: { Item3 } })),
  markSeen: nothing(() => ({ body: {} })),
} as const satisfies Partial<Record<keyof Contract, Probe>>
