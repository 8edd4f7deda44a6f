import { ShieldX } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDayTime } from '../../kernel/format.ts'
import { serverNow } from '../../kernel/now.ts'
import { Note } from '../../ui/Note.tsx'
import type { Concern } from './log-concern.ts'

const words: Record<Concern['is'], { title: string; say: (since: string) => string }> = {
  refused: {
    title: 'امضاکننده این دفتر را نپذیرفت',
    say: (since) =>
      `از ${since} امضاکننده سطرهای این دفتر را امضا نمی‌کند، چون با آنچه پیش‌تر دیده بود یکی نیستند. آخرین امضای درست هنوز در دست است.`,
  },
  unsigned: {
    title: 'امضاکنندهٔ دفتر پاسخ نمی‌دهد',
    say: (since) => `از ${since} سطرهای تازهٔ دفتر عمومی سالن امضا نشده است.`,
  },
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
  const isRefused = is === 'refused'
  return (
    <Note tone={isRefused ? 'danger' : 'warning'} icon={isRefused && <ShieldX />} title={title} alert>
      <span className="num">{say(formatDayTime(new Date(since), serverNow()))}</span> {children}
    </Note>
  )
}
