import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/contract/new-id.ts'
import { itemPath, kitchen, menuPath, specPath } from '#tests/setup/meals.ts'

let k: Awaited<ReturnType<typeof kitchen>>
beforeAll(async () => {
  k = await kitchen()
})
afterAll(() => k.close())

const menus = async () =>
  (await k.desk.get(menuPath)).body.Data as { Id: string; Name: string; IsRetired: boolean }[]
const live = async () => (await menus()).filter(({ IsRetired }) => !IsRetired)

it('names of categories, dishes, specs and options have at most 10 characters, points are never below 0 (R430 to R434)', async () => {
  const long = '一二三四五六七八九十一'
  for (const path of [menuPath, specPath])
    expect(
      (await k.manager.post(path, { Id: newId(), Name: long, Choice: 'one', Prefix: '' })).status,
      path,
    ).toBe(400)
  expect((await k.manager.post(menuPath, { Id: newId(), Name: long.slice(0, 10) })).status).toBe(200)
  await expect(k.dish({ Name: long })).rejects.toThrow('10')
  await expect(k.dish({ Points: -1 })).rejects.toThrow('點數不可低於 0')
  await expect(k.dish({ SoldFrom: '14:00', SoldUntil: '11:00' })).rejects.toThrow('供應的結束時間')
})

it('categories are ordered over the order that was seen, retired and offered again', async () => {
  const seen = (await live()).map(({ Id }) => Id)
  const turned = seen.toReversed()
  expect((await k.manager.put(`${menuPath}/Sequence`, { Ids: turned, Seen: seen })).status).toBe(200)
  expect((await live()).map(({ Id }) => Id)).toEqual(turned)
  const late = await k.manager.put(`${menuPath}/Sequence`, { Ids: seen, Seen: seen })
  expect(late.body.ErrorMessage.Code).toBe(409_32_104)
  expect((await k.manager.delete(`${menuPath}/${turned[0]}`)).status).toBe(200)
  expect((await live()).map(({ Id }) => Id)).toEqual(turned.slice(1))
  await k.manager.put(`${menuPath}/${turned[0]}`, { RowVersion: 2, IsRetired: false })
  expect(await live()).toHaveLength(turned.length)
})

it('a dish keeps what is counted of it while its words are changed', async () => {
  const id = await k.dish({}, 7)
  await k.manager.put(`${itemPath}/${id}`, { RowVersion: 1, Note: '少鹽' })
  const { body } = await k.desk.get(menuPath)
  const found = body.Data.flatMap((menu: { Items: object[] }) => menu.Items).find(
    (item: { Id: string }) => item.Id === id,
  )
  expect(found).toMatchObject({ Note: '少鹽', Stock: 7, IsSoldOut: false })
})
