const block = 512

/** In: files by their paths, of 100 letters at most. Out: an archive of them (POSIX ustar), as it is read. */
export async function* tarOf(
  files: AsyncIterable<{ path: string; bytes: Uint8Array }>,
): AsyncGenerator<Uint8Array> {
  for await (const { path, bytes } of files) {
    yield headerOf(path, bytes.length)
    yield bytes
    if (bytes.length % block > 0) yield Buffer.alloc(block - (bytes.length % block))
  }
  yield Buffer.alloc(2 * block)
}

function headerOf(path: string, size: number): Buffer {
  if (Buffer.byteLength(path) > 100) throw new Error(`the path ${path} is too long for an archive`)
  const header = Buffer.alloc(block)
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
  header.write(path, 0)
  for (const [text, at] of [
    [octal(0o644, 7), 100],
    [octal(0, 7), 108],
    [octal(0, 7), 116],
    [octal(size, 11), 124],
    [octal(0, 11), 136],
    // counted as spaces in its own sum
    [' '.repeat(8), 148],
    ['0', 156],
    ['ustar', 257],
    ['00', 263],
  ] as const)
    header.write(text, at)
  const sum = header.reduce((all, byte) => all + byte, 0)
  header.write(`${octal(sum, 6)}\0 `, 148)
  return header
}
