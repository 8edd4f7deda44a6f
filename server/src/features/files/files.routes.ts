import { files } from '@bargah/contract/features/files/files.endpoints.ts'
import type { KeptKind } from '@bargah/contract/kernel/files.ts'
import type { FileStore } from '../../adapters/files/files.port.ts'
import type { Call } from '../../kernel/call.ts'
import { notFound } from '../../kernel/errors.ts'
import type { KeyRing } from '../../kernel/keys.rules.ts'
import { routes, type SentFile } from '../../kernel/routes.ts'
import { mayOpen, readLink } from './files.rules.ts'
import { findFile, findSigner, findThumbnail } from './files.store.ts'

type Asked = { query: { FileName: string; Small?: boolean | undefined } }
type FilePorts = { files: FileStore; keys: KeyRing }

export function filesRoutes(ports: FilePorts) {
  const open = (call: Call, { query }: Asked) => openFile(call, query, ports)
  return routes(files, { openUploadedFile: open, openCompanyPaper: open, openProductOwnerPaper: open })
}

const media: Record<KeptKind, string> = { jpeg: 'image/jpeg', pdf: 'application/pdf' }

/** The file that a link opens: whoever brings a token must be the one it was made for, and his sign-in must last. */
async function openFile(
  call: Call,
  { FileName: text, Small }: Asked['query'],
  ports: FilePorts,
): Promise<SentFile> {
  const link = readLink(ports.keys, text, await call.now())
  const signer = link && (await findSigner(call.db, link.signer, await call.now()))
  if (!link || !signer || (call.session && call.session.userId !== signer.userId)) throw notFound('این فایل')
  const file = await findFile(call.db, link.name)
  if (!file || !mayOpen(file, signer.role)) throw notFound('این فایل')
  const thumbnail = Small ? await findThumbnail(call.db, link.name) : null
  const bytes = thumbnail ?? (await ports.files.open(link.name))
  if (!bytes) throw notFound('این فایل')
  const isPicture = file.kind === 'jpeg'
  const name = isPicture ? `سند-${file.id}.jpg` : `سند-${file.id}.pdf`
  return { bytes, name, inline: isPicture, fromUsers: { media: media[file.kind] } }
}
