import { useEffect } from 'react'
import { useSearch } from '../../../kernel/navigation.tsx'
import type { DeclareForm, DeclareValues } from './declare-values.ts'

/** Leads into the field that the address names, `?field=CargoRent`, once the form stands. */
export function useAskedField(form: DeclareForm): void {
  const asked = useSearch()['field']
  useEffect(() => {
    if (typeof asked === 'string' && asked in form.values) form.focus(asked as keyof DeclareValues)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each that is asked for
  }, [asked])
}
