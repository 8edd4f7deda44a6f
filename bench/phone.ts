import { execFileSync } from 'node:child_process'
import { projectDir } from '../server/src/app/project-dir.ts'

/** The door and a driver's home on a slow phone, in a real browser. The build must stand (`npm run build`), and a registry of packages must answer. */
export async function benchPhone(): Promise<void> {
  execFileSync(process.execPath, ['e2e/phone-speed/main.ts'], {
    cwd: projectDir,
    stdio: 'inherit',
  })
}
