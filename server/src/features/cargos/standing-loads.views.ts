import { cargoStatus } from '@bargah/contract/features/cargos/cargos.states.ts'
import type { Db } from '../../kernel/database.ts'

/** What loads that wait or are sent say of their places, with the places of their halls and cities. */
export const listStanding = (db: Db) =>
  db
    .selectFrom('cargos')
    .leftJoin('halls', 'halls.id', 'cargos.hallId')
    .leftJoin('cities', 'cities.id', 'cargos.destinationCityId')
    .select(['cargos.id', 'isHall', 'origin', 'originAddress', 'destination', 'destinationAddress'])
    .select(['destinationCityId', 'originLatitude', 'originLongitude'])
    .select(['destinationLatitude', 'destinationLongitude', 'halls.name as hallName', 'halls.cargoOriginKm'])
    .select(['halls.latitude as hallLatitude', 'halls.longitude as hallLongitude'])
    .select([
      'cities.name as cityName',
      'cities.latitude as cityLatitude',
      'cities.longitude as cityLongitude',
    ])
    .where('cargos.status', 'in', [cargoStatus.sending, cargoStatus.awaitingReview])
    .execute()
export type Standing = Awaited<ReturnType<typeof listStanding>>[number]
