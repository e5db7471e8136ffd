import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigProblem } from './config.ts'
import { keyFileIn, openSealer, sealerOf } from './seal.ts'

const key = Buffer.alloc(32, 7)
const sealer = sealerOf(key)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lobby-key-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a sealed secret', () => {
  it('opens as it was, whatever it is, and shows nothing of it meanwhile', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (secret, purpose) => {
        const sealed = sealer.seal(purpose, secret)
        expect(sealer.open(purpose, sealed)).toBe(secret)
        if (Buffer.byteLength(secret) > 4) expect(sealed.includes(secret)).toBe(false)
      }),
    )
  })

  it('is another one each time, so that two of the same secret do not tell', () => {
    expect(sealer.seal('totp', 'ABC').equals(sealer.seal('totp', 'ABC'))).toBe(false)
  })

  it('opens with no other key and for no other purpose', () => {
    const sealed = sealer.seal('totp', 'ABC')
    expect(() => sealerOf(Buffer.alloc(32, 8)).open('totp', sealed)).toThrow()
    expect(() => sealer.open('operator totp', sealed)).toThrow()
    expect(sealerOf(Buffer.from(key)).open('totp', sealed)).toBe('ABC')
  })

  it('does not open torn, lengthened or with any bit changed: it throws and gives no part of it', () => {
    const sealed = sealer.seal('totp', 'JBSWY3DPEHPK3PXP')
    for (let length = 0; length < sealed.length; length++)
      expect(() => sealer.open('totp', sealed.subarray(0, length)), String(length)).toThrow()
    expect(() => sealer.open('totp', Buffer.concat([sealed, Buffer.from([0])]))).toThrow()
    fc.assert(
      fc.property(fc.nat(sealed.length * 8 - 1), (bit) => {
        const changed = Buffer.from(sealed)
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(() => sealer.open('totp', changed)).toThrow()
      }),
    )
  })

  it('takes no tag that is shorter than a whole one, though its beginning is right', () => {
    const sealed = sealer.seal('totp', '')
    for (const length of [4, 8, 12, 15])
      expect(() => sealer.open('totp', sealed.subarray(0, 12 + length)), String(length)).toThrow()
  })
})

describe('a keyed digest', () => {
  it('is the same for the same key, purpose and text, and another for any other', () => {
    const digest = sealer.mac('phone code', 'id\n123456')
    expect(sealerOf(Buffer.from(key)).mac('phone code', 'id\n123456').equals(digest)).toBe(true)
    const others = [
      sealer.mac('recovery code', 'id\n123456'),
      sealer.mac('phone code', 'id\n123457'),
      sealerOf(randomBytes(32)).mac('phone code', 'id\n123456'),
    ]
    expect(others.some((other) => other.equals(digest))).toBe(false)
  })
})

describe("the server's key", () => {
  const sealed = async (dataFolder: string, serverKey = '') =>
    (await openSealer({ serverKey, dataFolder })).seal('test', 'secret')

  it('is made at the first start, for its owner alone, and is the same at the next', async () => {
    const dataFolder = path.join(folder, 'new', 'data')
    const first = await sealed(dataFolder)
    expect((await stat(keyFileIn(dataFolder))).mode & 0o777).toBe(0o600)
    expect((await openSealer({ serverKey: '', dataFolder })).open('test', first)).toBe('secret')
  })

  it('is one and the same for programs that start at once', async () => {
    const dataFolder = path.join(folder, 'together')
    const made = await Promise.all(Array.from({ length: 8 }, () => openSealer({ serverKey: '', dataFolder })))
    const digests = made.map((sealer) => sealer.mac('test', '').toString('hex'))
    expect(new Set(digests).size).toBe(1)
  })

  it('is what LOBBY_KEY says, and then no file is made', async () => {
    const dataFolder = path.join(folder, 'set')
    const first = await sealed(dataFolder, key.toString('base64'))
    expect(sealer.open('test', first)).toBe('secret')
    await expect(readFile(keyFileIn(dataFolder))).rejects.toThrow(/ENOENT/)
  })

  it('that is no key is refused with a sentence and left as it is', async () => {
    const dataFolder = path.join(folder, 'set')
    await expect(sealed(dataFolder, 'c2hvcnQ=')).rejects.toThrow(ConfigProblem)
    await sealed(folder)
    await writeFile(keyFileIn(folder), 'torn')
    await expect(sealed(folder)).rejects.toThrow(/不是可用的伺服器金鑰/)
    expect(await readFile(keyFileIn(folder), 'utf8')).toBe('torn')
  })
})
