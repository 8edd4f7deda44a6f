import { maySearch } from './palette.queries.ts'

/** What can be looked for, as the search calls itself. */
export const searchLabel = () => (maySearch() ? 'جست‌وجوی بار، مجوز، راننده یا پلاک' : 'جست‌وجوی صفحه‌ها')
