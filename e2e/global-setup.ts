import { makeWorld } from './built-server.ts'

/** One demo world for the whole run, which every server of the run copies; it goes away with the run. */
export default async function makeWorldForAll() {
  const world = await makeWorld()
  process.env.BARGAH_WORLD = world.folder
  process.env.BARGAH_WORLD_NOW = world.now
  return world.remove
}
