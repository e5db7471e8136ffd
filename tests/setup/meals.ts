// A kitchen with a dish of one's own and households with points: what tests of orders share.
import { newId } from '#platform/contract/new-id.ts'
import type { Desk } from './desk.ts'
import { inDays, pointPath, pointStage } from './points.ts'

export const formPath = '/api/v1/TableFoodForm'
export const oldPath = '/api/v1/PointTableFood'
export const menuPath = '/api/v1/TableFoodMenu'
export const itemPath = '/api/v1/TableFoodItem'
export const specPath = '/api/v1/TableFoodSpec'
export const optionPath = '/api/v1/TableFoodOption'

const usual = {
  Points: 90,
  Note: '',
  SpecIds: [] as string[],
  Weekdays: [1, 2, 3, 4, 5, 6, 7],
  SoldFrom: '00:00',
  SoldUntil: '24:00',
  MostPerDay: 0,
}

export async function kitchen(given: Parameters<typeof pointStage>[0] = {}) {
  const stage = await pointStage(given)
  const { manager, desk } = stage
  const MenuId = newId()
  await manager.post(menuPath, { Id: MenuId, Name: `試菜${MenuId.slice(-4)}` })
  let made = 0
  return {
    ...stage,
    menuId: MenuId,
    /** A dish that is sold all day; gives its id. */
    async dish(changes: object = {}, stock?: number): Promise<string> {
      const Id = newId()
      const said = { Id, MenuId, ...usual, Name: `菜${++made}`, ...changes }
      const { status, body } = await manager.post(itemPath, said)
      if (status !== 200) throw new Error(JSON.stringify(body))
      if (stock !== undefined) await desk.put(`${itemPath}/${Id}/Stock`, { Stock: stock, IsSoldOut: false })
      return Id
    },
    /** A household with so many points. */
    async eater({ normal = 0, cash = 0, days = 20 } = {}): Promise<string> {
      const id = await stage.household()
      if (normal)
        await manager.post(`${pointPath}/Grant`, {
          GrantId: newId(),
          Points: normal,
          ExpiresOn: inDays(days),
          TabletIds: [id],
        })
      if (cash) await desk.post(`${pointPath}/${id}/TopUp`, { EntryId: newId(), Points: cash })
      return id
    },
    /** Orders; what is not said is as usual. */
    order: (TabletId: string, changes: Record<string, unknown>, who: Desk = desk) =>
      who.post(formPath, { Id: newId(), TabletId, NormalPoints: 0, CashPoints: 0, ...changes }),
    void: (id: string, VoidNote = '住戶取消', who: Desk = desk) =>
      who.put(`${formPath}/${id}/Void`, { VoidNote }),
  }
}
