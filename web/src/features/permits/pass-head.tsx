import { CircleCheck, CircleX, CloudUpload, Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FaceTone } from '../../ui/Face.tsx'
import type { PassFace, WaitingAct } from './my-permit.rules.ts'

const heads: Record<PassFace, { icon: ReactNode; words: string }> = {
  code: { icon: <CircleCheck />, words: 'مجوز بار' },
  waits: { icon: <CloudUpload />, words: 'هنوز نرفته' },
  delivered: { icon: <Flag />, words: 'تحویل دادید' },
  over: { icon: <CircleCheck />, words: 'تمام شد' },
  voided: { icon: <CircleX />, words: 'باطل شد' },
}

/** The words at the head of a permit's face; a load's home has its own over the code. */
export function headOfFace(
  face: PassFace,
  waiting: readonly (WaitingAct & { stage: string })[],
  isHome = false,
): ReactNode {
  const { icon, words } = heads[face]
  const isGoing = face === 'waits' && waiting.some(({ stage }) => stage === 'sending')
  return (
    <span className="row wrap pass-title">
      {!isHome && icon}
      {isGoing ? 'دارد می‌رود' : isHome && face === 'code' ? 'بار دارید' : words}
    </span>
  )
}

export const toneOfFace: Record<PassFace, FaceTone> = {
  code: 'go',
  waits: 'wait',
  delivered: 'go',
  over: 'go',
  voided: 'stop',
}
