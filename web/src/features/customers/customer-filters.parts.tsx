import { PackageCheck, PackageOpen } from 'lucide-react'
import { useMemo } from 'react'
import { toPersianDigits } from '@bargah/contract/kernel/digits.ts'
import { steady } from '../../kernel/query-client.ts'
import { mayCall } from '../../kernel/calls.ts'
import { chosen } from '../../kernel/lookups.ts'
import type { Choices } from '../../ui/option.ts'
import { useRead } from '../../kernel/use-read.ts'

/** Apart from the field that chooses a customer, since lists are opened without it. */

const none: Choices = []
const shown = { Columns: 'id,customerFullName,meliCode' }

/** Whom lists may be filtered by; with the code for those who read it, since names are not one's own. */
export function useCustomerChoices(): Choices {
  const { data } = useRead('listAnyCustomers', {
    query: shown,
    ...steady,
    ...chosen,
    enabled: mayCall('listAnyCustomers'),
  })
  return useMemo(
    () =>
      data?.rows.map(({ id, customerFullName: name, meliCode }) => ({
        key: id,
        label: meliCode ? `${name}، ${toPersianDigits(meliCode)}` : name,
      })) ?? none,
    [data],
  )
}

/** The columns of who sends and who receives, each filtered by a choice of several. */
export const customerListColumns = (options: Choices) =>
  ({
    sender: {
      shows: 'senderCustomerName',
      width: 140,
      cutTo: 100,
      filter: {
        kind: 'choice',
        own: 'SenderCustomerId',
        several: true,
        icon: <PackageOpen />,
        options,
      },
    },
    receiver: {
      shows: 'receiverCustomerName',
      width: 140,
      cutTo: 100,
      filter: {
        kind: 'choice',
        own: 'ReceiverCustomerId',
        several: true,
        icon: <PackageCheck />,
        options,
      },
    },
  }) as const

/** What a list of them does not show. */
export const customerIds = [
  'senderCustomerId',
  'senderCustomerAddressId',
  'receiverCustomerId',
  'receiverCustomerAddressId',
] as const
