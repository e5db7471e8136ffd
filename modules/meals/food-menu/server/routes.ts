import { serve } from '#platform/server/serve.ts'
import { foodMenu } from '../contract.ts'
import { items, menus, options, specs } from './entries.ts'
import { addItem, changeItem, requireSpec, setStock } from './items.ts'
import { listMenus, listSpecs, listUsedItems } from './read.ts'

export const routes = serve(foodMenu, {
  listMenus,
  addMenu: async (context, { menuId, name }) => {
    await menus.add(context, { id: menuId, name })
  },
  changeMenu: (context, { menuId, rowVersion: version, ...content }) =>
    menus.change(context, menuId, { version, ...content }),
  removeMenu: (context, { menuId }) => menus.change(context, menuId, { isRetired: true }),
  orderMenus: (context, { ids, seen }) => menus.order(context, ids, seen),
  addItem,
  changeItem,
  orderItems: (context, { menuId, ids, seen }) => items.order(context, ids, seen, { menuId }),
  setStock,
  listSpecs: (context) => listSpecs(context),
  addSpec: async (context, { specId, ...content }) => {
    await specs.add(context, { id: specId, ...content })
  },
  changeSpec: (context, { specId, rowVersion: version, ...content }) =>
    specs.change(context, specId, { version, ...content }),
  removeSpec: (context, { specId }) => specs.change(context, specId, { isRetired: true }),
  orderSpecs: (context, { ids, seen }) => specs.order(context, ids, seen),
  listUsedItems: async (context, { specId }) => {
    await requireSpec(context, specId)
    return listUsedItems(context, specId)
  },
  addOption: async (context, { optionId, ...content }) => {
    await requireSpec(context, content.specId)
    await options.add(context, { id: optionId, ...content })
  },
  changeOption: (context, { optionId, rowVersion: version, ...content }) =>
    options.change(context, optionId, { version, ...content }),
  orderOptions: (context, { specId, ids, seen }) => options.order(context, ids, seen, { specId }),
})
