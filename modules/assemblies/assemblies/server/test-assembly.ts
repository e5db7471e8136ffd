import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from '#tests/setup/desk.ts'

export const base = '/api/v1/UnitOwnerAssembly'

/** Why a meeting of few goes on. */
export const Reason = '依法表決，留供重新召集'

/** A unit of a roll that a test makes up: its owner and area in 0.01 m². */
export interface TestUnit {
  label: string
  owner: string
  area: number
}

/** An assembly that runs, or is a draft still: its roll, one motion, and the ids by label. */
export async function begin(
  manager: Desk,
  units: readonly TestUnit[],
  more: { topic?: object; assembly?: object; isDraft?: boolean } = {},
) {
  const AssemblyId = newId()
  const TopicId = newId()
  const made = await manager.post(`${base}/CreateAssembly`, {
    AssemblyId,
    Title: '區分所有權人會議',
    Type: 'regular',
    MeetingAtUtc: new Date(Date.now() + 20 * 86_400_000).toISOString(),
    Place: '大廳',
    ConvenerName: '何佳蓉',
    Bylaws: [],
    ...more.assembly,
  })
  if (made.status !== 200) throw new Error(JSON.stringify(made.body))
  const ids = new Map<string, string>()
  for (const { label, owner, area } of units) {
    const UnitOwnerId = newId()
    ids.set(label, UnitOwnerId)
    const added = await manager.put(`${base}/AddUnitOwner`, {
      AssemblyId,
      UnitOwnerId,
      TabletNote: label,
      Owners: [{ Name: owner }],
      ExclusiveArea: area,
    })
    if (added.status !== 200) throw new Error(JSON.stringify(added.body))
  }
  const topic = await manager.post(`${base}/CreateTopic`, {
    AssemblyId,
    TopicId,
    Title: '年度預算',
    Kind: 'ordinary',
    ...more.topic,
  })
  if (topic.status !== 200) throw new Error(JSON.stringify(topic.body))
  if (!more.isDraft) {
    await manager.patch(`${base}/PublishAssembly`, { AssemblyId })
    // Nobody is there yet.
    await manager.patch(`${base}/StartAssembly`, { AssemblyId, Reason })
  }
  const id = (label: string) => ids.get(label) ?? ''
  return {
    AssemblyId,
    TopicId,
    id,
    owner: (who: Desk, ...labels: string[]) =>
      who.patch(`${base}/RegisterUnitOwner`, { AssemblyId, UnitOwnerIds: labels.map(id) }),
    agent: (who: Desk, agent: object, ...labels: string[]) =>
      who.patch(`${base}/RegisterAgent`, { AssemblyId, UnitOwnerIds: labels.map(id), ...agent }),
    act: (path: string, body: object = {}) =>
      manager.post(`${base}/${path}`, { TopicId, ...(path === 'StartVoting' && { Reason }), ...body }),
    vote: (who: Desk, option: string, ...labels: string[]) =>
      who.post(`${base}/SetVotes`, {
        TopicId,
        Votes: labels.map((label) => ({ UnitOwnerId: id(label), OptionIds: [option] })),
      }),
    dashboard: async () => (await manager.get(`${base}/GetDashboardData?AssemblyId=${AssemblyId}`)).body.Data,
  }
}

/** Units of as many owners, all of one size. */
export const even = (count: number, area = 10_000): TestUnit[] =>
  Array.from({ length: count }, (_, at) => ({ label: `${at + 1}F`, owner: `甲${at + 1}`, area }))
