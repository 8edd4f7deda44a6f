import type { Contract } from '@bargah/contract/contract.ts'
import { scopesOfRole } from '@bargah/contract/kernel/key-access.ts'
import { buildWebhook } from '../../src/features/webhooks/webhooks.build.ts'
import { notify } from '../../src/features/notifications/notifications.api.ts'
import { longAgo, next, padded } from '../plain.ts'
import { buildMorning, buildMorningFile } from '../../src/features/reports/morning.build.ts'
import { buildImport } from '../../src/features/imports/imports.build.ts'
import { buildHeldAct } from '../../src/features/held-acts/held-acts.build.ts'
import { companySettingsProbes } from './company-settings.probes.ts'
import { baseProbes } from './base.probes.ts'
import { choiceProbes } from './choices.probes.ts'
import { customerProbes } from './customers.probes.ts'
import { driverProbes, erasureProbes } from './drivers.probes.ts'
import { companyProbes } from './companies.probes.ts'
import { freightProbes, preLoadProbes } from './freight.probes.ts'
import { hallProbes } from './halls.probes.ts'
import { messageProbes } from './messages.probes.ts'
import { nothing, type Probe, type ProbeInput } from './probe.ts'
import { ownerProbes } from './owners.probes.ts'
import type { Side } from './side.ts'
import { factorProbes, userProbes } from './users.probes.ts'
import { plainNotice } from '../../src/features/notifications/notifications.build.ts'

/** A notice of an account. Out: its id. */
async function buildNotice({ app }: Side, userId: number): Promise<number> {
  await app.db.transaction().execute((tx) => notify(tx, [{ ...plainNotice, to: { userId } }], new Date()))
  return (await app.lastRow('notifications', { userId })).id
}

/** An act that an account asked for and that waits. */
const heldAct: Probe = {
  names: 'thing',
  fresh: true,
  make: async ({ app }, { userId }) => ({
    id: await buildHeldAct(app.db, { userId }),
    say: (Id) => ({ body: { Id } }),
  }),
}

const report = { Name: 'گزارش', ReportName: 'cargos', ColumnList: [{ LatinName: 'id', FarsiName: 'شناسه' }] }
// not by the call, which refuses one more than a person may keep
async function buildReport({ app }: Side, userId: number): Promise<number> {
  const kept = { userId, type: 'cargos', name: 'گزارش', columns: '[]', state: '{}', updatedAt: longAgo }
  return (await app.addRow('savedReports', kept)).id
}

/** What looks like favour of a side's company. Out: its id. */
async function buildFinding({ app, company }: Side): Promise<number> {
  const counted = { hits: 6, outOf: 7, usualHits: 1, usualOutOf: 100, rowIds: [1] }
  const moments = { monthFrom: longAgo, foundAt: longAgo, seenLastAt: longAgo }
  // one company has one finding of a kind in a month
  const deviceId = `phone ${next()}`
  const row = { kind: 'few_drivers' as const, companyId: company.id, deviceId, ...counted, ...moments }
  return (await app.addRow('findings', row)).id
}

/** A company user of a side's company. Out: his id and his name. */
const buildCompanyUser = async ({ app, company }: Side) => {
  const { userId } = await app.signedIn('TransportationCompanyMember', { companyId: company.id })
  const users = app.db.selectFrom('users').select(['id', 'username']).where('id', '=', userId)
  return users.executeTakeFirstOrThrow()
}

const ofCompanyUser = (say: (id: number) => ProbeInput): Probe => ({
  names: 'thing',
  fresh: true,
  make: async (side) => ({ id: (await buildCompanyUser(side)).id, say }),
})

const ofMorning = (
  say: (id: number) => ProbeInput,
  within: (side: Side, id: number) => Promise<number> = async (_side, id) => id,
): Probe => ({
  names: 'thing',
  fresh: true,
  make: async (side, { userId }) => {
    const reportId = await buildReport(side, userId)
    return { id: await within(side, await buildMorning(side.app.db, { userId, reportId })), say }
  },
})

