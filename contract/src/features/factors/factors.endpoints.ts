import { deskRoles } from '../../kernel/access.ts'
import { command, endpoint, listing, reading, writing } from '../../kernel/endpoint.ts'
import { factorRemovalTable } from './factors.columns.ts'
import {
  AddPasskeyBody,
  AskFactorRemovalBody,
  BegunAuthenticator,
  BegunPasskey,
  ConfirmAuthenticatorBody,
  FactorRemovalBody,
  FactorRemovalRow,
  MyFactors,
  PasskeyBody,
  ShownRecoveryCodes,
} from './factors.schema.ts'
import {
  addFactorRefusals,
  factorRefusals,
  factorSteps,
  recoveryRefusals,
  removalRefusals,
  removeFactorRefusals,
} from './factors.text.ts'

const desk = { roles: deskRoles } as const
const admin = { roles: ['Admin'] } as const
const write = { ...writing, reauthenticates: true } as const
/** What one does to have a first factor: an account that must have one can do nothing else before. */
const adding = { ...write, access: desk, beforeFactor: true } as const

/** Ours: the second factor of accounts at desks (docs/decisions/0080). A driver's phone is bound to him already. */
export const factors = {
  showMyFactors: endpoint({
    ...reading,
    path: '/api/v1/Factor/Mine',
    about: ['factor'],
    access: desk,
    beforeFactor: true,
    data: MyFactors,
  }),
  /** A new secret for an app; it counts for nothing before a code of it is given. */
  startAuthenticator: endpoint({
    ...adding,
    path: '/api/v1/Factor/StartAuthenticator',
    title: 'آغاز افزودن برنامهٔ رمزساز',
    changes: ['factor'],
    reaches: [],
    stays: 'own_session',
    showsSecret: true,
    refusals: [addFactorRefusals, factorSteps, factorRefusals],
    data: BegunAuthenticator,
  }),
  /** Puts the app in use, in the place of an earlier one. The first factor comes with recovery codes and ends the other sessions. */
  confirmAuthenticator: endpoint({
    ...adding,
    path: '/api/v1/Factor/ConfirmAuthenticator',
    title: 'افزودن برنامهٔ رمزساز',
    changes: ['factor', 'session', 'notification'],
    reaches: ['outside'],
    showsSecret: true,
    refusals: [addFactorRefusals, factorSteps, factorRefusals],
    body: ConfirmAuthenticatorBody,
    data: command(ShownRecoveryCodes),
  }),
  startPasskey: endpoint({
    ...adding,
    path: '/api/v1/Factor/StartPasskey',
    title: 'آغاز افزودن گذرکلید',
    changes: ['factor'],
    reaches: [],
    stays: 'own_session',
    showsSecret: true,
    refusals: [addFactorRefusals, factorSteps, factorRefusals],
    data: BegunPasskey,
  }),
  addPasskey: endpoint({
    ...adding,
    path: '/api/v1/Factor/AddPasskey',
    title: 'افزودن گذرکلید',
    changes: ['factor', 'session', 'notification'],
    reaches: ['outside'],
    showsSecret: true,
    refusals: [addFactorRefusals, factorSteps, factorRefusals],
    body: AddPasskeyBody,
    data: command(ShownRecoveryCodes),
  }),
  removeAuthenticator: endpoint({
    ...write,
    refusals: [removeFactorRefusals, factorSteps, factorRefusals],
    access: desk,
    path: '/api/v1/Factor/RemoveAuthenticator',
    title: 'برداشتن برنامهٔ رمزساز خود',
    changes: ['factor', 'notification'],
    reaches: ['outside'],
  }),
  removePasskey: endpoint({
    ...write,
    refusals: [removeFactorRefusals, factorSteps, factorRefusals],
    access: desk,
    path: '/api/v1/Factor/RemovePasskey',
    title: 'برداشتن گذرکلید خود',
    changes: ['factor', 'notification'],
    reaches: ['outside'],
    body: PasskeyBody,
  }),
  renewRecoveryCodes: endpoint({
    ...write,
    refusals: [recoveryRefusals, factorSteps, factorRefusals],
    access: desk,
    path: '/api/v1/Factor/RenewRecoveryCodes',
    title: 'ساختن کدهای بازیابی تازه',
    changes: ['factor', 'notification'],
    reaches: ['outside'],
    showsSecret: true,
    data: command(ShownRecoveryCodes),
  }),
  listFactorRemovals: endpoint({
    ...listing,
    path: '/api/v1/Factor/Removals',
    about: ['factor'],
    access: admin,
    data: FactorRemovalRow,
    table: factorRemovalTable,
  }),
  /** One administrator asks that another's lost factors be taken away; a second confirms within a day. */
  askFactorRemoval: endpoint({
    ...write,
    refusals: [removalRefusals],
    access: admin,
    path: '/api/v1/Factor/AskRemoval',
    title: 'درخواست برداشتن مرحلهٔ دوم ورود دیگری',
    changes: ['factor', 'notification', 'sms'],
    reaches: ['outside'],
    body: AskFactorRemovalBody,
  }),
  confirmFactorRemoval: endpoint({
    ...write,
    refusals: [removalRefusals],
    access: admin,
    path: '/api/v1/Factor/ConfirmRemoval',
    title: 'تأیید برداشتن مرحلهٔ دوم ورود دیگری',
    changes: ['factor', 'session', 'notification', 'sms'],
    reaches: ['outside'],
    body: FactorRemovalBody,
  }),
  withdrawFactorRemoval: endpoint({
    ...write,
    refusals: [removalRefusals],
    access: admin,
    path: '/api/v1/Factor/WithdrawRemoval',
    title: 'پس گرفتن درخواست برداشتن مرحلهٔ دوم ورود',
    changes: ['factor'],
    reaches: [],
    held: true,
    body: FactorRemovalBody,
  }),
}
