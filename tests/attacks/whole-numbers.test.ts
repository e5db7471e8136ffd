import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { declared } from '#apps/server/modules.ts'
import { wireName } from '#platform/contract/codec.ts'
import type { Desk } from '../setup/desk.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'

let lobby: Lobby
beforeAll(async () => {
  lobby = await startLobby()
})
afterAll(() => lobby.close())

const whole = /(?<!\d)09\d{2}-?\d{3}-?\d{3}(?!\d)/
const masked = /09\d{2}\*{3}\d{3}/
/** Calls that answer whole numbers to whoever may not show them, each with why (060). */
const allowed: Readonly<Record<string, string>> = {
  'visitorRecords.listForEvacuation': 'the paper of an evacuation is for rescue, where nobody signs in',
  'suppliers.listSuppliers': 'a firm is rung up for work, at the number that it gives out',
  'stores.list': 'a shop is rung up at the number that it gives out',
  'suppliers.readSupplier': 'a firm',
  'maintenancePlans.readSupplierOfPlan': 'a firm',
  'supplierMaintenance.showSending': 'a firm, and the message that goes to it',
}

const reads = declared.contracts.flatMap(({ name, calls }) =>
  Object.entries(calls).flatMap(([key, { method, can, path, takes }]) => {
    const { shape } = takes as unknown as { shape?: Record<string, z.ZodType> }
    // Signing in and out is nobody's number, and would end the session.
    return method === 'GET' && can !== 'operator' && name !== 'accounts' && shape
      ? [{ name: `${name}.${key}`, path, shape }]
      : []
  }),
)

/** Asks every reading call for lists, then those of single things with the ids that the lists gave; gives what they answered. */
async function readEverything(desk: Desk): Promise<{ name: string; said: string }[]> {
  const ids = new Map<string, string>()
  const learn = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      const name = key.toLowerCase()
      if (typeof inner === 'string' && /^[\da-f-]{36}$/.test(inner) && !ids.has(name)) ids.set(name, inner)
      learn(inner)
    }
  }
  const answers: { name: string; said: string }[] = []
  const ask = async ({ name, path, shape }: (typeof reads)[number]) => {
    let address: string = path
    const query: Record<string, string> = {}
    for (const [field, schema] of Object.entries(shape)) {
      const wire = wireName(field, schema)
      const id = ids.get(field.toLowerCase()) ?? ids.get(wire.toLowerCase())
      if (!id) continue
      if (address.includes(`{${field}}`)) address = address.replace(`{${field}}`, id)
      else query[wire] = id
    }
    const { status, body } = await desk.get(address, query)
    if (status !== 200) return
    learn(body)
    answers.push({ name, said: JSON.stringify(body) })
  }
  for (const call of reads.filter(({ path }) => !path.includes('{'))) await ask(call)
  for (const call of reads) await ask(call)
  return answers
}

it('nobody without the permission reads a whole telephone number in any answer', async () => {
  const manager = await lobby.as('auth_0912345678', '晴川社區')
  const changes = [{ Role: 'desk', Permission: 'phoneNumbers.show', Allowed: false, Seen: true }]
  expect((await manager.put('/api/v1/Account/Permission', { Changes: changes })).status).toBe(200)
  const answers = await readEverything(await lobby.as('desk1'))
  const names = new Set(answers.map(({ name }) => name))
  expect(names.size).toBeGreaterThan(80)
  expect(answers.some(({ said }) => masked.test(said))).toBe(true)
  const shown = answers.filter(({ said }) => whole.test(said)).map(({ name }) => name)
  expect([...new Set(shown)]).toEqual(Object.keys(allowed))
})
