import { useLater } from '../../kernel/send-later/send-later.ts'
import { statusAfter } from './my-permit.rules.ts'
import { type Acted, aboutPermit } from './permit-acts.text.ts'

/** What waits of a permit's acts or was refused since, and the status that it will have. */
export function useWaitingActs({ id, status }: Pick<Acted, 'id' | 'status'>) {
  const items = useLater().filter(({ about }) => about === aboutPermit(id))
  const waiting = items.filter(({ stage }) => stage !== 'refused')
  return { items, waiting, status: statusAfter(status, waiting) }
}
