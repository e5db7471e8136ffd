import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { Attack, Report } from './attack.ts'
import { randomOf } from './attack.ts'
import { attacks } from './attacks.ts'
import { Target } from './target.ts'

const names = Object.keys(attacks)
const usage = `npm run attack -- [--minutes 10] [--seed N] [--only ${names.join(',')}]`

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { minutes: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
    })
    const chosen = values.only?.split(',') ?? names
    const minutes = Number(values.minutes ?? 10)
    const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed)
    if (
      chosen.every((name) => name in attacks) &&
      minutes > 0 &&
      minutes <= 600 &&
      Number.isSafeInteger(seed)
    )
      return { chosen, minutes, seed }
  } catch {
    // The usage says what is possible.
  }
  console.error(usage)
  return process.exit(1)
}

/** The program that is attacked now; it never outlives this one. */
let current: Target | undefined

/** One attack on a program of its own: what it found itself, and what was left of the program afterwards. */
async function attackWith(attack: Attack, seed: number, milliseconds: number): Promise<Report> {
  const target = await Target.start(attack.env)
  current = target
  try {
    const until = performance.now() + milliseconds
    const { tried, findings } = await attack.run({ target, random: randomOf(seed), seed, until })
    const after = [...(await target.complaints()), ...target.faults(), ...(await target.end())]
    return { tried, findings: [...new Set([...findings, ...after])] }
  } finally {
    await target.remove()
    current = undefined
  }
}

const { chosen, minutes, seed } = readOptions()
console.log(`seed ${seed}: npm run attack -- --seed ${seed} tries the same again`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void (current?.remove() ?? Promise.resolve()).finally(() => process.exit(1)))
let count = 0
for (const name of chosen) {
  const attack = attacks[name]
  if (!attack) continue
  console.log(`${name}: ${attack.what} …`)
  const { tried, findings } = await attackWith(attack, seed, (minutes * 60_000) / chosen.length).catch(
    (error: unknown): Report => ({ tried: 'broken off', findings: [String(error)] }),
  )
  console.log(`  tried: ${tried}`)
  for (const finding of findings) console.log(`  ✗ ${finding}`)
  if (findings.length === 0) console.log('  ✓ held')
  count += findings.length
}
console.log(count === 0 ? 'everything held' : `${count} did not hold`)
process.exit(count === 0 ? 0 : 1)
