import { useRead } from '../../kernel/use-read.ts'

export const useDriver = (driverId: number) => useRead('showDriver', { query: { driverId } })

export const useTrucksOf = (DriverId: number) => useRead('listTrucksOfDriver', { query: { DriverId } })

export const useActivityOf = (driverId: number) => useRead('listDriverActivity', { query: { driverId } })

/** The photo is asked for where there is one. */
export const usePictureOf = ({ nationalId, hasPicture }: { nationalId: string; hasPicture: boolean }) =>
  useRead('openDriverPicture', { query: { nationId: nationalId }, enabled: hasPicture })
