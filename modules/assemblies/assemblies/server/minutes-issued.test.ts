import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#platform/contract/days.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { hasProgram, wordsOf } from '#tests/setup/paper-tools.ts'
import { objectionEndsOn } from '#modules/assemblies/tally/contract.ts'
import { base, begin, even, Reason } from './test-assembly.ts'

let lobby: Lobby
let manager: Desk
let desk: Desk
let committee: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
  desk = await lobby.as('desk1')
  committee = await lobby.as('committee1')
})
afterAll(() => lobby.close())

const code = (answer: Answer) => answer.body.ErrorMessage?.Code
const today = dayOf(new Date())

/** A meeting that is over, with its one motion carried or not. */
async function ended(more: Parameters<typeof begin>[2] = {}, count = 6) {
  const meeting = await begin(manager, even(count), more)
  await meeting.owner(desk, ...even(count).map(({ label }) => label))
  await meeting.act('StartVoting')
  await meeting.vote(desk, 'yes', ...even(count).map(({ label }) => label))
  await meeting.act('CloseVoting')
  await meeting.act('MakeDecision', { Decision: 'carried' })
  const { AssemblyId } = meeting
  expect((await manager.patch(`${base}/EndAssembly`, { AssemblyId })).status).toBe(200)
  return meeting
}
const issued = async (AssemblyId: string) =>
  (await committee.get(`${base}/GetIssuedMinutesList?AssemblyId=${AssemblyId}`)).body.Data
const pdf = async (AssemblyId: string, version: number) => {
  const file = await fetch(
    `${lobby.url}${base}/GetIssuedMinutes?AssemblyId=${AssemblyId}&MinutesVersion=${version}`,
    { headers: { authorization: `Bearer ${committee.accessToken}` } },
  )
  return Buffer.from(await file.arrayBuffer())
}

describe('Minutes that were sent', () => {
  it('are kept as they were sent, a correction is another version with its reason, and both are signed by name (Art. 34)', async () => {
    const { AssemblyId, id } = await ended({ assembly: { ChairName: '吳文雄', RecorderName: '林玉珍' } })
    expect(await issued(AssemblyId)).toEqual([])
    const served = { AssemblyId, UnitOwnerIds: [id('1F')], Channel: 'hand', ServedDate: today }
    await committee.post(`${base}/SetServings`, { ...served, What: 'minutes' })
    const [first] = await issued(AssemblyId)
    expect(first).toMatchObject({ MinutesVersion: 1, ChairName: '吳文雄', RecorderName: '林玉珍' })
    const before = await pdf(AssemblyId, 1)
    const correct = (more: object) =>
      committee.post(`${base}/IssueMinutes`, { AssemblyId, MinutesId: newId(), ...more })
    expect(code(await correct({}))).toBe(400_24_829)
    expect(code(await manager.delete(`${base}/ResetAssembly`, { AssemblyId, Reason: '重來' }))).toBe(
      409_24_007,
    )
    expect((await desk.post(`${base}/IssueMinutes`, { AssemblyId, MinutesId: newId() })).status).toBe(403)
    const said = { MinutesId: newId(), RecorderName: '何佳蓉', Correction: '第 1 案說明漏字', Reason: '筆誤' }
    // The same again after a lost answer is the same version.
    for (const status of [200, 200]) expect((await correct(said)).status).toBe(status)
    expect((await issued(AssemblyId)).map((one: { MinutesVersion: number }) => one.MinutesVersion)).toEqual([
      2, 1,
    ])
    expect(await pdf(AssemblyId, 1)).toEqual(before)
    if (hasProgram('pdftotext')) {
      const words = wordsOf(await pdf(AssemblyId, 2))
      for (const part of ['第 1 案說明漏字', '筆誤', '何佳蓉', '吳文雄']) expect(words).toContain(part)
      expect(wordsOf(before)).not.toContain('筆誤')
    }
    const record = async () =>
      (await manager.get(`${base}/GetEventList?AssemblyId=${AssemblyId}`)).body.Data.Differences
    expect(await record()).toEqual([])
    await lobby.owner.query(
      `update assembly_minutes set content = content || '\\x20' where assembly_id = $1 and version = 1`,
      [AssemblyId],
    )
    expect(await record()).toMatchObject([{ What: 'minutes', TopicNo: null }])
  })

  it('are not fixed of a meeting that is not over', async () => {
    const { AssemblyId } = await begin(manager, even(3))
    const answer = await committee.post(`${base}/IssueMinutes`, { AssemblyId, MinutesId: newId() })
    expect(code(answer)).toBe(409_24_013)
  })
})