const ofImport = (say: (id: number) => ProbeInput): Probe => ({
  names: 'thing',
  fresh: true,
  make: async ({ app }, { userId }) => ({ id: await buildImport(app.db, { userId }), say }),
})

const ofWebhook = (
  say: (id: number) => ProbeInput,
  within: (side: Side, id: number) => Promise<number> = async (_side, id) => id,
): Probe => ({
  names: 'thing',
  fresh: true,
  make: async (side, { role, userId }) => {
    const owner = scopesOfRole[role] ? userId : side.users.LoadHallAdmin
    const { id } = await buildWebhook(side.app.db, side.app.keys, { userId: owner, url: 'https://a.test/' })
    return { id: await within(side, id), say }
  },
})

/** A number of its own for each asking, since each may be asked about so often. */
const anyMobile = () => `0912${padded(next(), 7)}`

async function sessionIdOf({ app }: Side, userId: number): Promise<number> {
  await app.newSession(userId)
  return (await app.lastRow('sessions', { userId })).id
}

/**
 * What each call is asked for by the access test: things of the caller's own side, of the other, and such as are not there.
 * A call without a probe does not compile: say what it names.
 */
export const probes: Record<keyof Contract, Probe> = {
  ...hallProbes,
  ...freightProbes,
  ...preLoadProbes,
  ...choiceProbes,
  ...userProbes,
  ...customerProbes,
  ...driverProbes,
  ...erasureProbes,
  ...factorProbes,
  ...companySettingsProbes,
  ...companyProbes,
  ...ownerProbes,
  ...messageProbes,
  showStatistics: nothing(),
  showCompanyStatistics: nothing(),
  showMenuCounts: nothing(),
  inquireDriverCard: nothing(() => ({ query: { driverSmartCard: '8000001' } })),
  inquireTruckCard: nothing(() => ({ query: { carSmartCard: '4000001' } })),
  listMyInquiries: nothing(),
  checkIsAdminOrSupport: nothing(),
  checkIsAdmin: nothing(),
  checkHasAccessTo: nothing(() => ({ query: { permissionName: 'Load_Add' } })),
  sendCode: nothing(() => ({ body: { mobile: anyMobile() } })),
  checkCode: nothing(() => ({ body: { mobile: anyMobile(), code: '123456' } })),
  sendSignInCode: nothing(() => ({ body: { Mobile: anyMobile() } })),
  signInByCode: nothing(() => ({ body: { Mobile: anyMobile(), Code: '123456' } })),
  makeApiKey: nothing(() => ({ body: { Name: 'انبار', Scopes: ['inquiry'], Days: 1 } })),
  listApiKeys: nothing(),
  endApiKey: {
    names: 'thing',
    fresh: true,
    make: async ({ app, users }, { role, userId }) => {
      const owner = scopesOfRole[role] ? userId : users.LoadHallAdmin
      const { id } = await app.buildKey({ userId: owner, scopes: ['access_Load_Add'] })
      return { id, say: (Id) => ({ body: { Id } }) }
    },
  },
  showApiKey: nothing(),
  makeWebhook: nothing(() => ({ body: { Url: 'https://127.0.0.1/', Kinds: ['round.opened'] } })),
  changeWebhook: ofWebhook((Id) => ({ body: { Id, Url: 'https://127.0.0.1/', Kinds: ['round.opened'] } })),
  listWebhooks: nothing(),
  listWebhookDeliveries: ofWebhook((Id) => ({ query: { Id } })),
  renewWebhookSecret: ofWebhook((Id) => ({ body: { Id } })),
  setWebhookOn: ofWebhook((Id) => ({ body: { Id, IsOn: false } })),
  removeWebhook: ofWebhook((Id) => ({ body: { Id } })),
  tryWebhook: ofWebhook((Id) => ({ body: { Id } })),
  resendDelivery: ofWebhook(
    (Id) => ({ body: { Id } }),
    async ({ app }, webhookId) => {
      const at = new Date()
      const told = {
        webhookId,
        kind: 'load.ended' as const,
        subjectId: 1,
        data: '{}',
        happenedAt: at,
        nextTryAt: at,
      }
      const made = app.db.insertInto('webhookDeliveries').values(told).returning('id')
      return (await made.executeTakeFirstOrThrow()).id
    },
  ),
  showImports: nothing(),
  showImport: ofImport((Id) => ({ query: { Id } })),
  downloadImportTemplate: nothing(() => ({ query: { Kind: 'goods', Format: 'csv' } })),
  downloadImportFaults: ofImport((Id) => ({ query: { Id } })),
  sendImport: nothing(() => ({ body: { Kind: 'goods' } })),
  startImport: ofImport((Id) => ({ body: { Id, IsAll: true } })),
  undoImport: ofImport((Id) => ({ body: { Id } })),
  showAgencyKey: nothing(),
  listCompanyUsers: {
    names: 'thing',
    make: async ({ company }) => ({ id: company.id, say: (CompanyId) => ({ query: { CompanyId } }) }),
  },
  addCompanyUser: nothing(() => ({
    body: { Username: `access${next()}`, Password: 'kf7-wq2-hm9', Access: {} },
  })),
  updateCompanyUser: {
    names: 'thing',
    fresh: true,
    make: async (side) => {
      const made = await buildCompanyUser(side)
      const nameOf = (id: number) => (id === made.id ? made.username : 'nobody_Agent0')
      return { id: made.id, say: (id) => ({ body: { Username: nameOf(id), Fullname: 'نام تازه' } }) }
    },
  },
  setCompanyUserActive: ofCompanyUser((Id) => ({ body: { Id, IsActive: false } })),
  closeCompanyUser: ofCompanyUser((Id) => ({ body: { Id } })),
  reopenCompanyUser: {
    names: 'thing',
    fresh: true,
    make: async (side) => {
      const { id } = await buildCompanyUser(side)
      const closed = { isActive: false, closedAt: await side.app.clock.now(side.app.db) }
      await side.app.setRow('users', id, closed)
      return { id, say: (Id) => ({ body: { Id } }) }
    },
  },
  signIn: nothing(),
  forgetPassword: nothing(() => ({ query: { mobile: anyMobile() } })),
  signOut: nothing(),
  showMe: nothing(),
  changeMyPassword: nothing(() => ({
    body: { CurrentPassword: 'bargah24680', NewPassword: 'short' },
  })),
  listMySessions: nothing(),
  endMySession: {
    names: 'thing',
    fresh: true,
    make: async (side, { userId }) => ({
      id: await sessionIdOf(side, userId),
      say: (Id) => ({ body: { Id } }),
    }),
  },
  reauthenticate: nothing(() => ({ body: { Password: 'bargah24680' } })),
  // accounts go by their names here; another's side has no part in whom an administrator may name
  changePasswordOf: nothing(() => ({ body: { Item1: 'nobody-by-this-name', Item2: 'kf7-wq2-hm9' } })),
  renewOfficePassword: nothing(() => ({ query: { username: 'AM00000000000' } })),
  listSessionsOf: {
    names: 'thing',
    make: async ({ users }) => ({ id: users.Customer, say: (UserId) => ({ query: { UserId } }) }),
  },
  endSessionsOf: {
    names: 'thing',
    fresh: true,
    make: async ({ app, users }) => {
      await app.newSession(users.Customer)
      return { id: users.Customer, say: (UserId) => ({ body: { UserId } }) }
    },
  },
  listGoods: nothing(),
  listPackagings: nothing(),
  listLoaderTypes: nothing(),
  listLoaderCategories: nothing(),
  listLoaderTypesOfCategory: nothing(() => ({ query: { Code: 50 } })),
  showCatalogVersions: nothing(),
  ...baseProbes,
  showContact: nothing(),
  changeContact: nothing(() => ({ body: { Name: 'بارگاه' } })),
  listOutbox: nothing(),
  showHealth: nothing(),
  searchAudit: nothing(),
  showChainCheck: nothing(),
  checkChainNow: nothing(),
  showAudit: nothing(() => ({ query: { Id: 1 } })),
  listNotifications: nothing(),
  markNotificationRead: {
    names: 'thing',
    fresh: true,
    make: async (side, { userId }) => ({
      id: await buildNotice(side, userId),
      say: (notificationId) => ({ query: { notificationId } }),
    }),
  },
  markAllNotificationsRead: nothing(),
  chooseDepth: nothing(() => ({ body: { ShowsAll: true } })),
  showNoticeChoices: nothing(),
  setNoticeChoice: nothing(() => ({ body: { Kind: 'permit', Channel: 'push', IsOn: true } })),
  showPush: nothing(),
  turnPushOn: nothing(() => ({
    body: {
      Endpoint: 'https://fcm.googleapis.com/fcm/send/one',
      PublicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      Auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  })),
  turnPushOff: nothing(),
  listProvinces: nothing(),
  listProvincesBare: nothing(),
  listCitiesOfProvince: nothing(() => ({ query: { provinceId: 29 } })),
  listCities: nothing(),
  findPlaces: nothing(() => ({ query: { Text: 'تهران' } })),
  findNearestPlace: nothing(() => ({ query: { Lat: 35.7, Long: 51.4 } })),
  findRoute: nothing(() => ({
    query: { FromLat: 27.2, FromLong: 56.3, ToLat: 35.7, ToLong: 51.4 },
  })),
  showRoadMap: nothing(),
  listReports: nothing(() => ({ query: { ReportType: 'cargos' } })),
  saveReport: {
    names: 'thing',
    make: async (side, { userId }) => ({
      id: await buildReport(side, userId),
      say: (ReportId) => ({ body: { ...report, ReportId } }),
    }),
  },
  giveReport: {
    names: 'thing',
    make: async (side, { userId }) => ({
      id: await buildReport(side, userId),
      say: (ReportId) => ({ body: { ReportId, Role: 'Customer' } }),
    }),
  },
  hideReport: {
    names: 'thing',
    make: async (side, { userId }) => ({
      id: await buildReport(side, userId),
      say: (ReportId) => ({ body: { ReportId, IsHidden: true } }),
    }),
  },
  showMyMail: nothing(),
  sendMailCode: nothing(() => ({ body: { Address: `person${next()}@example.test` } })),
  proveMail: nothing(() => ({ body: { Address: 'person@example.test', Code: '000000' } })),
  removeMail: nothing(),
  listLetters: nothing(),
  showMornings: nothing(),
  setMorning: {
    names: 'thing',
    fresh: true,
    make: async (side, { userId }) => ({
      id: await buildReport(side, userId),
      say: (ReportId) => ({
        body: { ReportId, Call: 'listGoods', Input: {}, Hour: 7, Format: 'csv' },
      }),
    }),
  },
  endMorning: ofMorning((Id) => ({ body: { Id } })),
  sendMorningNow: ofMorning((Id) => ({ body: { Id } })),
  openMorningFile: ofMorning(
    (Id) => ({ query: { Id } }),
    async ({ app }, id) => buildMorningFile(app.db, id),
  ),
  deleteReport: {
    names: 'thing',
    fresh: true,
    make: async (side, { userId }) => ({
      id: await buildReport(side, userId),
      say: (reportid) => ({ query: { reportid } }),
    }),
  },
  showMyBalance: nothing(),
  openUploadedFile: nothing(() => ({ query: { FileName: 'nobody.jpg' } })),
  openCompanyPaper: nothing(() => ({ query: { FileName: 'nobody.jpg' } })),
  openProductOwnerPaper: nothing(() => ({ query: { FileName: 'nobody.jpg' } })),
  listHeldActs: nothing(),
  holdAct: nothing(() => ({ body: { Call: 'markAllNotificationsRead' } })),
  holdLonger: heldAct,
  takeBackHeldAct: heldAct,
  listFindings: { names: 'rows', row: async (side) => ({ id: await buildFinding(side) }) },
  showFinding: {
    names: 'thing',
    make: async (side) => ({ id: await buildFinding(side), say: (Id) => ({ query: { Id } }) }),
  },
  noteFinding: {
    names: 'thing',
    make: async (side) => ({
      id: await buildFinding(side),
      say: (FindingId) => ({ body: { FindingId, Words: 'دیدم' } }),
    }),
  },
}
