import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'

const collecting = '/api/v1/Config/Community/Collecting'
let lobby: Lobby
let manager: Desk
let committee: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  committee = await lobby.as('committee1')
})
afterAll(() => lobby.close())

const setting = async (query = {}) => (await manager.get(collecting, query)).body.Data
const code = ({ body }: { body: { ErrorMessage: { Code: number } } }) => body.ErrorMessage.Code
const kgi = {
  Scheme: 'kgi',
  Prefix: '80912',
  Length: 14,
  IsAmountBound: false,
  Weights: '1371371371371',
}
const rules = `${collecting}/Rule`
const applyFor = (more: object = {}, who = manager) =>
  who.post(`${rules}?Provider=kgi`, { RuleId: newId(), SeenRuleId: null, ...kgi, ...more })
const approveRule = (id: string, who = committee) => who.post(`${rules}/${id}/Approve?Provider=kgi`)
const ofKgi = () => setting({ Provider: 'kgi' })

describe('the rule of virtual accounts', () => {
  it('makes virtual accounts by a rule that fits its scheme; KGI’s is said to be entered and verified by no bank', async () => {
    for (const wrong of [{ Length: 12 }, { Weights: '137' }, { IsAmountBound: true }, { Prefix: '80912345' }])
      expect(code(await applyFor(wrong)), JSON.stringify(wrong)).toBe(400_21_309)
    expect(code(await applyFor({ Scheme: 'mod10', Weights: '', IsAmountBound: true }))).toBe(400_21_309)
    const made = await applyFor()
    expect(made.body.Data).toMatchObject({
      IsEntered: true,
      Scheme: 'kgi',
      Prefix: '80912',
      Status: 'pending',
    })
    await approveRule(made.body.Data.RuleId)
    expect((await ofKgi()).Rule.RuleId).toBe(made.body.Data.RuleId)
    expect(code(await applyFor())).toBe(409_21_307)
    expect((await setting()).Rule).toMatchObject({ Scheme: 'esun', IsEntered: false })
  })

  it('has a rule changed by two people: until a second one approves, the rule before holds', async () => {
    const before = (await ofKgi()).Rule
    const content = { RuleId: newId(), SeenRuleId: before.RuleId, Weights: '7317317317317' }
    const made = await applyFor(content)
    expect(made.body.Data).toMatchObject({ Status: 'pending', IsOwn: true })
    expect((await applyFor(content)).status).toBe(200)
    expect(code(await applyFor({ ...content, Weights: '1111111111111' }))).toBe(409_21_301)
    expect(code(await applyFor({ ...content, RuleId: newId() }))).toBe(409_21_302)
    const waiting = await ofKgi()
    expect([waiting.Rule.RuleId, waiting.PendingRule.RuleId]).toEqual([before.RuleId, content.RuleId])

    expect(code(await approveRule(content.RuleId, manager))).toBe(409_21_304)
    expect((await approveRule(content.RuleId, await lobby.as('desk1'))).status).toBe(403)
    expect((await applyFor({ RuleId: newId() }, committee)).status).toBe(403)
    expect((await ofKgi()).Rule.RuleId).toBe(before.RuleId)
    const both = await Promise.all([approveRule(content.RuleId), approveRule(content.RuleId)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const after = await ofKgi()
    expect(after).toMatchObject({ Rule: { RuleId: content.RuleId, Status: 'approved' }, PendingRule: null })
    expect(after.EarlierRules).toMatchObject([{ RuleId: before.RuleId, Weights: '1371371371371' }])
    expect(after.Rule.DecidedBy).not.toBe(after.Rule.MadeBy)
    const { rows } = await lobby.owner.query(
      "select action from audit where target = 'accountRule' and target_id = $1 order by at",
      [content.RuleId],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'collecting.applyRule',
      'collecting.applyRuleAgain',
      'collecting.approvedRule',
    ])
  })

  it('has a rule refused with a reason or revoked, and the one in force stays', async () => {
    const { RuleId: before } = (await ofKgi()).Rule
    const first = await applyFor({ SeenRuleId: before, Weights: '1111111111111' })
    const refuse = (Reason: string) =>
      committee.post(`${rules}/${first.body.Data.RuleId}/Refuse?Provider=kgi`, { Reason })
    expect((await refuse('')).status).toBe(400)
    expect((await refuse('權數與銀行文件不符')).body.Data).toMatchObject({ Status: 'refused' })
    const second = await applyFor({ SeenRuleId: before, Weights: '1111111111111' })
    expect(second.status).toBe(200)
    expect((await manager.put(`${rules}/Withdraw?Provider=kgi`)).body.Data.Status).toBe('withdrawn')
    expect(code(await manager.put(`${rules}/Withdraw?Provider=kgi`))).toBe(409_21_303)
    expect(code(await approveRule(second.body.Data.RuleId))).toBe(409_21_303)
    const { Rule, PendingRule, EarlierRules } = await ofKgi()
    expect([Rule.RuleId, PendingRule]).toEqual([before, null])
    expect(EarlierRules.slice(0, 2)).toMatchObject([
      { Status: 'withdrawn' },
      { Status: 'refused', Reason: '權數與銀行文件不符' },
    ])
    // What came to nothing is no rule of accounts: nobody is told that such an account might be ours.
    const { body } = await manager.get(`${collecting}/Check`, { Code: '80912123456789', Amount: 100 })
    expect(body.Data.Finding).toBe('badCheckDigit')
  })
})