describe('A meeting called again (Art. 32)', () => {
  /** The first meeting fails, and another one takes its motion up. */
  async function again(change: boolean) {
    const first = await begin(manager, even(9), { isDraft: true })
    const { AssemblyId: parent, TopicId } = first
    await manager.patch(`${base}/PublishAssembly`, { AssemblyId: parent })
    const topic = (await manager.get(`${base}/GetTopic?TopicId=${TopicId}`)).body.Data
    if (change)
      expect((await manager.put(`${base}/UpdateTopic`, { ...topic, Title: '動支五百萬' })).status).toBe(200)
    await manager.patch(`${base}/StartAssembly`, { AssemblyId: parent, Reason })
    await manager.patch(`${base}/EndAssembly`, { AssemblyId: parent })
    const AssemblyId = newId()
    await manager.post(`${base}/CreateAssembly`, {
      AssemblyId,
      Title: '再開',
      Type: 'reconvened',
      ParentAssemblyId: parent,
      MeetingAtUtc: new Date().toISOString(),
      Place: '大廳',
      ConvenerName: '甲1',
      Bylaws: [],
    })
    expect((await manager.post(`${base}/TakeOverParent`, { AssemblyId })).status).toBe(200)
    const [taken] = (await manager.get(`${base}/GetTopicList?AssemblyId=${AssemblyId}`)).body.Data
    return { parent, AssemblyId, taken }
  }

  it('has its lower numbers for the very motion alone that the first notice named', async () => {
    const { taken } = await again(false)
    expect([taken.IsAsFirstNoticed, taken.AppliedThresholds.Quorum.LeastHeads]).toEqual([true, 3])
    const other = await again(true)
    expect(other.taken).toMatchObject({
      Title: '動支五百萬',
      IsAsFirstNoticed: false,
      AppliedThresholds: { Quorum: { Heads: { Part: 2, Of: 3 } } },
    })
  })

  it('stands on the first, which is neither reset nor deleted while it is there', async () => {
    const { parent, AssemblyId } = await again(false)
    const reset = () => manager.delete(`${base}/ResetAssembly`, { AssemblyId: parent, Reason: '重來' })
    expect(code(await reset())).toBe(409_24_828)
    expect(code(await manager.delete(`${base}/DeleteAssembly`, { AssemblyId: parent }))).toBe(409_24_828)
    await manager.put(`${base}/CancelAssembly`, { AssemblyId, Reason: '不開了' })
    expect((await reset()).status).toBe(200)
  })

  it('takes objections by the day on which they came, seven days after the last unit of an owner was served, and until the next working day', async () => {
    const { AssemblyId } = await again(false)
    const units = (await manager.get(`${base}/GetUnitOwnerList?AssemblyId=${AssemblyId}`)).body.Data
    const ids: string[] = units.map((one: { UnitOwnerId: string }) => one.UnitOwnerId)
    // The first two units are one owner's.
    await lobby.owner.query(
      `update assembly_unit set owners = (select owners from assembly_unit where id = $1),
        owner_key = (select owner_key from assembly_unit where id = $1) where id = $2`,
      [ids[0], ids[1]],
    )
    await manager.patch(`${base}/PublishAssembly`, { AssemblyId })
    await manager.patch(`${base}/StartAssembly`, { AssemblyId, Reason })
    await desk.patch(`${base}/RegisterUnitOwner`, { AssemblyId, UnitOwnerIds: ids.slice(0, 5) })
    const [{ TopicId }] = (await manager.get(`${base}/GetTopicList?AssemblyId=${AssemblyId}`)).body.Data
    const act = (path: string, more: object = {}) => manager.post(`${base}/${path}`, { TopicId, ...more })
    await act('StartVoting')
    await act('SetVotes', {
      Votes: ids.slice(0, 5).map((UnitOwnerId) => ({ UnitOwnerId, OptionIds: ['yes'] })),
    })
    await act('CloseVoting')
    expect((await act('MakeDecision', { Decision: 'carried' })).status).toBe(200)
    await manager.patch(`${base}/EndAssembly`, { AssemblyId })
    const served = { AssemblyId, What: 'minutes', UnitOwnerIds: ids, Channel: 'hand', ServedDate: today }
    await committee.post(`${base}/SetServings`, served)
    const serve = (unit: number, day: string) =>
      lobby.owner.query(
        `update assembly_serving set served_on = $2 where unit_id = $1 and what = 'minutes'`,
        [ids[unit], day],
      )
    const object = (unit: number, ReceivedDate: string) =>
      desk.post(`${base}/AddObjection`, {
        ObjectionId: newId(),
        TopicId,
        UnitOwnerId: ids[unit],
        IsOnSpot: false,
        ReceivedDate,
      })
    // Long over for one unit, not for the other of the same owner.
    await serve(0, dayAfter(today, -40))
    await serve(1, dayAfter(today, -1))
    expect((await object(0, today)).status).toBe(200)
    await serve(2, dayAfter(today, -40))
    expect(code(await object(2, today))).toBe(409_24_081)
    // It came in time and is entered later.
    expect((await object(2, dayAfter(today, -35))).status).toBe(200)
    expect(code(await object(3, dayAfter(today, -1)))).toBe(409_24_083)
  })

  it('ends the time to object on the next day that is none of rest (Art. 122 of the Civil Code)', async () => {
    const weekend = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0
    expect(objectionEndsOn('2026-11-21', weekend)).toBe('2026-11-30')
    expect(objectionEndsOn('2026-11-23', weekend)).toBe('2026-11-30')
    expect(objectionEndsOn('2026-11-20', weekend)).toBe('2026-11-27')
  })
})

