import { FileText, LoaderCircle } from 'lucide-react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { useOpenFile } from '../../kernel/use-open-file.ts'

/** The sheet of paper, in a window of its own. */
export function PermitPaper({ permitId }: { permitId: number }) {
  const { busy, open } = useOpenFile('printPermit', 'برگهٔ مجوز باز نشد')
  const print = () => open({ query: { DriverReserveId: permitId } })
  return (
    <button type="button" aria-busy={busy || undefined} onClick={busy ? undefined : print}>
      {busy ? <LoaderCircle className="spin" /> : <FileText />}
      <span className="grow">{busy ? 'در حال آوردن…' : `برگهٔ کاغذی مجوز ${toPersianDigits(permitId)}`}</span>
    </button>
  )
}
