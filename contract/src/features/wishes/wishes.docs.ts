import type { FeatureDocs } from '../../kernel/docs.ts'

export const wishesDocs: FeatureDocs = {
  calls: {
    listMyWishes: 'Lists the routes of whose loads a driver is told, and how he is told.',
    addWish: 'Has a driver told of the loads of a route.',
    removeWish: 'Ends that a driver is told of a route.',
  },
  fields: {
    id: 'Route, an id of `listMyWishes`.',
    wishes: 'The routes.',
    fromCityId: 'City of loading, an id of `listCities`; without one from where he unloads.',
    toCityId: 'City of unloading, an id of `listCities`; without one anywhere.',
    fromCityName: 'City of loading; null = from where he unloads.',
    toCityName: 'City of unloading; null = anywhere.',
    how: 'How he is told: on a device, by message, or in the list alone.',
    mobile: 'Number to which messages go; null where none do.',
  },
}
