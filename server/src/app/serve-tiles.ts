import type { FastifyInstance } from 'fastify'
import type { Tiles } from '../adapters/maps/tiles.ts'
import { mustFind } from '../kernel/errors.ts'
import { countReads } from '../kernel/memory-counts.ts'

/** A map that is looked about in asks for some twenty pictures at a time. */
const plain = { most: 1_500, inMs: 10 * 60_000 }

/**
 * Pictures of the map at `/tiles/{z}/{x}/{y}`, fetched by us, so that neither our key nor anybody who looks reaches whoever
 * makes them. Browsers ask for pictures without a session, so it is counted by address. `times` multiplies what is allowed.
 */
export function serveTiles(app: FastifyInstance, tiles: Tiles | null, times: number): void {
  if (!tiles) return
  const count = countReads(plain, times)
  app.get<{ Params: Record<'z' | 'x' | 'y', string> }>('/tiles/:z/:x/:y', async ({ ip, params }, reply) => {
    count(ip)
    const tile = await mustFind(
      tiles.tile({ z: numberOf(params.z), x: numberOf(params.x), y: numberOf(params.y) }),
      'چنین تکه‌ای از نقشه',
    )
    return reply.header('cache-control', 'public, max-age=604800').type(tile.type).send(tile.bytes)
  })
}

const numberOf = (text: string) => (/^\d{1,7}$/.test(text) ? Number(text) : Number.NaN)
