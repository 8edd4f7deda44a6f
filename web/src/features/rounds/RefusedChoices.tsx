import { HearFree } from '../../kernel/voice/HearFree.tsx'
import { Note } from '../../ui/Note.tsx'
import type { MyList } from './use-my-list.ts'

/** Why choices were refused that are not among what is shown, and so have no place that could say it. */
export function RefusedChoices({ list, shown }: { list: MyList; shown: readonly number[] }) {
  return list.faults
    .filter(({ cargoId, route }) => route !== null && !shown.includes(cargoId))
    .map(({ cargoId, route, sentence }) => (
      <Note key={cargoId} tone="warning" title={`بار ${route}`} alert>
        {sentence}
        <HearFree says={`بار ${route}. ${sentence}`} about={`بار ${route}`} />
      </Note>
    ))
}
