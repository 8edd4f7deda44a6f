import { Panel } from '../../ui/Panel.tsx'
import { SkeletonLines } from '../../ui/Skeleton.tsx'

const Waits = ({ lines }: { lines: number }) => (
  <Panel>
    <SkeletonLines lines={lines} />
  </Panel>
)

/** The frame of a home while its figures and lists are on their way. */
export const HomeWaits = () => (
  <div className="stack">
    <Waits lines={3} />
    <div className="columns fold-1100 company-home">
      <div className="one-column stack">
        <Waits lines={5} />
        <Waits lines={8} />
      </div>
      <Waits lines={6} />
    </div>
  </div>
)
