import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailChannel } from '#modules/telling/notices/server/channel-mail.ts'
import { outgoing } from '#platform/server/outgoing.ts'
import { exportRows } from '../setup/exports.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { arrive } from '../setup/packages.ts'
import { fakeMailHost } from '../setup/providers.ts'
import { walkIn } from '../setup/visitors.ts'

const markup = '"><img src=x onerror=alert(1)></script><script>alert(2)</script>'
const formulas = ["=cmd|' /C calc'!A0", '+1+1', '-2+3', '@SUM(A1)', '＝1+1', '=HYPERLINK("//evil.example")']

let lobby: Lobby
beforeAll(async () => {
  lobby = await startLobby({ run: 'api,worker' })
})
afterAll(() => lobby.close())

describe('hostile words', () => {
  it('are text on every answer: JSON that no browser takes for a page, and a page that holds them escaped', async () => {
    const desk = await lobby.as('desk1')
    const name = markup.slice(0, 40)
    expect((await walkIn(desk, { GuestName: name })).status).toBe(200)
    await lobby.owner.query('update account set display_name = $1 where name = $2', [markup, 'desk1'])
    const again = await lobby.as('desk1')
    for (const path of [
      '/api/v1/Guest',
      '/api/v1/Identity/Login/Admin/Me',
      `/api/v1/${encodeURIComponent(markup)}`,
    ]) {
      const { headers } = await again.get(path)
      expect([path, headers.get('content-type')]).toEqual([path, expect.stringMatching(/^application\/json/)])
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
    // The page carries the first answers of whoever is signed in, and the address that was asked for.
    for (const path of ['/mgmt/', `/mgmt/${encodeURIComponent(markup)}`, `/${encodeURIComponent(markup)}`]) {
      const { body } = await again.send('GET', path, undefined, { 'sec-fetch-dest': 'document' })
      // What stands in quotes is a value; nothing hostile may have ended one.
      const outside = String(body).replaceAll(/"[^"]*"/g, '""')
      expect([path, outside.includes('alert')]).toEqual([path, false])
    }
  })

  it('that are a formula are text in the workbook that a manager opens', async () => {
    const desk = await lobby.as('auth_0912345678', '晴川社區')
    for (const formula of formulas) await arrive(desk, { Note: formula })
    const rows = await exportRows(desk, {
      Query: { State: 'waiting' },
      IsMasked: false,
      Reason: '查對',
    })
    const cells = rows.flat().filter((cell): cell is string => typeof cell === 'string')
    for (const formula of formulas) expect(cells).toContain(`'${formula}`)
    expect(cells.filter((cell) => /^[=+\-@＝]/.test(cell))).toEqual([])
  })

  it('with line ends add no header, no recipient and no markup to a mail', async () => {
    const host = await fakeMailHost()
    const settings = { host: '127.0.0.1', port: `${host.port}`, security: 'none', from: 'desk@lobby.example' }
    const end = '\r\nBcc: evil@evil.example\r\nX-Evil: 1\r\n\r\n'
    await mailChannel.send(
      { ...settings, fromName: `晴川${end}` },
      {
        key: 'a',
        to: 'one@lobby.example',
        title: `包裹${end}`,
        text: `${end}.\r\nRCPT TO:<evil@evil.example>\r\n${markup}`,
      } as never,
      outgoing({ allowsNear: true }),
    )
    await host.close()
    expect(host.mails.map(({ to }) => to)).toEqual([['one@lobby.example']])
    const [head = ''] = host.mails[0]?.raw.split('\r\n\r\n') ?? []
    expect(head).not.toMatch(/^(Bcc|X-Evil):/im)
    expect(head).toMatch(/^Content-Type: text\/plain/im)
    expect(head).not.toMatch(/text\/html|multipart/i)
  })
})
