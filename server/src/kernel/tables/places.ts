/** The tables of places, written by `npm run tables` from the migrations. */
export type PlacesTables = {
  cities: {
    id: number
    provinceId: number
    county: string
    name: string
    latitude: number
    longitude: number
  }
  provinces: {
    id: number
    name: string
  }
}
