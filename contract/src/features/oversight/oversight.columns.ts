import * as col from '../../kernel/columns.ts'
import { findingLabels } from './oversight.text.ts'

export const findingTable = col.table('یافته‌های بازرسی', {
  kind: col.status('یافته', findingLabels),
  about: col.text('موضوع'),
  hallName: col.orNull(col.text('سالن', { groups: true })),
  hits: col.number('شمار'),
  outOf: col.number('از چند'),
  usualHits: col.number('شمار معمول', { isHidden: true }),
  usualOutOf: col.number('معمول از چند', { isHidden: true }),
  monthDate: col.date('ماه'),
  noteCount: col.number('یادداشت', { isHidden: true }),
  isLookedInto: col.yesNo('بررسی‌شده'),
  date: col.date('روز یافتن'),
  foundAt: col.instant('زمان یافتن', { sortsLong: true, isHidden: true }),
  id: col.id('شناسه', { sortsLong: true, isHidden: true }),
})
