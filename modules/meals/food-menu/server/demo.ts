import { dayOf } from '#platform/contract/taipei.ts'
import type { Demo } from '#platform/server/manifest.ts'
import { demoMenu, demoSpecs, foodIdOf, weekdaysOf } from './demo-menu.ts'

/** The menu of the demo community: sold from 06:30 to 21:00. */
export const demo: Demo = ({ communityId, idOf, now }) => [
  [
    'food_menu',
    demoMenu.map(({ name }, position) => ({
      communityId,
      id: idOf(foodIdOf('menu', name)),
      name,
      position,
    })),
  ],
  [
    'food_spec',
    demoSpecs.map(({ name, choice, prefix }, position) => ({
      communityId,
      id: idOf(foodIdOf('spec', name)),
      name,
      position,
      choice,
      prefix,
    })),
  ],
  [
    'food_option',
    demoSpecs.flatMap(({ name: spec, options }) =>
      Object.entries(options).map(([name, points], position) => ({
        communityId,
        id: idOf(foodIdOf('option', `${spec} ${name}`)),
        specId: idOf(foodIdOf('spec', spec)),
        name,
        position,
        points,
      })),
    ),
  ],
  [
    'food_item',
    demoMenu.flatMap(({ name: menu, dishes }) =>
      dishes.map((dish, position) => ({
        communityId,
        id: idOf(foodIdOf('item', dish.name)),
        menuId: idOf(foodIdOf('menu', menu)),
        name: dish.name,
        position,
        points: dish.points,
        note: dish.note ?? '',
        specIds: (dish.specs ?? []).map((spec) => idOf(foodIdOf('spec', spec))),
        weekdays: weekdaysOf(dish),
        soldFrom: '06:30',
        soldUntil: '21:00',
        mostPerDay: dish.mostPerDay ?? 0,
        stock: dish.stock ?? null,
        soldOutOn: dish.isSoldOut ? dayOf(now) : null,
      })),
    ),
  ],
]
