import { useState } from 'react'
import type { Inquired } from '@bargah/contract/features/customers/customers.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { sentenceOf } from '../../kernel/api-error.ts'
import { serverNow } from '../../kernel/now.ts'

/** What came of an inquiry, in a line under the field: found, not found, or the service is away, which blocks nothing. */
export type InquiryOutcome = { tone: 'good' | 'unknown' | 'away'; text: string }

type Inquiry = {
  ask: () => Promise<Inquired>
  /** In: what is known now. Out: what it filled, «نام شرکت»; empty when nothing. */
  fill: (found: Inquired) => string
  /** «شناسهٔ ملی». */
  noun: string
}

/** An inquiry of a number, asked by a button; what is typed anew forgets its verdict. */
export function useInquiry({ ask, fill, noun }: Inquiry) {
  const [verdict, setVerdict] = useState<InquiryOutcome | null>(null)
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const found = await ask()
      const filled = found.isSuccessful ? fill(found) : ''
      setVerdict(sayInquiryFound(found, { filled, noun, at: serverNow() }))
    } catch (error) {
      setVerdict({ tone: 'away', text: sentenceOf(error) })
    } finally {
      setBusy(false)
    }
  }
  return { verdict, busy, run: () => void run(), forget: () => setVerdict(null) }
}

type Told = Pick<Inquired, 'isSuccessful' | 'isAway' | 'isDemo'>
type About = { filled: string; noun: string; at: Date }

/** In: what a registry told, what it filled, of which number, when. Out: the line. */
export function sayInquiryFound(
  { isSuccessful, isAway, isDemo }: Told,
  { filled, noun, at }: About,
): InquiryOutcome {
  if (isAway)
    return { tone: 'away', text: 'سامانهٔ استعلام اکنون پاسخ نمی‌دهد؛ بی استعلام هم می‌توانید ثبت کنید.' }
  if (!isSuccessful)
    return { tone: 'unknown', text: `${noun} در سامانهٔ استعلام پیدا نشد؛ اگر درست است، خودتان پر کنید.` }
  const source = isDemo ? ' (نمایشی)' : ''
  const then = filled === '' ? '' : ` ${filled} پر شد.`
  return { tone: 'good', text: `${noun} معتبر است${source}، امروز ${formatTime(at)}.${then}` }
}
