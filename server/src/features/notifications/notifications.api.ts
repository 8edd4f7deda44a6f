export { type Notice, notify, notifyAdmins } from './notifications.store.ts'
export { deletePushOfEnded } from './push.store.ts'
export { isPushed, wantsSms } from './reached.store.ts'
export { tellBySms } from './told-by-sms.store.ts'
