import type { Act, Target } from '#platform/contract/words.ts'
import { type EntryAct, orderedEntries } from '#platform/server/entries.ts'
import type { Context } from '#platform/server/context.ts'
import { foodMenuChanged } from '../events.ts'
import { foodChanged, foodIdTaken, foodNameTaken, foodOrderChanged } from '../problems.ts'
import { itemTable, menuTable, optionTable, specTable } from './tables.ts'

const problems = {
  changed: foodChanged,
  nameTaken: foodNameTaken,
  idTaken: foodIdTaken,
  orderChanged: foodOrderChanged,
}

const tell =
  (noun: 'Menu' | 'Item' | 'Spec' | 'Option', target: Target) =>
  (context: Context, act: EntryAct, id: unknown, before: unknown, after: unknown) => {
    const action: Act = `foodMenu.${act}${noun}`
    context.emit(foodMenuChanged, {})
    context.audit({ action, target, targetId: String(id ?? 'order'), before, after })
  }

/** Categories, in the order that people see. */
export const menus = orderedEntries(menuTable, { problems, tell: tell('Menu', 'foodMenu') })
/** Dishes, in their order within a category. */
export const items = orderedEntries(itemTable, { group: 'menuId', problems, tell: tell('Item', 'foodItem') })
export const specs = orderedEntries(specTable, { problems, tell: tell('Spec', 'foodSpec') })
/** Options, in their order within a spec. */
export const options = orderedEntries(optionTable, {
  group: 'specId',
  problems,
  tell: tell('Option', 'foodOption'),
})
