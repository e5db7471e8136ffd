import { execFile } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type Attack, below, Counts, oneOf, type Random } from './attack.ts'
import type { Target } from './target.ts'

interface Ended {
  code: number
  output: string
}

/** Runs a command of the program over the target's data. */
async function command(target: Target, name: string, args: readonly string[]): Promise<Ended> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...target.env }
  const script = path.resolve(`bin/${name}.mjs`)
  return promisify(execFile)(process.execPath, [script, ...args], { env, timeout: 120_000 }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code?: unknown; stdout?: string; stderr?: string }) => ({
      code: Number(error.code ?? 1) || 1,
      output: `${error.stdout}${error.stderr}`,
    }),
  )
}

const names: readonly [string, ...string[]] = [
  'tables/account',
  'tables/pg_authid',
  'tables/migrations',
  'files/../../../x',
  'files//etc/passwd',
  'head.json',
  'tail.json',
]

/** The same archive with something in it that somebody changed; the outer packing is whole. */
function changedInside(plain: Buffer, random: Random): Buffer {
  const broken = Buffer.from(plain)
  const headers = [...Array(Math.floor(plain.length / 512)).keys()].filter(
    (block) => plain.toString('latin1', block * 512 + 257, block * 512 + 262) === 'ustar',
  )
  const at = (headers[below(random, headers.length)] ?? 0) * 512
  if (random() < 0.5) {
    broken.fill(0, at, at + 100)
    broken.write(oneOf(random, names), at, 'utf8')
    // With the sum of the header, so that it is one.
    broken.fill(' ', at + 148, at + 156)
    const sum = broken.subarray(at, at + 512).reduce((all, byte) => all + byte, 0)
    broken.write(`${sum.toString(8).padStart(6, '0')}\0 `, at + 148, 'latin1')
  } else for (let n = 0; n < 5; n++) broken[below(random, broken.length)] = below(random, 256)
  return broken
}

function hostileBackup(whole: Buffer, random: Random): Buffer {
  const kind = random()
  if (kind < 0.6) return gzipSync(changedInside(gunzipSync(whole), random), { level: 1 })
  if (kind < 0.8) return whole.subarray(0, below(random, whole.length))
  const broken = Buffer.from(whole)
  for (let n = 0; n < 1 + below(random, 5); n++) broken[below(random, broken.length)] = below(random, 256)
  return broken
}

/** Backups that somebody changed, restored over an installation that must go on as it was. */
export const backups: Attack = {
  what: 'backups that somebody changed, restored over what is there',
  async run({ target, random, until }) {
    const findings = new Set<string>()
    const ends = new Counts()
    const made = await command(target, 'backup', [])
    const folder = path.join(target.dataFolder, 'backups')
    const name = (await readdir(folder).catch(() => [])).find((text) => text.endsWith('.tar.gz'))
    if (made.code !== 0 || !name) return { tried: 'nothing', findings: [`no backup: ${made.output}`] }
    const whole = await readFile(path.join(folder, name))
    for (const finding of await target.end()) findings.add(finding)
    const hostile = path.join(folder, 'hostile.tar.gz')
    await writeFile(`${hostile}.key`, await readFile(path.join(folder, `${name}.key`)), { mode: 0o600 })
    for (let nth = 0; performance.now() < until; nth++) {
      await writeFile(hostile, hostileBackup(whole, random))
      const { code, output } = await command(target, 'restore', [hostile, '--force'])
      ends.add(code === 0 ? 'restored' : 'refused')
      if (/\n\s+at /.test(output)) findings.add(`backup ${nth}: no sentence but ${output.slice(-600)}`)
      // What changed nothing that is read may be restored; after every tenth somebody works again.
      if (nth % 10 !== 9 && performance.now() < until) continue
      await target.again()
      await target.as('desk1').catch((error: Error) => findings.add(`backup ${nth}: ${error.message}`))
      for (const finding of await target.end()) findings.add(finding)
    }
    await rm(hostile)
    await target.again()
    await target.as('desk1').catch((error: Error) => findings.add(`afterwards: ${error.message}`))
    return { tried: `${ends}`, findings: [...findings] }
  },
}
