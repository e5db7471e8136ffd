import { moduleWords } from '#platform/contract/words.ts'
import { mealsPermissions } from '#modules/meals/permission-group.ts'

/** What people call what the menu does, has and declares, in both languages. */
export const foodMenuWords = moduleWords({
  modules: { foodMenu: ['餐點', 'Menu'] },
  acts: {
    'foodMenu.addMenu': ['新增餐點類別', 'Added a category of dishes'],
    'foodMenu.changeMenu': ['更改餐點類別', 'Changed a category of dishes'],
    'foodMenu.retireMenu': ['停用餐點類別', 'Retired a category of dishes'],
    'foodMenu.restoreMenu': ['恢復餐點類別', 'Offered a category of dishes again'],
    'foodMenu.reorderMenu': ['排列餐點類別', 'Ordered categories of dishes'],
    'foodMenu.addItem': ['新增餐點', 'Added a dish'],
    'foodMenu.changeItem': ['更改餐點', 'Changed a dish'],
    'foodMenu.retireItem': ['停用餐點', 'Retired a dish'],
    'foodMenu.restoreItem': ['恢復餐點', 'Offered a dish again'],
    'foodMenu.reorderItem': ['排列餐點', 'Ordered dishes'],
    'foodMenu.addSpec': ['新增餐點規格', 'Added a spec'],
    'foodMenu.changeSpec': ['更改餐點規格', 'Changed a spec'],
    'foodMenu.retireSpec': ['停用餐點規格', 'Retired a spec'],
    'foodMenu.restoreSpec': ['恢復餐點規格', 'Offered a spec again'],
    'foodMenu.reorderSpec': ['排列餐點規格', 'Ordered specs'],
    'foodMenu.addOption': ['新增規格選項', 'Added an option'],
    'foodMenu.changeOption': ['更改規格選項', 'Changed an option'],
    'foodMenu.retireOption': ['停用規格選項', 'Retired an option'],
    'foodMenu.restoreOption': ['恢復規格選項', 'Offered an option again'],
    'foodMenu.reorderOption': ['排列規格選項', 'Ordered options'],
    'foodMenu.setStock': ['更改餐點數量', 'Set what is left of a dish'],
  },
  targets: {
    foodMenu: ['餐點類別', 'Category of dishes'],
    foodItem: ['餐點', 'Dish'],
    foodSpec: ['餐點規格', 'Spec'],
    foodOption: ['規格選項', 'Option'],
  },
  fields: {
    specIds: ['規格', 'Specs'],
    soldFrom: ['供應開始', 'Sold from'],
    soldUntil: ['供應結束', 'Sold until'],
    mostPerDay: ['每戶每日上限', 'Most of a household and day'],
    soldOutOn: ['售完的日期', 'Sold out on'],
    choice: ['選法', 'How many are chosen'],
    prefix: ['選項前加字', 'Word before options'],
  },
  values: {
    'choice.one': ['單選', 'One'],
    'choice.many': ['可複選', 'Any'],
  },
  faults: {
    點數必須是整數: 'points must be whole numbers',
    '點數不可低於 N': 'points must not be below 0',
  },
  permissionGroup: mealsPermissions,
  permissions: {
    'foodMenu.view': ['查看餐點', 'See the menu'],
    'foodMenu.change': ['設定餐點與規格', 'Set the menu up'],
    'foodMenu.stock': ['更改餐點數量與售完', 'Set what is left of dishes'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    foodMenu: typeof foodMenuWords
  }
}
