import { voicePagePath } from '@bargah/contract/features/voice/voice-page.ts'
import type { Access } from '@bargah/contract/kernel/access.ts'

export type ScreenRow = { path: string; access: Access; title: string; refusedTo?: string }

const table = new URL('../web/src/app/screens.ts', import.meta.url).href

/** The route table of the panel. */
export const screens: ScreenRow[] = Object.values(
  ((await import(table)) as { screens: Record<string, ScreenRow> }).screens,
)

/** The same as addresses that can be opened: a code that no permit has stands for the part that varies, and the first number. */
export const addressOf = ({ path }: ScreenRow): string =>
  path.replace('{-$code}', 'none').replace(/(\{-)?\$\w+\}?/, '1')

/** Whether a link within the panel loads it anew, since only a document of its own may ask for the microphone. */
export const loadsAnew = ({ path }: ScreenRow): boolean => path === voicePagePath
