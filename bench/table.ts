import { execFileSync } from 'node:child_process'
import { projectDir } from '../server/src/app/project-dir.ts'

/** The table in a real browser, which e2e/ knows how to open. The build must stand (`npm run build`). */
export async function benchTable(): Promise<void> {
  execFileSync(process.execPath, ['e2e/table-speed.ts'], {
    cwd: projectDir,
    stdio: 'inherit',
  })
}
