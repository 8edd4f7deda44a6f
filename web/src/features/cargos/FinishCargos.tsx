import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { calls } from '../../kernel/calls.ts'
import { mayNow } from '../../kernel/session.ts'
import { Button } from '../../ui/Button.tsx'

const FinishCargosDialog = lazy(() => import('./FinishCargosDialog.tsx'))

/** Finishes the chosen cargos. */
export function FinishCargos({ ids, onDone }: { ids: readonly number[]; onDone: () => void }) {
  const [isAsked, setAsked] = useState(false)
  if (!mayNow(calls.finishCargos.access)) return null
  return (
    <>
      <Button size="dense" icon={<Flag />} onClick={() => setAsked(true)}>
        اتمام
      </Button>
      {isAsked && (
        <Suspense>
          <FinishCargosDialog ids={ids} onDone={onDone} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}
