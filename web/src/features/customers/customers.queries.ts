import { keepPreviousData } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'
import { useRead } from '../../kernel/use-read.ts'

const mostFound = 7

/** The customers of the company that have the words, the first few by name; and how many there are. */
export const useFoundCustomers = (words: string, enabled: boolean) =>
  useRead('listCustomers', {
    query: { Search: words, Page: 1, PageSize: mostFound },
    enabled,
    placeholderData: keepPreviousData,
  })

/** The addresses of a customer, the first first. */
export const addressesQuery = (CustomerId: number) =>
  apiQuery('listCustomerAddresses', { query: { CustomerId } })
