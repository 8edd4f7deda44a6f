import { writeFile } from 'node:fs/promises'
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

export type { OpenAPI3 } from 'openapi-typescript'

/** In: the document of a server, and where to. Writes its types, by which `openapi-fetch` is a client. */
export async function writeTypeScriptClient(document: OpenAPI3, file: string): Promise<void> {
  await writeFile(file, astToString(await openapiTS(document)))
}
