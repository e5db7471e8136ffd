import { moduleWords } from '#platform/contract/words.ts'
import { storePermissions } from '#modules/everyday/permission-group.ts'

/** What people call what the shops do, have and declare, in both languages. */
export const storesWords = moduleWords({
  modules: {
    stores: ['特約商店', 'Shops'],
  },
  acts: {
    'stores.add': ['新增特約商店', 'Added a shop'],
    'stores.change': ['更改特約商店', 'Changed a shop'],
    'stores.retire': ['停用特約商店', 'Retired a shop'],
    'stores.restore': ['恢復特約商店', 'Shows a shop again'],
    'stores.reorder': ['排列特約商店', 'Ordered shops'],
  },
  targets: {
    store: ['特約商店', 'Shop'],
  },
  fields: {
    openingHours: ['營業時間', 'Hours'],
    isSponsored: ['贊助', 'Sponsored'],
    offers: ['優惠', 'Offers'],
  },
  values: {
    'category.food': ['餐飲', 'Food'],
    'category.daily': ['生活', 'Daily needs'],
    'category.repair': ['修繕', 'Repairs'],
    'category.medical': ['醫療', 'Medical'],
    'category.learning': ['教育', 'Learning'],
  },
  permissionGroup: storePermissions,
  permissions: {
    'stores.view': ['查看特約商店', 'See shops'],
    'stores.change': ['更改特約商店', 'Change shops'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    stores: typeof storesWords
  }
}
