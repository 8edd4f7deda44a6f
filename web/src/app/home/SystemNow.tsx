import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PartOfHealth } from '@bargah/contract/features/health/health.schema.ts'
import { formatTime } from '@bargah/contract/kernel/dates.ts'
import { formatNumber, toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useChainCheck } from '../../features/audit/audit.parts.tsx'
import { useHealth } from '../../features/health/health.parts.ts'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { Moment } from '../../ui/Moment.tsx'

type Line = { term: string; to: string; value: ReactNode; tone: 'ok' | 'late' | 'unset' }

/** What the product stands on, in a few lines, each the way to more. For an administrator, who alone may read it. */
export function SystemNow() {
  const chain = useChainCheck().data
  const parts = useHealth().data?.parts
  const lines: (Line | false | undefined)[] = [
    chain != null && { term: 'زنجیرهٔ رویدادها', to: paths.audit, ...sayChain(chain) },
    ofPart(parts, 'sms', 'پیامک در صف', ({ count }) => formatNumber(count)),
    ofPart(parts, 'inquiry', 'استعلام‌ها', ({ state }) => (state === 'late' ? 'پاسخ نمی‌دهند' : 'پاسخ می‌دهند')),
    ofPart(parts, 'backup', 'پشتیبان شبانه', ({ since }) =>
      since === null ? 'هنوز نیست' : <Moment at={since} look="row" />,
    ),
  ]
  return (
    <section aria-label="سامانه">
      <h2 className="subtle size-xs regular below-2">سامانه</h2>
      <ul className="system-now">
        {lines.map(
          (line) =>
            line && (
              <li key={line.term}>
                <Link className="apart text-sm muted" to={line.to}>
                  <span>{line.term}</span>
                  <span className={line.tone === 'late' ? 'is-bad' : 'ink row inline gap-1 num'}>
                    {line.tone === 'ok' && <Check className="i-sm is-good" />}
                    {line.value}
                  </span>
                </Link>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}

type Chain = { at: string; brokenLine: number | null }
const sayChain = ({ at, brokenLine }: Chain) =>
  brokenLine === null
    ? ({ value: `درست، ${formatTime(at)}`, tone: 'ok' } as const)
    : ({ value: `از رویداد ${toPersianDigits(brokenLine)} درست نیست`, tone: 'late' } as const)

function ofPart(
  parts: readonly PartOfHealth[] | undefined,
  name: PartOfHealth['part'],
  term: string,
  say: (part: PartOfHealth) => ReactNode,
): Line | undefined {
  const part = parts?.find((one) => one.part === name)
  if (!part) return undefined
  const value = part.state === 'unset' ? 'تنظیم نشده' : say(part)
  return { term, to: paths.health, value, tone: part.state }
}
