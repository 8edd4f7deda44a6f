import type { ReactNode } from 'react'
import { Together } from '../../kernel/Together.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PageHead } from '../../ui/Shell.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'
import './staff-home.css'

type HomeFrameProps = {
  subtitle: ReactNode
  act?: ReactNode
  /** Over both columns: what counts all. */
  figures?: ReactNode
  beside: ReactNode
  children: ReactNode
}

/** The home of a desk: its figures, what waits with the lists, and what stands beside them, shown when all of it has come. */
export const HomeFrame = ({ subtitle, act, figures, beside, children }: HomeFrameProps) => (
  <>
    <PageHead title="میز کار" subtitle={subtitle} actions={act} />
    <Together
      wait={
        <Columns over={<Waits lines={3} />} beside={<Waits lines={6} />}>
          <Waits lines={5} />
          <Waits lines={8} />
        </Columns>
      }
    >
      <Columns over={figures} beside={beside}>
        {children}
      </Columns>
    </Together>
  </>
)

type ColumnsProps = { over: ReactNode; beside: ReactNode; children: ReactNode }

const Columns = ({ over, beside, children }: ColumnsProps) => (
  <div className="stack">
    {over}
    <div className="columns fold-1100 company-home">
      <div className="one-column stack">{children}</div>
      <div className="one-column stack">{beside}</div>
    </div>
  </div>
)

const Waits = ({ lines }: { lines: number }) => (
  <Panel>
    <SkeletonLines lines={lines} />
  </Panel>
)
