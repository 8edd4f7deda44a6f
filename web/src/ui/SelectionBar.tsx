import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { Button } from './Button.tsx'
import { buttonsWithLetters, useLetters } from './letter-keys.ts'

type SelectionBarProps = {
  count: number
  noun: string
  /** What they come to, after the count: «، ۱۳ کامیون مانده». */
  sums?: string
  onClear: () => void
  children: ReactNode
}

/** Rises at the foot of the window while rows are selected: how many, and what can be done with them, by letters too. */
export function SelectionBar({ count, noun, sums, onClear, children }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  // before the window, where the letters of the row that is open wait; what is open closes first
  useLetters(
    () => {
      const isBeside = document.querySelector('.drawer.is-beside[open]') !== null
      return buttonsWithLetters(bar.current).filter((act) => !isBeside || act.shortcut !== 'Escape')
    },
    () => (count === 0 ? null : document),
  )
  if (count === 0) return null
  return (
    <div
      ref={bar}
      className="rounded-lg in-middle row size-sm num selection-bar"
      role="region"
      aria-label="کارهای ردیف‌های انتخاب‌شده"
    >
      <span role="status">
        {toPersianDigits(count)} {noun} انتخاب شده{sums}
      </span>
      {children}
      <Button
        size="dense"
        className="btn-icon"
        aria-label="لغو انتخاب"
        aria-keyshortcuts="Escape"
        icon={<X />}
        onClick={onClear}
      />
    </div>
  )
}
