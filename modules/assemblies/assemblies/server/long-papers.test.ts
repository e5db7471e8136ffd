import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { fileOf, hasProgram, placesOf, wordsOf } from '#tests/setup/paper-tools.ts'
import { base, begin, even } from './test-assembly.ts'

let lobby: Lobby
let manager: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

/** So many letters of a text, of which the last ones say that it is whole. */
const long = (count: number, end: string) => `${'區'.repeat(count - end.length)}${end}`
/** Hostile to whoever prints it: operators of PDF, markup, a formula, letters that turn others round. */
const hostile = '(a) \\) Tj ET <script>alert(1)</script> =1+1 \u202etxt\u202c'

it.skipIf(!hasProgram('pdftotext'))(
  'whatever length titles, words and resolutions have, all of them stand on the sheets of notice and minutes (Art. 30, 34)',
  async () => {
    const meeting = await begin(manager, even(6), {
      assembly: { Title: long(60, '會名完') },
      topic: { Title: long(100, `${hostile}案由完`), Description: long(2000, '說明完') },
    })
    const { AssemblyId } = meeting
    await meeting.owner(desk, '1F', '2F', '3F', '4F', '5F', '6F')
    await meeting.act('StartVoting')
    await meeting.vote(desk, 'yes', '1F', '2F', '3F', '4F', '5F', '6F')
    await meeting.act('CloseVoting')
    const lines = Array.from({ length: 60 }, (_, at) => `第${at + 1}款`).join('\n')
    const DecisionText = `${long(600, '前段完')}\n${lines}`
    expect((await meeting.act('MakeDecision', { Decision: 'carried', DecisionText })).status).toBe(200)
    await manager.patch(`${base}/EndAssembly`, { AssemblyId })
    for (const [Paper, ends] of [
      ['notice', ['會名完', '案由完', '說明完', 'alert(1)']],
      ['minutes', ['會名完', '案由完', '說明完', 'alert(1)', '前段完', '第60款']],
    ] as const) {
      const { status, content } = await fileOf(
        manager,
        `${base}/GetPaper?AssemblyId=${AssemblyId}&Paper=${Paper}`,
      )
      expect(status).toBe(200)
      const said = wordsOf(content).replace(/\s/g, '')
      for (const end of ends) expect(said, `${Paper} ${end}`).toContain(end)
      for (const { word, x, y, width, height, page } of placesOf(content)) {
        expect(x + width, `${Paper} ${word}`).toBeLessThan(page.width)
        expect(y + height, `${Paper} ${word}`).toBeLessThan(page.height)
        // Nothing is so small that nobody reads it.
        expect(height, `${Paper} ${word}`).toBeGreaterThan(6)
      }
    }
  },
)
