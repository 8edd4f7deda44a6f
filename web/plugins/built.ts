import type { Rolldown } from 'vite'

export type Built = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

export const chunksOf = (bundle: Built): Chunk[] =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')

/** In: a page's source in this folder, or a group (chunks.ts). Throws when the build has none, so that lists stay true. */
export function chunkOf(chunks: readonly Chunk[], page: string): Chunk {
  const found = chunks.find(
    ({ name, facadeModuleId }) => name === page || facadeModuleId?.endsWith(`/web/${page}`),
  )
  if (!found) throw new Error(`the build has no ${page}: bring the lists of web/plugins up to date`)
  return found
}

/** The scripts and sheets of chunks, with all that they import. */
export function filesOf(bundle: Built, chunks: readonly Chunk[], found = new Set<string>()): string[] {
  for (const { fileName, imports, viteMetadata } of chunks) {
    if (found.has(fileName)) continue
    for (const file of [fileName, ...(viteMetadata?.importedCss ?? [])]) found.add(file)
    filesOf(
      bundle,
      imports.map((name) => bundle[name] as Chunk),
      found,
    )
  }
  return [...found]
}
