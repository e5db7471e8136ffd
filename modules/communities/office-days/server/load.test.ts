import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#platform/contract/days.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { operatorDesk } from '#tests/setup/operator-desk.ts'
import { isWeekend, weekdayCharacter } from '../office-time.ts'

const path = '/api/v1/Operator/OfficeDay'
let lobby: Lobby
let operator: Desk
beforeAll(async () => {
  lobby = await startLobby()
  operator = await operatorDesk(lobby)
})
afterAll(() => lobby.close())

/** A table as it is published: a mark, a header, a line a day. */
function tableOf(year: number, special: Readonly<Record<string, readonly [off: '0' | '2', note: string]>>) {
  const lines: string[] = []
  for (let day = `${year}-01-01`; day.startsWith(String(year)); day = dayAfter(day, 1)) {
    const [off, note] = special[day] ?? [isWeekend(day) ? '2' : '0', '']
    lines.push(`${day.replaceAll('-', '')},${weekdayCharacter(day)},${off},${note}`)
  }
  return ['西元日期,星期,是否放假,備註', ...lines]
}
const send = (lines: readonly string[], who = operator) => {
  const form = new FormData()
  form.append('File', new Blob([`\uFEFF${lines.join('\r\n')}\r\n`]), '辦公日曆表.csv')
  return who.post(path, form)
}
const special = { '2031-01-01': ['2', '開國紀念日'], '2031-01-25': ['0', '補行上班'] } as const

describe('office days of the official table', () => {
  it('are loaded as published, shown with what is unusual, and replaced by the corrected table', async () => {
    const first = await send(tableOf(2031, special))
    expect(first.body.Data).toMatchObject({
      Year: 2031,
      FileName: '辦公日曆表.csv',
      Unusual: [
        { Day: '2031-01-01', IsOff: true, Note: '開國紀念日' },
        { Day: '2031-01-25', IsOff: false, Note: '補行上班' },
      ],
    })
    await send(tableOf(2031, { '2031-01-01': ['2', '開國紀念日'] }))
    const { body } = await operator.get(path)
    const [newest] = body.Data
    expect([newest.Year, newest.Unusual.length, newest.DaysOff]).toEqual([2031, 1, 105])
    const audit = await operator.get('/api/v1/Operator/Audit')
    expect(JSON.stringify(audit.body)).toContain('operator.loadOfficeDays')
  })

  it('are refused with what is wrong when a day is missing, twice or of another weekday, and nothing is changed', async () => {
    const good = tableOf(2033, {})
    const refused = async (lines: readonly string[]) => (await send(lines)).body.ErrorMessage.Code
    expect(await refused(good.slice(0, -1))).toBe(400_12_103)
    expect(await refused([...good, good.at(-1) ?? ''])).toBe(400_12_103)
    expect(await refused(good.map((line) => line.replace('20330302,三', '20330302,四')))).toBe(400_12_102)
    expect(await refused(good.map((line) => line.replace('20330302,三,0', '20330302,三,1')))).toBe(400_12_102)
    expect(await refused(['Subject,Start Date,Start Time', ...good.slice(1)])).toBe(400_12_101)
    const { body } = await operator.get(path)
    expect(body.Data.some(({ Year }: { Year: number }) => Year === 2033)).toBe(false)
  })

  it('are loaded by an operator and by nobody of a community', async () => {
    expect((await send(tableOf(2034, {}), await lobby.as('auth_0912345678', '晴川社區'))).status).toBe(401)
  })
})
