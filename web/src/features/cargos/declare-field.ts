import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { DeclareField, DeclareValues } from './declare-values.ts'

/** One field of the declare form: what a control of the ui takes, its fault included. */
export function useDeclareField<Name extends DeclareField>(name: Name) {
  const { control } = useFormContext<DeclareValues>()
  const { field, fieldState } = useController<DeclareValues, Name>({ control, name })
  return { ...field, id: name, error: fieldState.error?.message }
}

/** The present value of one field. */
export function useDeclared<Name extends DeclareField>(name: Name): DeclareValues[Name] {
  const { control } = useFormContext<DeclareValues>()
  return useWatch<DeclareValues, Name>({ control, name }) as DeclareValues[Name]
}
