import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: {
    courier: 'name short_name',
    package_kind: 'name reminder_days',
    package_setting: 'section chosen',
    shelf_position: 'name',
  },
  ids: {
    courierId: 'courier',
    postalTypeId: 'package_kind',
    'packageSettings.changeCourier:id': 'courier',
    'packageSettings.changePosition:id': 'shelf_position',
    'packageSettings:id': 'package_kind',
    'packageSettings:seen': 'package_kind',
  },
  made: ['packageSettings.addCourier:id', 'packageSettings.addKind:id', 'packageSettings.addPosition:id'],
}
