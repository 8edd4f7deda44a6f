import {
  driverRegistered,
  driverRegisteredInactive,
  registerDriverRefusals,
} from '@bargah/contract/features/registration/registration.text.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { useTestApp } from '../../../test/app.ts'
import { proofOf as proven } from '../../../test/browser.ts'
import { longAgo, next, padded } from '../../../test/plain.ts'
import { transaction } from '../../kernel/database.ts'
import { openAccount } from '../auth/auth.api.ts'
import { nationalCodeThatIs, truckCardThatIs } from '../drivers/drivers.build.ts'
import { giveTruck, lockFreighter } from '../drivers/drivers.api.ts'
import { smsSentTo } from '../outbox/outbox.build.ts'

const app = useTestApp()
let admin: string
beforeAll(async () => {
  admin = (await app.adminActor()).token
})

const anyMobile = () => `0915${padded(next(), 7)}`
type Who = { mobile: string; nationalId: string; carSmartCard: string; phoneId?: string }
const somebody = (given: Partial<Who> = {}): Who => ({
  mobile: anyMobile(),
  nationalId: nationalCodeThatIs('confirmed'),
  carSmartCard: truckCardThatIs('confirmed'),
  ...given,
})
/** The proof that a mobile is one's own, as a browser sends it. */
const proofOf = async (mobile: string) => ({ cookie: await proven(app, mobile) })
const register = (who: Who, headers: Record<string, string>) =>
  app.call('registerDriver', { body: who, headers })
const registerByAdmin = (who: Who) => app.call('registerDriver', { body: who, token: admin })
const rowOf = (nationalId: string) =>
  app.db.selectFrom('drivers').selectAll().where('nationalId', '=', nationalId).executeTakeFirst()
const signIn = (Username: string, Password: string) =>
  app.call('signIn', { body: { Username, Password, Role: 'Driver', DeviceId: 'his-phone' } })

