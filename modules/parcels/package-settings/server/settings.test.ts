import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

let lobby: Lobby
let manager: Desk
let other: Desk
let desk: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  other = await lobby.as('eip1')
  desk = await lobby.as('desk1')
})
afterAll(() => lobby.close())

const show = async (who = manager) => (await who.get('/api/v1/Postal/Setting')).body.Data
const general = async (who = desk) => (await who.get('/api/v1/Postal/Setting/General')).body.Data
const reminders = (changes: Record<string, unknown>, who = manager) =>
  who.put('/api/v1/Postal/Setting/Reminders', { Version: 0, ...changes })
const receiving = (changes: Record<string, unknown>, who = manager) =>
  who.put('/api/v1/Postal/Setting/Receiving', {
    Signature: 'ask',
    NoteTemplates: ['家人代領', '已核對證件'],
    UndoRoles: ['admin', 'manager', 'desk', 'oneTime'],
    Version: 0,
    ...changes,
  })

describe('the settings of the parcel desk', () => {
  it('are the defaults where the community decided nothing', async () => {
    const elsewhere = await lobby.as('desk2', '松濤苑')
    expect(await general(elsewhere)).toEqual({
      ReminderDays: [3, 7, 14],
      Signature: 'ask',
      NoteTemplates: ['家人代領', '已核對證件'],
      UndoRoles: ['admin', 'manager', 'desk', 'oneTime'],
      LabelName: 'masked',
      LabelAutoPrint: true,
      LabelShows: ['courier', 'trackingNumber', 'arrivedAt'],
    })
    expect((await show(elsewhere)).Reminders).toMatchObject({ Version: 0, ChangedAt: null })
  })

  it('of two managers who save the same section, the second is told who was faster and overwrites nothing', async () => {
    expect((await reminders({ ReminderDays: [2, 5] })).status).toBe(200)
    const late = await reminders({ ReminderDays: [9] }, other)
    expect(late.status).toBe(409)
    expect(late.body.Message).toMatch(/^沈韻如 已於今天 \d\d:\d\d改過這一區/)
    expect((await show()).Reminders).toMatchObject({ ReminderDays: [2, 5], Version: 1, ChangedBy: '沈韻如' })
    expect((await reminders({ ReminderDays: [9], Version: 1 }, other)).status).toBe(200)
    const [audit] = (
      await lobby.owner.query(
        `select before, after from audit where action = 'packageSettings.save' and target_id = 'reminders'
         order by at desc limit 1`,
      )
    ).rows
    expect(audit.before).toEqual({ reminderDays: [2, 5] })
    expect(audit.after).toEqual({ reminderDays: [9] })
  })

  it('when twenty save one section at once, one succeeds', async () => {
    const { Version } = (await show()).Receiving
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        receiving({ Version, NoteTemplates: [`第 ${n} 種`, ''] }, n % 2 ? manager : other),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(19).fill(409)])
  })

  it.each([
    [[0], '天數為 1 到 60'],
    [[61], '天數為 1 到 60'],
    [[7, 3], '由小到大'],
    [[3, 3], '由小到大'],
    [[1, 2, 3, 4, 5, 6, 7], '最多 6 次'],
    [[1.5], '整數'],
  ])('refuses the reminder days %j with a sentence', async (ReminderDays, sentence) => {
    const { Version } = (await show()).Reminders
    const answer = await reminders({ ReminderDays, Version })
    expect(answer.status).toBe(400)
    expect(answer.body.Messages.join()).toContain(sentence)
  })

  it('takes no days for no reminders, and six of up to 60', async () => {
    const { Version } = (await show()).Reminders
    expect((await reminders({ ReminderDays: [], Version })).status).toBe(200)
    expect((await reminders({ ReminderDays: [1, 2, 3, 4, 59, 60], Version: Version + 1 })).status).toBe(200)
  })

  it('has exactly two note templates of at most 30 characters, counted as people count (R129, R130)', async () => {
    const { Version } = (await show()).Receiving
    for (const NoteTemplates of [['一'], ['一', '二', '三'], ['𠮷'.repeat(31), '']]) {
      expect((await receiving({ NoteTemplates, Version })).status).toBe(400)
    }
    expect((await receiving({ NoteTemplates: ['𠮷'.repeat(30), ''], Version })).status).toBe(200)
    expect((await general()).NoteTemplates).toEqual(['𠮷'.repeat(30), ''])
  })

  it('names at least one role that may undo', async () => {
    const { Version } = (await show()).Receiving
    expect((await receiving({ UndoRoles: [], Version })).status).toBe(400)
    expect((await receiving({ UndoRoles: ['manager', 'admin'], Version })).status).toBe(200)
    expect((await general()).UndoRoles).toEqual(['manager', 'admin'])
  })

  it('govern whether a hand-over may be signed (R126)', async () => {
    const allowed = async () => (await desk.get('/api/Community/IsSignature')).body.Data
    expect(await allowed()).toBe(true)
    const { Version } = (await show()).Receiving
    await receiving({ Signature: 'off', Version })
    expect(await allowed()).toBe(false)
    await receiving({ Signature: 'ask', Version: Version + 1 })
    expect(await allowed()).toBe(true)
  })

  it('are seen by every role and changed only by managers', async () => {
    for (const who of [desk, await lobby.as('once1')]) {
      expect((await who.get('/api/v1/Postal/Setting')).status).toBe(200)
      const refused = await reminders({ ReminderDays: [1] }, who)
      expect([refused.status, refused.body.ErrorMessage.Code]).toEqual([403, 403001])
    }
  })

  it('of another community stay as they are', async () => {
    const elsewhere = await lobby.as('auth_0912345678', '松濤苑')
    expect((await show(elsewhere)).Receiving.Version).toBe(0)
    await reminders({ ReminderDays: [30] }, elsewhere)
    expect((await general()).ReminderDays).not.toEqual([30])
  })
})
