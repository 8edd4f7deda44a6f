import { toast } from '../ui/toast.ts'

export type DoneAnswer = { message: string } | string

/** For `onDone` of a write: says what was done in the server's words, then goes on with what was answered. */
export const sayDone =
  <Data extends DoneAnswer, Rest extends unknown[]>(goOn?: (data: Data, ...rest: Rest) => void) =>
  (data: Data, ...rest: Rest): void => {
    toast({ title: typeof data === 'string' ? data : data.message })
    goOn?.(data, ...rest)
  }
