import { formatDayTime } from '@bargah/contract/kernel/day-and-hour.ts'
import { ShieldX } from 'lucide-react'
import type { ReactNode } from 'react'
import { signerFaultWords } from '@bargah/contract/features/log/log.text.ts'
import { serverNow } from '../../kernel/now.ts'
import { Note } from '../../ui/Note.tsx'
import type { Concern } from './log-concern.ts'

const words: Record<Concern['is'], { title: string; say: (since: string) => string }> = {
  ...signerFaultWords,
  unseen: {
    title: 'دفتر عمومی سالن دیده نمی‌شود',
    say: (since) => `از ${since} این گوشی نتوانسته است دفتر را ببیند و بسنجد، با این که سامانه در دسترس بود.`,
  },
}

/** What is to be said of a log that is not seen or signed as it should be, since when, and what to do. */
export function ConcernNote({
  concern: { is, since },
  children,
}: {
  concern: Concern
  children?: ReactNode
}) {
  const { title, say } = words[is]
  const isRefused = is === 'refuses'
  return (
    <Note tone={isRefused ? 'danger' : 'warning'} icon={isRefused && <ShieldX />} title={title} alert>
      <span className="num">{say(formatDayTime(new Date(since), serverNow()))}</span> {children}
    </Note>
  )
}
