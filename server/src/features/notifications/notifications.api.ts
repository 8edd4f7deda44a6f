export { type Notice, notify, notifyAdmins, notifyAll } from './notifications.store.ts'
export { deletePushOfEnded } from './push.store.ts'
export { isPushed, tellBySms, wantsSms } from './told-by-sms.store.ts'
