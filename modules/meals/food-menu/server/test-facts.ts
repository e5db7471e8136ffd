import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: a dish is no person; what its ids name. */
export const facts: ModuleFacts = {
  plain: {
    food_menu: 'name',
    food_spec: 'name choice prefix',
    food_option: 'name',
    food_item: 'name note spec_ids weekdays sold_from sold_until sold_out_on',
  },
  ids: {
    menuId: 'food_menu',
    itemId: 'food_item',
    specId: 'food_spec',
    optionId: 'food_option',
    'foodMenu.orderMenus:id': 'food_menu',
    'foodMenu.orderMenus:seen': 'food_menu',
    'foodMenu.orderItems:id': 'food_item',
    'foodMenu.orderItems:seen': 'food_item',
    'foodMenu.orderSpecs:id': 'food_spec',
    'foodMenu.orderSpecs:seen': 'food_spec',
    'foodMenu.orderOptions:id': 'food_option',
    'foodMenu.orderOptions:seen': 'food_option',
  },
  made: ['foodMenu.addMenu:id', 'foodMenu.addItem:id', 'foodMenu.addSpec:id', 'foodMenu.addOption:id'],
}
