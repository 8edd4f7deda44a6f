import type { FeatureDocs } from '../../kernel/docs.ts'
import { CityRow, PlaceRow, ProvinceRow } from './places.schema.ts'
import { mapsRefusals } from './places.text.ts'

export const placesDocs: FeatureDocs = {
  calls: {
    listProvinces: 'Lists the provinces.',
    listProvincesBare: 'Lists the provinces, under their old path.',
    listCitiesOfProvince: 'Lists the cities of a province.',
    listCities: 'Lists all cities.',
    findPlaces: 'Finds places by the beginning of their name.',
    findNearestPlace: 'Finds the place that is nearest to a point.',
    findRoute: 'Measures the route by road between two points.',
    showRoadMap: 'Gives the main roads and the coasts of the country, for drawing a map.',
  },
  fields: {
    text: 'Name of a city or how it begins, in any spelling.',
    county: 'Name of the county.',
    fromLat: 'Latitude where the route begins, degrees.',
    fromLong: 'Longitude where the route begins, degrees.',
    toLat: 'Latitude where the route ends, degrees.',
    toLong: 'Longitude where the route ends, degrees.',
    distanceKm: 'Length of the route, whole km.',
    durationHours: 'Driving time, hours.',
    isStandIn: 'Whether our own roads measured it, since the map service was away.',
    line: 'The route, as pairs of latitude and longitude.',
    nodes: 'Points of the roads: name, latitude, longitude.',
    edges: 'Roads between them, as pairs of places in `nodes`.',
    land: 'Coasts and shores, as rings of latitude and longitude.',
    borders: 'Borders of the country, as rings of latitude and longitude.',
    isShown: 'Whether screens show a map at all.',
    tiles: 'Pictures of the map at `/tiles/{z}/{x}/{y}`; null where roads are drawn instead.',
    credit: 'Whose the pictures are, to be shown beside them.',
    mostZoom: 'The greatest z of the pictures.',
  },
  shapes: { ProvinceRow, CityRow, PlaceRow },
  reasons: { MapsReason: mapsRefusals },
}
