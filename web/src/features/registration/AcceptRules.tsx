import { ChevronLeft } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { Link } from '../../kernel/navigation.tsx'
import { paths } from '../../kernel/paths.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { fetched } from '../../ui/fetched.tsx'
import { registerTexts } from './registration.text.ts'

const RulesSheet = fetched(() => import('./RulesSheet.tsx'))

/** What is wrong with a registration whose rules were not accepted. */
export const rulesFaults = ({ agrees }: Record<string, unknown>): [string, string][] =>
  agrees === true ? [] : [['agrees', registerTexts.acceptRules]]

type Agrees = { id: string; value: boolean; onChange: (value: boolean) => void; error: string | undefined }

/** The rules, to be read over what was typed, and to be accepted. */
export function AcceptRules({ field: { error, ...field } }: { field: Agrees }) {
  const [isReading, setReading] = useState(false)
  const read = (event: MouseEvent) => {
    // what was typed stays: the rules open over it, and in a window of their own where that is asked for
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setReading(true)
  }
  return (
    <div>
      <div className="card register-rules apart gap-3">
        <Checkbox {...field} label="قوانین را می‌پذیرم" error={error} />
        <Link to={paths.rules} className="row gap-1 tall-hero strong" onClick={read}>
          خواندن
          <ChevronLeft />
        </Link>
      </div>
      {error && (
        <p className="is-bad" role="alert">
          {error}
        </p>
      )}
      {isReading && (
        <RulesSheet
          onClose={() => setReading(false)}
          onAccepted={() => {
            field.onChange(true)
            setReading(false)
          }}
        />
      )}
    </div>
  )
}
