import { useMemo, useState } from 'react'
import type { TurnRow } from '@bargah/contract/features/turns/turns.schema.ts'
import { mayCall } from '../../kernel/calls.ts'
import { useOpenFile } from '../../kernel/use-open-file.ts'
import { CancelTurnDialog, ReturnTurnDialog } from './TurnQuestions.tsx'
import { TurnDrawer } from './TurnDrawer.tsx'
import { actsFor, printFailed, slipOf } from './TurnMenu.tsx'

/** The acts on the turns of a list, the same between renders, and what is open of them. */
export function useTurnActs() {
  const [asked, ask] = useState<{ act: 'list' | 'choose' | 'cancel' | 'return'; turn: TurnRow } | null>(null)
  const { open: print } = useOpenFile('printTurn', printFailed)
  const acts = useMemo(
    () => ({
      ...actsFor<TurnRow>({
        onChoose: (turn) => ask({ act: 'choose', turn }),
        onCancel: (turn) => ask({ act: 'cancel', turn }),
        onPrint: ({ id }) => print(slipOf(id)),
      }),
      onList: mayCall('listPrioritiesOfTurn') ? (turn: TurnRow) => ask({ act: 'list', turn }) : undefined,
      onReturn: (turn: TurnRow) => ask({ act: 'return', turn }),
    }),
    [print],
  )
  const close = () => ask(null)
  return {
    acts,
    open: (
      <>
        {asked?.act === 'list' && <TurnDrawer turn={asked.turn} onClose={close} />}
        {asked?.act === 'choose' && <TurnDrawer turn={asked.turn} startsChoosing onClose={close} />}
        {asked?.act === 'return' && <ReturnTurnDialog turn={asked.turn} onClose={close} />}
        {asked?.act === 'cancel' && <CancelTurnDialog turn={asked.turn} onClose={close} />}
      </>
    ),
  }
}
