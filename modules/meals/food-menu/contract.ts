import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, line, RowVersion } from '#platform/contract/fields.ts'
import {
  FoodMenu,
  FoodName,
  FoodPoints,
  FoodSpec,
  itemContent,
  longestPrefix,
  specChoices,
} from '#modules/meals/food-shapes.ts'

/** The service whose pages and calls these are. */
export const foodService = [26] as const
const service = foodService
const menus = '/api/v1/TableFoodMenu'
const items = '/api/v1/TableFoodItem'
const specs = '/api/v1/TableFoodSpec'
const options = '/api/v1/TableFoodOption'
const read = { method: 'GET', can: 'foodMenu.view', service } as const
const change = { can: 'foodMenu.change', service, gives: done } as const
const rowVersion = RowVersion
/** Given: it is offered no more, or again. */
const isRetired = z.boolean().optional()
const ids = z.array(Id).min(1).max(200)
const order = { ids, seen: ids }
const menuId = Id
const specId = Id
const spec = { name: FoodName, choice: z.enum(specChoices), prefix: line(longestPrefix) }
const option = { name: FoodName, points: FoodPoints }

/** What the kitchen sells (service 26, R429): categories with their dishes, specs with their options. */
export const foodMenu = contract('foodMenu', {
  listMenus: call({
    ...read,
    path: menus,
    summary: 'The categories with their dishes in their order, retired ones after them.',
    takes: z.object({}),
    gives: data(z.array(FoodMenu)),
  }),
  addMenu: call({
    ...change,
    method: 'POST',
    path: menus,
    summary: 'Adds a category at the end. The same id with the same name is the same category again.',
    takes: z.object({ menuId: Id.meta({ wire: 'Id' }), name: FoodName }),
  }),
  changeMenu: call({
    ...change,
    method: 'PUT',
    path: `${menus}/{menuId}`,
    summary: 'Renames a category as it was seen, retires it or offers it again.',
    takes: z.object({ menuId, rowVersion, name: FoodName.optional(), isRetired }),
  }),
  removeMenu: call({
    ...change,
    method: 'DELETE',
    path: `${menus}/{menuId}`,
    summary: 'Offers a category no more; orders keep what they were.',
    takes: z.object({ menuId }),
  }),
  orderMenus: call({
    ...change,
    method: 'PUT',
    path: `${menus}/Sequence`,
    summary: 'Puts the categories in this order; `Seen` is the order that the person saw.',
    takes: z.object(order),
  }),
  addItem: call({
    ...change,
    method: 'POST',
    path: items,
    summary: 'Adds a dish at the end of a category.',
    takes: z.object({ itemId: Id.meta({ wire: 'Id' }), menuId, ...itemContent }),
  }),
  changeItem: call({
    ...change,
    method: 'PUT',
    path: `${items}/{itemId}`,
    summary: 'Changes a dish as it was seen; orders keep the name and the points that they had.',
    takes: z.object({ itemId: Id, rowVersion, ...z.object(itemContent).partial().shape, isRetired }),
  }),
  orderItems: call({
    ...change,
    method: 'PUT',
    path: `${items}/Sequence`,
    summary: 'Puts the dishes of a category in this order.',
    takes: z.object({ menuId, ...order }),
  }),
  setStock: call({
    method: 'PUT',
    path: `${items}/{itemId}/Stock`,
    summary: 'Says how many are left of a dish, and whether it is sold out for today.',
    can: 'foodMenu.stock',
    service,
    takes: z.object({
      itemId: Id,
      /** Left out: as it is; null: not counted. */
      stock: z.int().min(0).max(9999).nullable().optional(),
      isSoldOut: z.boolean(),
    }),
    gives: done,
  }),
  listSpecs: call({
    ...read,
    path: specs,
    summary: 'The specs with their options in their order, retired ones after them.',
    takes: z.object({}),
    gives: data(z.array(FoodSpec)),
  }),
  addSpec: call({
    ...change,
    method: 'POST',
    path: specs,
    summary: 'Adds a spec at the end.',
    takes: z.object({ specId: Id.meta({ wire: 'Id' }), ...spec }),
  }),
  changeSpec: call({
    ...change,
    method: 'PUT',
    path: `${specs}/{specId}`,
    summary: 'Changes a spec as it was seen, retires it or offers it again.',
    takes: z.object({ specId, rowVersion, ...z.object(spec).partial().shape, isRetired }),
  }),
  removeSpec: call({
    ...change,
    method: 'DELETE',
    path: `${specs}/{specId}`,
    summary: 'Offers a spec no more.',
    takes: z.object({ specId }),
  }),
  orderSpecs: call({
    ...change,
    method: 'PUT',
    path: `${specs}/Sequence`,
    summary: 'Puts the specs in this order.',
    takes: z.object(order),
  }),
  listUsedItems: call({
    ...read,
    path: `${specs}/{specId}/Used-Items`,
    summary: 'The dishes that ask for a spec.',
    takes: z.object({ specId }),
    gives: data(
      z.array(z.object({ itemId: Id.meta({ wire: 'Id' }), name: z.string(), menuName: z.string() })),
    ),
  }),
  addOption: call({
    ...change,
    method: 'POST',
    path: options,
    summary: 'Adds an option at the end of a spec.',
    takes: z.object({ optionId: Id.meta({ wire: 'Id' }), specId, ...option }),
  }),
  changeOption: call({
    ...change,
    method: 'PUT',
    path: `${options}/{optionId}`,
    summary: 'Changes an option as it was seen, retires it or offers it again.',
    takes: z.object({ optionId: Id, rowVersion, ...z.object(option).partial().shape, isRetired }),
  }),
  orderOptions: call({
    ...change,
    method: 'PUT',
    path: `${options}/Sequence`,
    summary: 'Puts the options of a spec in this order.',
    takes: z.object({ specId, ...order }),
  }),
})
