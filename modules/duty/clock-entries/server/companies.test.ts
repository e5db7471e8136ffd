import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { haveNights, lobby } from '#tests/setup/nights.ts'

const own = '/api/v1/ManagerClock'
haveNights()
let desk: Desk
let admin: Desk
beforeAll(async () => {
  desk = await lobby.as('desk1')
  admin = await lobby.as('auth_0912345678', '晴川社區')
})
const codeOf = ({ body }: { body: { ErrorMessage?: { Code: number } } }) => body.ErrorMessage?.Code

describe('a company of the clock', () => {
  it('is saved with its titles and shifts; who was overtaken is told', async () => {
    const company = {
      CompanyId: newId(),
      CompanyName: '安和物業',
      JobTitles: ['秘書'],
      ShiftClasses: [
        {
          Name: '早班',
          From: '08:00',
          Until: '16:00',
          Code: '早',
          Look: 'paper',
          RestMinutes: 60,
          Needed: 1,
        },
      ],
      RowVersion: 0,
    }
    const save = (changes: object) =>
      admin.put(`${own}/Company/${company.CompanyId}`, { ...company, ...changes })
    expect((await save({})).status).toBe(200)
    const [early] = company.ShiftClasses
    for (const other of [
      { ...early, Name: '晚班' },
      { ...early, Name: '休假', Code: '休' },
    ])
      expect(codeOf(await save({ RowVersion: 1, ShiftClasses: [early, other] }))).toBe(400_31_006)
    const both = await Promise.all([save({ RowVersion: 1 }), save({ RowVersion: 1, JobTitles: ['清潔'] })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(codeOf(await admin.put(`${own}/Company/${newId()}`, { ...company, CompanyId: undefined }))).toBe(
      409_31_011,
    )
    expect((await desk.put(`${own}/Company/${company.CompanyId}`, company)).status).toBe(403)
  })
})
