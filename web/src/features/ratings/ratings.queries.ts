import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'

export const useRateOfPermit = (permitId: number) =>
  useQuery(apiQuery('showRateOfPermit', { query: { DriverReserveId: permitId } }))

export const useRatesOf = (driverId: number) =>
  useQuery(apiQuery('listRatesOfDriver', { query: { DriverId: driverId } }))
