import type { ArchiveFile } from './archive.ts'

const block = 512

/**
 * Files as the old kind of tar archive that Belenios asks for: eleven octal digits and no name of a later standard, which its
 * reader refuses; nor blocks that end it, since an election's archive may grow. `at` is the time of all of them.
 */
export function tarOf(files: readonly ArchiveFile[], at: Date): Uint8Array {
  const parts = files.map(({ name, text }) => ({ name, body: new TextEncoder().encode(text) }))
  const whole = (size: number) => Math.ceil(size / block) * block
  const archive = new Uint8Array(parts.reduce((sum, { body }) => sum + block + whole(body.length), 0))
  let position = 0
  for (const { name, body } of parts) {
    const head = archive.subarray(position, position + block)
    const write = (text: string, offset: number) => head.set(new TextEncoder().encode(text), offset)
    const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
    write(name, 0)
    write(octal(0o644, 7), 100)
    write(octal(0, 7), 108)
    write(octal(0, 7), 116)
    write(octal(body.length, 11), 124)
    write(octal(Math.floor(at.getTime() / 1000), 11), 136)
    write('        ', 148)
    write('0', 156)
    const sum = head.reduce((total, byte) => total + byte, 0)
    write(`${octal(sum, 6)}\0 `, 148)
    archive.set(body, position + block)
    position += block + whole(body.length)
  }
  return archive
}
