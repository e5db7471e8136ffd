import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
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

const code = (answer: { body: { ErrorMessage: { Code: number } } }) => answer.body.ErrorMessage.Code

describe('the floor', () => {
  it('lets those who are there speak one after the other, in the order in which they asked', async () => {
    const meeting = await begin(manager, even(4))
    const { AssemblyId, TopicId } = meeting
    await meeting.owner(desk, '1F', '2F')
    const ask = async (label: string) => {
      const SpeakerId = newId()
      const UnitOwnerId = meeting.id(label)
      return {
        SpeakerId,
        answer: await desk.post(`${base}/AddSpeaker`, { AssemblyId, SpeakerId, UnitOwnerId, TopicId }),
      }
    }
    const first = await ask('2F')
    const second = await ask('1F')
    expect(code((await ask('3F')).answer)).toBe(40_924_032)
    const act = (path: string, { SpeakerId }: { SpeakerId: string }) =>
      manager.patch(`${base}/${path}`, { SpeakerId })
    const list = async () =>
      (await meeting.dashboard()).Speakers.map((one: { TabletNote: string; BeganAtUtc: string | null }) => [
        one.TabletNote,
        one.BeganAtUtc !== null,
      ])
    await act('BeginSpeaking', first)
    expect(await list()).toEqual([
      ['2F', true],
      ['1F', false],
    ])
    // Whoever speaks next takes the floor.
    await act('BeginSpeaking', second)
    expect(await list()).toEqual([['1F', true]])
    expect(code(await act('EndSpeaking', first))).toBe(40_924_085)
    await act('EndSpeaking', second)
    await ask('1F')
    expect((await meeting.dashboard()).Speakers).toMatchObject([{ SpeechNo: 2, TopicNo: 1 }])
  })

  it('takes no vote of a phone once the time is over, until the chair gives more (R314)', async () => {
    const meeting = await begin(manager, even(5))
    await meeting.owner(desk, '1F', '2F')
    expect((await meeting.act('StartVoting', { LimitMinutes: 2 })).body.Data.ClosesAtUtc).not.toBe(null)
    await lobby.owner.query(
      "update assembly_topic set closes_at = now() - interval '1 second' where id = $1",
      [meeting.TopicId],
    )
    const cards = (await manager.get(`${base}/GetAttendanceCardList?AssemblyId=${meeting.AssemblyId}`)).body
      .Data
    const cast = () =>
      lobby.nobody().post(`${base}/Ballot/${cards[0].CardCode}`, {
        TopicId: meeting.TopicId,
        UnitOwnerIds: [meeting.id('1F')],
        OptionIds: ['yes'],
      })
    expect(code(await cast())).toBe(40_924_061)
    // What was handed in is entered at the desk all the same.
    expect((await meeting.vote(desk, 'no', '2F')).status).toBe(200)
    await manager.patch(`${base}/ExtendVoting`, { TopicId: meeting.TopicId, Minutes: 1 })
    expect((await cast()).body.Data.State).toBe('voted')
  })

  it('is never given to a vote without a limit, which more time would end', async () => {
    const meeting = await begin(manager, even(3))
    await meeting.owner(desk, '1F')
    await meeting.act('StartVoting')
    const more = await manager.patch(`${base}/ExtendVoting`, { TopicId: meeting.TopicId, Minutes: 1 })
    expect(code(more)).toBe(409_24_825)
    const topic = (await manager.get(`${base}/GetTopic?TopicId=${meeting.TopicId}`)).body.Data
    expect(topic.ClosesAtUtc).toBe(null)
  })
})
