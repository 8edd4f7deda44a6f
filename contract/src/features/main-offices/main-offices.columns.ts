import { listTable } from '../../kernel/list-columns.ts'
import type { OfficeRow } from './main-offices.schema.ts'

export const officeTable = listTable<OfficeRow>('دفترهای مرکزی', [
  { field: 'agentMainName', heading: 'نام دفتر', kind: 'text' },
  { field: 'agentMainManagerName', heading: 'مدیر', kind: 'text' },
  { field: 'agentMainAddress', heading: 'نشانی', kind: 'text' },
  { field: 'agentMainTel', heading: 'تلفن', kind: 'identifier' },
  { field: 'agentMainNationID', heading: 'شناسهٔ ملی', kind: 'identifier' },
  { field: 'agencyCount', heading: 'نمایندگی‌ها', kind: 'number' },
  { field: 'active', heading: 'فعال', kind: 'yesNo' },
  { field: 'userName', heading: 'نام کاربری', kind: 'identifier', isHidden: true },
  { field: 'agentMainFax', heading: 'نمابر', kind: 'identifier', isHidden: true },
  { field: 'agentMainEconomic', heading: 'کد اقتصادی', kind: 'identifier', isHidden: true },
  { field: 'agentMainWebAddress', heading: 'وبگاه', kind: 'text', isHidden: true },
  { field: 'agentMainEmailAddress', heading: 'ایمیل', kind: 'text', isHidden: true },
  { field: 'createdAt', heading: 'زمان ثبت', kind: 'instant', isHidden: true },
  { field: 'agentMainId', heading: 'شناسهٔ دفتر', kind: 'identifier', isHidden: true },
])
