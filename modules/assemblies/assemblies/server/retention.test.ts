import { expect, it } from 'vitest'
import { ago, ask, clean, haveNights, isOnDisk, keepFile, manager, night } from '#tests/setup/nights.ts'
import { base, begin, even } from './test-assembly.ts'

haveNights()

it('the roll of a meeting that was called off is emptied after its time, that of one that was held stays (Art. 34)', async () => {
  const [off, held] = [await begin(manager, even(2)), await begin(manager, even(2))]
  for (const { owner } of [off, held]) await owner(manager, '1F')
  await manager.put(`${base}/CancelAssembly`, { AssemblyId: off.AssemblyId, Reason: '流會' })
  await manager.patch(`${base}/EndAssembly`, { AssemblyId: held.AssemblyId })
  await ask('update assembly set cancelled_at = $1 where id = $2', [ago(190), off.AssemblyId])
  await night()
  const owners = async (id: string) =>
    ask(
      "select label, owners -> 0 ->> 'name' as name from assembly_unit where assembly_id = $1 order by position",
      [id],
    )
  expect(await owners(off.AssemblyId)).toMatchObject([{ label: '1F', name: '－' }, { name: '－' }])
  expect(await owners(held.AssemblyId)).toMatchObject([{ name: '甲1' }, { name: '甲2' }])
})

it('the photo of a proxy to a meeting that never began leaves the disk with its registration, though it serves two units', async () => {
  const planned = await begin(manager, even(3))
  await planned.agent(
    manager,
    { AgentName: '王五', AgentRelation: 'spouse', HasOriginal: 'true' },
    '1F',
    '2F',
  )
  const proxy = await keepFile('webcam', ago(200))
  await ask('update assembly_presence set proxy_path = $1 where assembly_id = $2', [
    proxy,
    planned.AssemblyId,
  ])
  await ask("update assembly set status = 'published', meeting_at = $1 where id = $2", [
    ago(190),
    planned.AssemblyId,
  ])
  await night()
  await clean()
  expect(
    await ask('select distinct proxy_path, agent_name from assembly_presence where assembly_id = $1', [
      planned.AssemblyId,
    ]),
  ).toEqual([{ proxy_path: '', agent_name: '' }])
  expect(isOnDisk(proxy)).toBe(false)
})
