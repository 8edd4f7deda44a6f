import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/Panel.tsx'

/** In the place of what changes a part of a hall, for its own staff, who read it; with what they set themselves. */
export const KeptByAdmin = ({ children }: { children?: ReactNode }) => (
  <Panel
    className="hall-plain"
    title={
      <>
        <Lock className="i-sm" /> با مدیر سامانه است
      </>
    }
  >
    <p className="muted">
      این بخش را می‌بینید و مدیر سامانه آن را عوض می‌کند؛ اگر چیزی درست نیست به پشتیبانی بگویید.
    </p>
    {children}
  </Panel>
)
