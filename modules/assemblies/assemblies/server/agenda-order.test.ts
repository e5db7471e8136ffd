import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '#tests/setup/desk.ts'
import { type Lobby, startLobby } from '#tests/setup/lobby.ts'
import { base, begin, even } from './test-assembly.ts'

let lobby: Lobby
let manager: Desk
beforeAll(async () => {
  lobby = await startLobby()
  manager = await lobby.as('auth_0912345678', '晴川社區')
})
afterAll(() => lobby.close())

const code = (answer: Answer) => answer.body.ErrorMessage?.Code

it('motions of a draft, also one from the fund, stand in an order that two people who change it at once do not break', async () => {
  const { AssemblyId } = await begin(manager, even(3), { isDraft: true })
  const add = (Title: string) =>
    manager.post(`${base}/CreateTopic`, { AssemblyId, TopicId: newId(), Title, Kind: 'ordinary' })
  await Promise.all(['二', '三', '四', '五'].map(add))
  const fund = { AssemblyId, TopicId: newId(), Kind: 'fund', Title: '動支修繕公共基金', Description: '一、' }
  const drafted = await manager.post('/api/v1/CostEstimation/Motion', fund)
  expect(drafted.status).toBe(200)
  const agenda = async (): Promise<{ TopicId: string; No: number; Title: string }[]> =>
    (await manager.get(`${base}/GetTopicList?AssemblyId=${AssemblyId}`)).body.Data
  const first = await agenda()
  expect(first.map(({ No }) => No)).toEqual([1, 2, 3, 4, 5, 6])
  expect(first.at(-1)?.Title).toBe('動支修繕公共基金')
  const seen = first.map(({ TopicId }) => TopicId)
  const order = (TopicIds: string[], SeenTopicIds = seen) =>
    manager.put(`${base}/OrderTopics`, { AssemblyId, SeenTopicIds, TopicIds })
  const [last = '', ...rest] = seen.toReversed()
  const moved = [last, ...rest.toReversed()]
  // Two who saw the same agenda: the second is told, and changes nothing.
  const both = await Promise.all([order(moved), order(seen.toReversed())])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.map(code).filter(Boolean)).toEqual([409_24_827])
  const now = await agenda()
  expect(now.map(({ No }) => No)).toEqual([1, 2, 3, 4, 5, 6])
  const nowIds = now.map(({ TopicId }) => TopicId)
  expect(code(await order(nowIds.slice(1), nowIds))).toBe(400_24_827)
  expect(code(await order([...nowIds.slice(1), newId()], nowIds))).toBe(400_24_827)
  // One motion twice, in the place of another.
  expect(code(await order([...nowIds.slice(1), ...nowIds.slice(1, 2)], nowIds))).toBe(400_24_827)
  expect((await agenda()).map(({ TopicId }) => TopicId)).toEqual(nowIds)
  // One removes a motion while another adds one: numbers have no gap and none is twice.
  await Promise.all([
    manager.send('DELETE', `${base}/DeleteTopic?TopicId=${nowIds[2]}`, undefined),
    add('六'),
  ])
  const left = await agenda()
  expect(left.map(({ No }) => No)).toEqual([1, 2, 3, 4, 5, 6])
  await manager.patch(`${base}/PublishAssembly`, { AssemblyId })
  const ids = left.map(({ TopicId }) => TopicId)
  expect(code(await order(ids.toReversed(), ids))).toBe(409_24_835)
})
