import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import type { LoadChange } from './declare-changes.ts'

/** What of a load is changed, from old to new. */
export const LoadChanges = ({ changes }: { changes: readonly LoadChange[] }) => (
  <ul className="stack gap-1">
    {changes.map(({ term, from, to }) => (
      <li className="text-sm apart at-stretch gap-3" key={term}>
        <span className="muted">{term}</span>
        <b className="strong">
          <span className="subtle">{from} به</span> {to}
        </b>
      </li>
    ))}
  </ul>
)

type OvertakenNoteProps = { changes: readonly LoadChange[]; onGoOn: () => void }

/** Somebody else changed the load that this form changes: what, and how to go on without losing what was written. */
export const OvertakenNote = ({ changes, onGoOn }: OvertakenNoteProps) => (
  <Note tone="warning" title="این بار پس از باز شدن این فرم ویرایش شد" alert>
    <div className="stack gap-2">
      <LoadChanges changes={changes} />
      <p className="row">
        <Button onClick={onGoOn}>آوردن تازه‌ترین، با نوشته‌های من</Button>
      </p>
    </div>
  </Note>
)