describe('The bylaws of a meeting', () => {
  it('hold by the day of the meeting, and it warns where the community has others for that day', async () => {
    const half = { Heads: { Part: 1, Of: 2, IsMore: true }, Area: { Part: 1, Of: 2, IsMore: true } }
    const of = (EffectiveDate: string, numbers: object) => ({
      Kind: 'ordinary',
      EffectiveDate,
      Thresholds: { Quorum: numbers, Approval: numbers },
    })
    const third = { Heads: { Part: 1, Of: 3 }, Area: { Part: 1, Of: 3 } }
    const Bylaws = [of('2020-01-01', half), of(dayAfter(today, 10), third)]
    const meetingOn = (day: string) => new Date(`${day}T19:00:00+08:00`).toISOString()
    const quorum = async (day: string) => {
      const meeting = await begin(manager, even(3), {
        isDraft: true,
        assembly: { Bylaws, MeetingAtUtc: meetingOn(day) },
      })
      const topic = (await manager.get(`${base}/GetTopic?TopicId=${meeting.TopicId}`)).body.Data
      return { ...meeting, heads: topic.AppliedThresholds.Quorum.Heads }
    }
    expect((await quorum(dayAfter(today, 9))).heads).toMatchObject({ Part: 1, Of: 2 })
    const later = await quorum(dayAfter(today, 10))
    expect(later.heads).toMatchObject({ Part: 1, Of: 3 })
    // It is held today instead: today's numbers hold.
    await manager.patch(`${base}/PublishAssembly`, { AssemblyId: later.AssemblyId })
    await manager.patch(`${base}/StartAssembly`, { AssemblyId: later.AssemblyId, Reason })
    const topic = (await manager.get(`${base}/GetTopic?TopicId=${later.TopicId}`)).body.Data
    expect(topic.AppliedThresholds.Quorum.Heads).toMatchObject({ Part: 1, Of: 2 })
    const other = await quorum(dayAfter(today, 20))
    const { Warnings } = (await manager.get(`${base}/GetAssembly?AssemblyId=${other.AssemblyId}`)).body.Data
    expect(Warnings).toContain('bylawsChanged')
  })
})
