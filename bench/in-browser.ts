import { execFileSync } from 'node:child_process'
import { projectDir } from '../server/src/app/project-dir.ts'

// both are measured in a real browser, which e2e/ knows how to open; the build must stand (`npm run build`)
const run = (file: string) => execFileSync(process.execPath, [file], { cwd: projectDir, stdio: 'inherit' })

/** The table with many rows. */
export async function benchTable(): Promise<void> {
  run('e2e/table-speed.ts')
}

/** The door and a driver's home on a slow phone. A registry of packages must answer. */
export async function benchPhone(): Promise<void> {
  run('e2e/phone-speed/main.ts')
}
