import type { ImportRow } from '@bargah/contract/features/imports/imports.schema.ts'
import type { ImportState } from '@bargah/contract/features/imports/imports.states.ts'
import { formatNumber } from '@bargah/contract/kernel/digits.ts'
import type { Tone } from '../../ui/Badge.tsx'

export const stateTones: Readonly<Record<ImportState, Tone>> = {
  checking: 'info',
  checked: 'warning',
  importing: 'info',
  imported: 'success',
  undoing: 'info',
  undone: 'plain',
  failed: 'danger',
}

/** «۱۲ سطر، ۳ سطر ایراد دارد» */
export const sayRows = ({ rows, faults, made }: Pick<ImportRow, 'rows' | 'faults' | 'made'>): string =>
  [
    `${formatNumber(rows)} سطر`,
    made > 0 && `${formatNumber(made)} سطر وارد شد`,
    faults > 0 && `${formatNumber(faults)} سطر ایراد دارد`,
  ]
    .filter(Boolean)
    .join('، ')
