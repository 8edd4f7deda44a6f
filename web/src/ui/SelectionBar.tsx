import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Button } from './Button.tsx'

type SelectionBarProps = { count: number; noun: string; onClear: () => void; children: ReactNode }

/** Rises at the foot of the window while rows are selected: how many, and what can be done with them. */
export function SelectionBar({ count, noun, onClear, children }: SelectionBarProps) {
  if (count === 0) return null
  return (
    <div
      className="rounded-lg in-middle row size-sm num selection-bar"
      role="region"
      aria-label="کارهای ردیف‌های انتخاب‌شده"
    >
      <span role="status">
        {toPersianDigits(count)} {noun} انتخاب شده
      </span>
      {children}
      <Button size="dense" className="btn-icon" aria-label="لغو انتخاب" icon={<X />} onClick={onClear} />
    </div>
  )
}
