import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { CustomerDrawer } from './CustomerDrawer.tsx'

type OpenedCustomerProps = { id: number; onClose: () => void; onDeleted: () => void }

/** A customer put right from where he is named. */
export default function OpenedCustomer({ id, ...rest }: OpenedCustomerProps) {
  const { data } = useQuery(apiQuery('showCustomer', { query: { Id: id } }))
  return data ? <CustomerDrawer customer={data} {...rest} /> : null
}
