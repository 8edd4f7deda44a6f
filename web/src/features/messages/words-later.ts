import { currentSession } from '../../kernel/session.ts'
import { dayMs, type Later } from '../../kernel/send-later/later.rules.ts'
import { toast } from '../../ui/toast.ts'

const goodForMs = 7 * dayMs

/** What a driver writes may wait for the network; a desk has nowhere to show that something waits. */
export const wordsLater = (label: string): (() => Later) | undefined =>
  currentSession()?.member.role === 'Driver' ? () => ({ label, about: 'messages', goodForMs }) : undefined

export const sayKept = () =>
  toast({ tone: 'info', title: 'پیام روی گوشی ماند', detail: 'با اولین اینترنت فرستاده می‌شود.' })
