import { CircleCheck, Copy, Plus } from 'lucide-react'
import { Link } from '../../../kernel/navigation.tsx'
import { paths } from '../../../kernel/paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { PageHead } from '../../../ui/Shell.tsx'

type DeclareDoneProps = { message: string; onAgain: () => void; onNew: () => void }

/** After a cargo was declared: what is so now, and the ways on. */
export function DeclareDone({ message, onAgain, onNew }: DeclareDoneProps) {
  return (
    <>
      <PageHead title="اعلام بار" />
      <Panel>
        <EmptyState
          icon={<CircleCheck />}
          title={message}
          actions={
            <>
              <Link to={paths.cargos} className={buttonClass('primary')}>
                دیدن در فهرست بارها
              </Link>
              <Button icon={<Copy />} onClick={onAgain}>
                اعلام باری مانند این
              </Button>
              <Button icon={<Plus />} onClick={onNew}>
                بار تازه
              </Button>
            </>
          }
        >
          درخواست رانندگان و مجوزهای این بار در فهرست بارها می‌آید.
        </EmptyState>
      </Panel>
    </>
  )
}
