/** The tables of statistics, written by `npm run tables` from the migrations. */
export type StatisticsTables = {
  countedDays: {
    day: string
    drivers: number
    cargos: number
    permits: number
  }
}
