import { newSession } from './accounts.ts'
import { url } from './world.ts'

type Reply<T> = { data: T }

/** One call as somebody who is signed in. */
export async function ask<T>(token: string, path: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  const reply = await fetch(`${url()}/api/v1/${path}`, { headers, ...init })
  return ((await reply.json()) as Reply<T>).data
}

/** A driver takes an owner's load, which needs no turn. */
export async function takeLoad(username: string) {
  const session = await newSession({ username, door: 'Driver' })
  return { session, permitId: await takeFree(session.accessToken) }
}

/** Takes the first load that an owner offers for the truck of whoever is signed in. Out: its permit. */
export async function takeFree(token: string): Promise<number> {
  const loads = await ask<{ id: number }[]>(token, 'Cargo/SearchCargoAzad', {})
  for (const { id: CargoId } of loads) {
    const { code, data } = await ask<{ code: number; data?: { reserveId: number } }>(
      token,
      'DriverReserve/AddDriverReserveWeb',
      { CargoId, DriverLat: 27.19, DriverLong: 56.28 },
    )
    if (code === 1 && data) return data.reserveId
  }
  throw new Error('an owner of the demo world offers a load for this truck')
}
