import * as z from 'zod/mini'
import { supporters } from '../../kernel/access.ts'
import { endpoint, madeCommand, writing } from '../../kernel/endpoint.ts'
import { id } from '../../kernel/fields.ts'
import {
  AddFreighterBody,
  ChangeDriverMobileBody,
  ChangeDriverPasswordBody,
  driverPicture,
  EnteredTruckBody,
  EnterTruckBody,
  SetDriverPictureBody,
} from './driver-acts.schema.ts'
import { passwordRefusals } from '../auth/auth.text.ts'
import {
  addFreighterRefusals,
  changeDriverRefusals,
  deactivateDriverRefusals,
  enterTruckRefusals,
  removeTruckRefusals,
} from './drivers.text.ts'

const write = { ...writing, changes: ['driver'], access: { roles: supporters } } as const
const ofDriver = z.object({ driverId: id('راننده') })
const own = { roles: ['Driver', ...supporters] } as const

/** What support does with a driver, and he with his own truck and photo (rules 5.1). */
export const driverActs = {
  /** Ends his turn, his choices and his sessions; his open permit stays (rules 5.2). */
  deactivateDriver: endpoint({
    ...write,
    path: '/api/v1/Driver/DeactiveDriver',
    title: 'غیرفعال کردن راننده',
    changes: ['driver', 'session', 'turn', 'priority', 'round', 'sms'],
    reaches: ['outside', 'log'],
    held: true,
    reauthenticates: true,
    refusals: [deactivateDriverRefusals],
    query: ofDriver,
    data: z.string(),
  }),
  makeDriverNative: endpoint({
    ...write,
    path: '/api/v1/Driver/NativeDriver',
    title: 'بومی کردن راننده',
    reaches: [],
    undoneBy: 'makeDriverNonNative',
    query: ofDriver,
    data: z.string(),
  }),
  makeDriverNonNative: endpoint({
    ...write,
    path: '/api/v1/Driver/NonNativeDriver',
    title: 'غیربومی کردن راننده',
    reaches: [],
    undoneBy: 'makeDriverNative',
    query: ofDriver,
    data: z.string(),
  }),
  /** Frees him of his phone: the next one on which he signs in becomes his. He stays signed in. */
  emptyPhoneId: endpoint({
    ...write,
    path: '/api/v1/Driver/EmptyPhoneId',
    title: 'پاک کردن گوشی راننده',
    changes: ['driver', 'sms', 'notification'],
    reaches: ['outside'],
    held: true,
    reauthenticates: true,
    query: ofDriver,
  }),
  /** The same, and signs him out. */
  removePhoneId: endpoint({
    ...write,
    path: '/api/DriverApi/RemovePhoneId',
    title: 'پاک کردن گوشی راننده و خروج او',
    reply: 'bare',
    changes: ['driver', 'session', 'sms', 'notification'],
    reaches: ['outside'],
    reauthenticates: true,
    query: z.object({ Id: id('راننده') }),
  }),
  logOutDriver: endpoint({
    ...write,
    method: 'GET',
    path: '/api/DriverApi/LogOutDriver',
    title: 'خروج راننده از سامانه',
    reply: 'bare',
    changes: ['session', 'notification'],
    reaches: ['outside'],
    reauthenticates: true,
    query: z.object({ id: id('راننده') }),
  }),
  changeDriverPassword: endpoint({
    ...write,
    path: '/api/v1/Driver/ChangePassDriver',
    title: 'عوض کردن گذرواژهٔ راننده',
    changes: ['driver', 'session', 'sms', 'notification'],
    reaches: ['outside'],
    reauthenticates: true,
    gate: 'passwords',
    refusals: [changeDriverRefusals, passwordRefusals],
    body: ChangeDriverPasswordBody,
    data: z.string(),
  }),
  /** Forgotten passwords and codes go to a mobile, so whoever changes it changes who may come in. */
  changeDriverMobile: endpoint({
    ...write,
    path: '/api/v1/Driver/ChangePhoneNumber',
    title: 'عوض کردن موبایل راننده',
    changes: ['driver', 'sms'],
    reaches: ['outside'],
    reauthenticates: true,
    refusals: [changeDriverRefusals, passwordRefusals],
    body: ChangeDriverMobileBody,
  }),
  /** Gives a driver a truck that is on record, or that the inquiry confirms; it is the one of his next turn. */
  addFreighter: endpoint({
    ...write,
    path: '/api/v1/Driver/AddFreighter',
    title: 'افزودن ناوگان راننده',
    changes: ['driver', 'notification'],
    reaches: ['outside'],
    refusals: [addFreighterRefusals],
    body: AddFreighterBody,
    data: madeCommand,
  }),
  /** Gives a driver a truck as staff know it, with no inquiry; his current one stays where he has one (docs/decisions/0124). */
  enterTruck: endpoint({
    ...write,
    path: '/api/v1/Driver/EnterFreighter',
    title: 'ثبت ناوگان شناخته‌شدهٔ راننده',
    changes: ['driver', 'notification'],
    reaches: ['outside'],
    refusals: [enterTruckRefusals],
    body: EnterTruckBody,
    data: madeCommand,
  }),
  /** Takes a truck from a driver with which nothing was done; one that came with it and is nobody else's leaves the record. */
  removeEnteredTruck: endpoint({
    ...write,
    path: '/api/v1/Driver/RemoveEnteredFreighter',
    title: 'برداشتن ناوگان از راننده',
    changes: ['driver', 'notification'],
    reaches: ['outside'],
    refusals: [removeTruckRefusals],
    body: EnteredTruckBody,
  }),
  /** Which of a driver's trucks his next turn is for (ours, rules 5.4). */
  setCurrentTruck: endpoint({
    ...write,
    path: '/api/v1/DriverToFreighter/SetCurrent',
    title: 'عوض کردن ناوگان کنونی راننده',
    changes: ['driver', 'turn', 'notification'],
    reaches: ['log', 'outside'],
    access: own,
    body: z.object({ Id: id('ناوگان') }),
  }),
  /** Puts a photo in the place of the one that was (ours, rules 5.8). */
  setDriverPicture: endpoint({
    ...write,
    path: '/api/v1/Driver/SetDriverPicture',
    title: 'گذاشتن عکس راننده',
    reaches: [],
    stays: 'sent_file',
    access: own,
    body: SetDriverPictureBody,
    ignored: (role) => (role === 'Driver' ? ['DriverId'] : []),
    files: { File: driverPicture },
  }),
}
