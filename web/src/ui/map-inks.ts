const round = { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const
const panel = {
  sea: { fill: 'var(--map-sea)' },
  land: { fill: 'var(--map-land)', fillRule: 'evenodd' },
  border: { fill: 'none', stroke: 'var(--map-road-major)', strokeDasharray: '5 3 1.5 3' },
  road: { fill: 'none', stroke: 'var(--map-road)', strokeWidth: 1.6 },
  town: { fill: 'var(--panel)', stroke: 'var(--map-road-major)', strokeWidth: 1.4 },
  casing: { ...round, stroke: 'var(--panel)', strokeWidth: 8 },
  line: { ...round, stroke: 'var(--accent)', strokeWidth: 4 },
  from: { fill: 'var(--panel)', stroke: 'var(--accent)', strokeWidth: 4 },
  to: { fill: 'var(--accent)', stroke: 'var(--panel)', strokeWidth: 2 },
  city: { fill: '#fff', stroke: '#ffffff40', strokeWidth: 8 },
} as const

/** What roads are drawn with: beside a form, and in white on the house's ground, where the whole country is in sight. */
export const mapInks = {
  panel,
  hero: {
    ...panel,
    road: { fill: 'none', stroke: '#fff', strokeOpacity: 0.2, strokeWidth: 1.2 },
    town: { fill: '#fff', fillOpacity: 0.45 },
    casing: { display: 'none' },
    line: { ...round, stroke: '#fff', strokeWidth: 2.6 },
  },
} as const
