import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { castId } from '#database/cast/cast-id.ts'
import type { Answer } from '../setup/desk.ts'
import { type Lobby, startLobby } from '../setup/lobby.ts'
import { type Act, anyAct, type Play, startPlay } from '../setup/play-of-admins.ts'

const here = castId('community', '晴川社區')

let lobby: Lobby
let play: Play
beforeAll(async () => {
  lobby = await startLobby()
  play = await startPlay(lobby)
})
afterAll(() => lobby.close())

/** Communities without an admin who may enter; a community's own suspension counts for nothing. */
async function leaderless(): Promise<string[]> {
  const { rows } = await lobby.owner.query<{ name: string }>(
    `select c.name from community c where not exists (
       select from membership m join account a on a.id = m.account_id
       where m.community_id = c.id and m.role = 'admin' and m.suspended_at is null
         and (m.valid_until is null or m.valid_until > now()) and a.closed_at is null and a.suspended_at is null)`,
  )
  return rows.map(({ name }) => name)
}

async function performAll(steps: readonly Act[][]): Promise<void> {
  await play.begin()
  for (const together of steps) {
    const answers = await Promise.all(together.map((act) => play.perform(act)))
    for (const answer of answers) expect(answer?.status ?? 200).toBeLessThan(500)
    expect(await leaderless()).toEqual([])
  }
}
const statuses = (answers: (Answer | undefined)[]) => answers.map((answer) => answer?.status)
const codes = (answers: (Answer | undefined)[]) => answers.map((answer) => answer?.body.ErrorMessage?.Code)

describe('the last admin of a community', () => {
  it('is lost by no order of whatever takes roles, accounts, members and portals away, also at the same time', async () => {
    const steps = fc.array(fc.array(anyAct, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 8 })
    await fc.assert(fc.asyncProperty(steps, performAll), { numRuns: 5, seed: 15, endOnFailure: true })
  })

  it('is left by two admins who suspend, remove or degrade each other at once', async () => {
    for (const text of ['suspend', 'remove', 'setRole', 'suspend'] as const) {
      await play.begin()
      const answers = await Promise.all([
        play.perform({ what: text, by: 0, of: 1, role: 'desk' }),
        play.perform({ what: text, by: 1, of: 0, role: 'desk' }),
      ])
      expect(statuses(answers)).toContain(200)
      expect(await leaderless()).toEqual([])
    }
  })

  it('is left when the operator suspends one admin while that one removes the other', async () => {
    for (let n = 0; n < 5; n++) {
      await play.begin()
      await Promise.all([
        play.perform({ what: 'remove', by: 0, of: 1, role: 'desk' }),
        play.perform({ what: 'suspendAccount', by: 0, of: 0, role: 'desk' }),
      ])
      expect(await leaderless()).toEqual([])
    }
  })

  it('keeps the account, and the operator is told which community needs another one first', async () => {
    await play.begin()
    const act = { what: 'suspendAccount', by: 0, role: 'desk' } as const
    const answers = [await play.perform({ ...act, of: 0 }), await play.perform({ ...act, of: 1 })]
    expect(statuses(answers)).toEqual([200, 409])
    expect(answers[1]?.body.ErrorMessage).toMatchObject({ Code: 409733 })
    expect(JSON.stringify(answers[1]?.body)).toContain('晴川社區')
  })

  it('keeps its role when a ticket of the portal comes, and its portal when somebody closes it', async () => {
    await play.begin()
    const person = 4
    await play.perform({ what: 'ticket', by: 0, of: person, role: 'desk' })
    await play.perform({ what: 'setRole', by: 0, of: person, role: 'admin' })
    for (const of of [0, 1]) await play.perform({ what: 'suspend', by: person, of, role: 'desk' })
    await play.perform({ what: 'ticket', by: 0, of: person, role: 'desk' })
    expect(await leaderless()).toEqual([])
    const closed = await play.perform({ what: 'closePortal', by: person, of: person, role: 'desk' })
    expect(codes([closed])).toEqual([409734])
    expect(await leaderless()).toEqual([])
  })

  it('is held by the database itself, whatever SQL forgets to ask', async () => {
    await play.begin()
    for (const text of [
      'delete from membership where community_id = $1',
      "update membership set role = 'desk' where community_id = $1",
      "update membership set suspended_at = now(), suspended_by_name = '甲' where community_id = $1",
      `update account set closed_at = now() where id in (select account_id from membership where community_id = $1)`,
    ])
      await expect(lobby.owner.query(text, [here])).rejects.toMatchObject({
        constraint: 'community_keeps_admin',
      })
  })
})
