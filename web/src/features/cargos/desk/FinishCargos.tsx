import { Flag } from 'lucide-react'
import { calls } from '../../../kernel/calls.ts'
import { mayNow } from '../../../kernel/session.ts'
import { Button } from '../../../ui/Button.tsx'

/** Among the acts on chosen cargos: finish them. The page asks why, since a dialog in the bar would be dressed as the bar. */
export const FinishCargos = ({ onFinish }: { onFinish: () => void }) =>
  mayNow(calls.finishCargos.access) && (
    <Button size="dense" icon={<Flag />} onClick={onFinish}>
      اتمام
    </Button>
  )
