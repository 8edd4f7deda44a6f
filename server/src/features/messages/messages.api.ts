export { questionScope } from './message-scope.store.ts'