describe('registering a driver', () => {
  it('of a proven mobile whom the inquiry confirms opens an account that is active at once', async () => {
    const who = somebody({ phoneId: 'his-phone' })
    const answer = await register(who, await proofOf(who.mobile))
    expect(answer.statusCode).toBe(200)
    const { data } = answer
    expect(data).toMatchObject({ code: 1, message: driverRegistered, driverActive: true })
    expect(data.name && data.family).toBeTruthy()
    expect(await rowOf(who.nationalId)).toMatchObject({
      isActive: true,
      awaitsActivation: false,
      phoneId: 'his-phone',
      firstName: data.name,
      currentDriverFreighterId: expect.any(Number),
    })
    expect((await signIn(who.nationalId, data.data.password)).data.member.clientId).toBe(data.data.driverId)
    expect((await smsSentTo(app, who.mobile))[0]).toEqual({
      kind: 'driver_account',
      values: { username: who.nationalId, password: data.data.password },
    })
  })

  it.each([
    ['the person is not confirmed', { nationalId: () => nationalCodeThatIs('not_confirmed') }],
    ['the service is away for the person', { nationalId: () => nationalCodeThatIs('away') }],
    ['the truck is not confirmed', { carSmartCard: () => truckCardThatIs('not_confirmed') }],
    ['the service is away for the truck', { carSmartCard: () => truckCardThatIs('away') }],
  ])('leaves him inactive when %s, and signing in says that he waits', async (_, odd) => {
    const made = Object.fromEntries(Object.entries(odd).map(([name, make]) => [name, make()]))
    const who = somebody(made)
    const { data } = await register(who, await proofOf(who.mobile))
    expect(data).toMatchObject({ code: 1, message: driverRegisteredInactive, driverActive: false })
    expect(await rowOf(who.nationalId)).toMatchObject({ isActive: false, awaitsActivation: true })
    const refused = await signIn(who.nationalId, data.data.password)
    expect(refused.errors).toEqual(['حساب شما در انتظار تأیید است.'])
  })

  it('binds no device where none is known', async () => {
    const who = somebody({ phoneId: 'unknown-device' })
    await register(who, await proofOf(who.mobile))
    expect((await rowOf(who.nationalId))?.phoneId).toBeNull()
  })

  it('shares a truck that is on record, and keeps it as it is', async () => {
    const truck = await app.buildFreighter(5003)
    const who = somebody({ carSmartCard: truck.cardNumber })
    const { data } = await registerByAdmin(who)
    expect(await app.rowsOf('driverFreighters', { driverId: data.data.driverId })).toMatchObject([
      { freighterId: truck.id },
    ])
  })

  it('waits for the administration with a truck that somebody drives, who is told; and so is he when it agrees', async () => {
    const owner = await app.driverActor()
    // one of its drivers who is not active drives it no more
    const gone = await app.buildDriver()
    await transaction(app, (tx) => giveTruck(tx, gone.id, owner.freighter.id, longAgo))
    await app.setRow('drivers', gone.id, { isActive: false })
    const toldLast = async (): Promise<{ subject: string; message: string }> =>
      (await app.call('listNotifications', { token: owner.token })).data[0]?.notificiation
    const who = somebody({ carSmartCard: owner.freighter.cardNumber })
    const proof = await proofOf(who.mobile)
    const found = await app.call('lookUpDriver', { body: who, headers: proof })
    expect(found.data.willBeActive).toBe(false)
    const { data } = await register(who, proof)
    expect(data).toMatchObject({ code: 1, message: driverRegisteredInactive, driverActive: false })
    expect(await rowOf(who.nationalId)).toMatchObject({ isActive: false, awaitsActivation: true })
    expect((await toldLast()).subject).toBe('کسی با کارت ناوگان شما ثبت‌نام کرد')

    const { driverId } = data.data
    const waits = await app.call('showInactiveDriver', { token: admin, query: { Id: driverId } })
    const { firstName, lastName } = owner
    expect(waits.data).toMatchObject({ standing: 'ready', truckDrivenBy: `${firstName} ${lastName}` })
    expect((await app.call('activateDriver', { token: admin, query: { driverId } })).status).toBe(200)
    expect((await rowOf(who.nationalId))?.isActive).toBe(true)
    expect(await toldLast()).toMatchObject({
      subject: 'ناوگان شما رانندهٔ دیگری هم دارد',
      message: expect.stringContaining(`${data.name} ${data.family}`),
    })
  })

  it('is active at once with a truck whose driver is not active', async () => {
    const gone = await app.driverActor()
    await app.setRow('drivers', gone.id, { isActive: false })
    const who = somebody({ carSmartCard: gone.freighter.cardNumber })
    expect((await register(who, await proofOf(who.mobile))).data.driverActive).toBe(true)
  })

  it('makes one of two who come with the card of one truck at one moment its driver', async () => {
    const carSmartCard = truckCardThatIs('confirmed')
    const both = [somebody({ carSmartCard }), somebody({ carSmartCard })]
    const proofs = await Promise.all(both.map(({ mobile }) => proofOf(mobile)))
    const answers = await Promise.all(both.map((who, at) => register(who, proofs[at] ?? {})))
    expect(answers.map(({ data }) => data.driverActive).toSorted()).toEqual([false, true])
  })

  it('waits too when somebody was given the truck while it was registered with', async () => {
    const truck = await app.buildFreighter()
    const other = await app.buildDriver()
    const who = somebody({ carSmartCard: truck.cardNumber })
    const proof = await proofOf(who.mobile)
    const { data } = await app.whileWaiting({
      first: (tx) => lockFreighter(tx, truck.id),
      second: () => register(who, proof),
      meanwhile: (tx) => giveTruck(tx, other.id, truck.id, longAgo),
    })
    expect(data.driverActive).toBe(false)
  })

  it('needs the proof of just this mobile, which one registration uses up', async () => {
    const who = somebody()
    const without = await app.call('registerDriver', { body: who })
    expect([without.data.code, without.data.reason]).toEqual([-1, 'proof_needed'])
    const ofAnother = await register(who, await proofOf(anyMobile()))
    expect(ofAnother.data.reason).toBe('proof_needed')
    const proof = await proofOf(who.mobile)
    expect((await register(who, proof)).data.code).toBe(1)
    const again = await register(somebody({ mobile: who.mobile }), proof)
    expect(again.data.reason).toBe('proof_needed')
    expect(await rowOf(who.nationalId)).toBeDefined()
  })

  it('needs none of support, and all the same of everybody else who is signed in', async () => {
    const { token: support } = await app.signedIn('AdminSupport')
    expect((await app.call('registerDriver', { body: somebody(), token: support })).data.code).toBe(1)
    const { token: driver } = await app.driverActor()
    const refused = await app.call('registerDriver', { body: somebody(), token: driver })
    expect(refused.data.reason).toBe('proof_needed')
  })

  it('refuses a driver who is there, and a mobile that is another driver’s, and writes nothing', async () => {
    const known = await app.buildDriver()
    const twice = await registerByAdmin(somebody({ nationalId: known.nationalId }))
    expect([twice.statusCode, twice.errors]).toEqual([400, [registerDriverRefusals.already_registered]])
    const who = somebody({ mobile: known.mobile })
    expect((await registerByAdmin(who)).errors).toEqual([registerDriverRefusals.mobile_taken])
    expect(await rowOf(who.nationalId)).toBeUndefined()
  })

  it.each(['lookUpDriver', 'registerDriver'] as const)(
    'tells by %s of one number at most whether a driver has it: a refusal uses the proof up',
    async (name) => {
      const [known, other] = [await app.buildDriver(), await app.buildDriver()]
      const mobile = anyMobile()
      const headers = await proofOf(mobile)
      const askFor = ({ nationalId }: { nationalId: string }) =>
        app.call(name, { body: somebody({ mobile, nationalId }), headers })
      expect((await askFor(known)).errors).toEqual([registerDriverRefusals.already_registered])
      expect((await askFor(other)).data.reason).toBe('proof_needed')
      expect(await app.rowsOf('proofs', { mobile })).toEqual([])
    },
  )

  it('registers one of two who come at one moment', async () => {
    const who = somebody()
    const answers = await Promise.all([
      registerByAdmin(who),
      registerByAdmin({ ...who, mobile: anyMobile() }),
    ])
    expect(answers.map(({ data }) => data.code).toSorted()).toEqual([-1, 1])
    expect(answers.flatMap(({ errors }) => errors)).toEqual([registerDriverRefusals.already_registered])
  })

  it('registers one of many who come at one moment, word for word the same', async () => {
    const who = somebody()
    const answers = await Promise.all(Array.from({ length: 6 }, () => registerByAdmin(who)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    expect(answers.filter(({ data }) => data.code === 1)).toHaveLength(1)
  })

  it('leaves no account whose name is the mobile of a driver, nor a driver whose mobile is a name', async () => {
    const username = anyMobile()
    const user = await app.signedIn('Customer')
    await app.setRow('users', user.userId, { username })
    const refused = await registerByAdmin(somebody({ mobile: username }))
    expect(refused.errors).toEqual([registerDriverRefusals.mobile_taken])
    const { mobile } = await app.buildDriver()
    const account = { username: mobile, role: 'Customer', fullName: 'نام', passwordHash: 'none' } as const
    const opened = transaction({ ...app, changes: [] }, (tx, now) => openAccount(tx, account, now))
    await expect(opened).rejects.toMatchObject({ code: 'username_taken' })
  })

  it('says each fault of what was sent', async () => {
    const body = { mobile: '0912', nationalId: '1234567890', carSmartCard: '12' }
    const answer = await app.call('registerDriver', { body, token: admin })
    expect([answer.status, answer.errors.length]).toEqual([400, 3])
  })
})

describe('looking a driver up', () => {
  const lookUp = async (who: Who) =>
    app.call('lookUpDriver', { body: who, headers: await proofOf(who.mobile) })

  it('tells name and truck as the registration will find them, and says that the registry is fictitious', async () => {
    const who = somebody()
    const { data } = await lookUp(who)
    expect(data).toMatchObject({
      personInquiry: 'confirmed',
      truckInquiry: 'confirmed',
      willBeActive: true,
      isDemo: true,
      plaqueNumber: expect.stringMatching(/^\d\dع\d{3}$/),
      plaqueSerialNumber: expect.stringMatching(/^\d\d$/),
    })
    expect(data.loaderTypeName).toBeTruthy()
    const made = await registerByAdmin(who)
    expect([made.data.name, made.data.family]).toEqual([data.name, data.family])
  })

  it('tells nothing of what is not confirmed, of a truck on record neither', async () => {
    const unknown = await lookUp(
      somebody({ nationalId: nationalCodeThatIs('not_confirmed'), carSmartCard: truckCardThatIs('away') }),
    )
    expect(unknown.data).toEqual({
      personInquiry: 'not_confirmed',
      truckInquiry: 'away',
      name: null,
      family: null,
      plaqueNumber: null,
      plaqueSerialNumber: null,
      loaderTypeName: null,
      willBeActive: false,
      isDemo: true,
    })
  })

  it('asks under a company’s own name where one asks that has it', async () => {
    const { company, token } = await app.hallWithCompany()
    await app.call('saveCompanyWsCode', {
      token: admin,
      body: {
        AgentId: company.id,
        AgentWSUserName: 'tarabar',
        AgentWSPassword: 'own-secret',
        AgentCompanyCode: '2210',
        AgentWSActive: true,
      },
    })
    const asked = vi.spyOn(app.inquiry, 'person')
    const who = somebody()
    const headers = await proofOf(who.mobile)
    await app.call('lookUpDriver', { body: who, headers })
    await app.call('lookUpDriver', { body: who, headers, token })
    expect(asked.mock.calls.map(([, as]) => as)).toEqual([
      undefined,
      { username: 'tarabar', password: 'own-secret', companyCode: '2210' },
    ])
  })

  it('needs the proof and leaves it good', async () => {
    const who = somebody()
    expect((await app.call('lookUpDriver', { body: who })).data.reason).toBe('proof_needed')
    const headers = await proofOf(who.mobile)
    await app.call('lookUpDriver', { body: who, headers })
    expect((await register(who, headers)).data.code).toBe(1)
  })

  it('refuses early whom registering would refuse', async () => {
    const known = await app.buildDriver()
    const answer = await lookUp(somebody({ nationalId: known.nationalId }))
    expect(answer.errors).toEqual([registerDriverRefusals.already_registered])
  })
})
