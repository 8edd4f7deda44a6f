import type { FileKind } from '@bargah/contract/kernel/files.ts'
import type { Readable } from 'node:stream'
import type { Cleaned } from '../../kernel/uploads.ts'

/** Where files lie, under names of ours: hexadecimal, so that no word of a user's is ever a path. */
export interface FileStore {
  /** Copies a file of the server's disk into the store; done when it is there for good. */
  put(name: string, from: string): Promise<void>
  /** The file as it is read, or null when there is none of that name. */
  open(name: string): Promise<Readable | null>
  /** Whether or not it is there. */
  remove(name: string): Promise<void>
}

/**
 * Looks into a file of `from`, tells by its content which of `kinds` it is, and writes to `into` what may be kept: pictures
 * made anew as JPEG without what they told of place and device, PDFs as a new document of their drawn pages alone.
 */
export interface FileCleaner {
  clean(from: string, into: string, kinds: readonly FileKind[]): Promise<Cleaned>
  close(): Promise<void>
}
