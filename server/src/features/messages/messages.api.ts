/** What other features may use of messages. */
export { questionScope } from './message-scope.store.ts'
