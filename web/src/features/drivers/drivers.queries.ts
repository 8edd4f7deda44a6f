import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../kernel/api.ts'

export const useDriver = (driverId: number) => useQuery(apiQuery('showDriver', { query: { driverId } }))

export const useTrucksOf = (DriverId: number) =>
  useQuery(apiQuery('listTrucksOfDriver', { query: { DriverId } }))

export const useActivityOf = (driverId: number) =>
  useQuery(apiQuery('listDriverActivity', { query: { driverId } }))

/** The photo is asked for where there is one. */
export const usePictureOf = ({ nationalId, hasPicture }: { nationalId: string; hasPicture: boolean }) =>
  useQuery({ ...apiQuery('openDriverPicture', { query: { nationId: nationalId } }), enabled: hasPicture })
