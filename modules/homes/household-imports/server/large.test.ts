import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { checked, confirmed, countsIn, importOf } from '#tests/setup/imports.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

// Made by LibreOffice: tests/setup/make-large-workbook.mjs
const file = readFile('tests/setup/large-households.xlsx')
const minutes = 240_000

let lobby: Lobby
let manager: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

it(
  'LibreOffice’s workbook of 5,000 households is written as a whole while the desk works on; again it changes nothing',
  async () => {
    const preview = await checked(manager, await file)
    expect([preview.Status, preview.FaultCount, ...countsIn(preview)]).toEqual([
      'ready',
      0,
      [5000, 0, 0],
      [6000, 0, 0],
    ])
    const written = confirmed(manager, preview.ImportId)
    const seen = new Set<number>()
    const homes = new Set<number>()
    let calls = 0
    while ((await importOf(manager, preview.ImportId)).Status !== 'completed') {
      const [found, { rows }] = await Promise.all([
        desk.get('/api/v1/CommunityTablet/Search', { Text: '12-3' }),
        lobby.owner.query("select count(*)::int as n from household where building = '9棟'"),
      ])
      expect(found.status).toBe(200)
      homes.add(rows[0].n)
      seen.add((await importOf(manager, preview.ImportId)).Done)
      calls++
    }
    expect((await written).Status).toBe('completed')
    // The desk found its households all the while, saw the import go on, and never half of it.
    expect(calls).toBeGreaterThan(2)
    expect(seen.size).toBeGreaterThan(1)
    expect([...homes].filter((n) => n !== 0 && n !== 500)).toEqual([])
    const again = await checked(manager, await file)
    expect([again.Status, ...countsIn(again)]).toEqual(['ready', [0, 0, 5000], [0, 0, 6000]])
  },
  minutes,
)
