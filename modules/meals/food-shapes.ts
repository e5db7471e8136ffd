import { z } from 'zod'
import { Id, line, RowVersion, words } from '#platform/contract/fields.ts'

/** Characters of the names of categories, dishes, specs and options (R430 to R433). */
export const longestFoodName = 10
export const longestItemNote = 20
/** Characters before the options of a spec. */
export const longestPrefix = 4
/** Points of a dish or an option: never below 0 (R434). */
export const mostFoodPoints = 9999
/** One of the options of a spec is taken always, or any number of them. */
export const specChoices = ['one', 'many'] as const
export type SpecChoice = (typeof specChoices)[number]

export const FoodName = words(longestFoodName)
export const FoodPoints = z
  .int({ error: '點數必須是整數' })
  .min(0, { error: '點數不可低於 0' })
  .max(mostFoodPoints)
const clock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: '時間請填 00:00 到 24:00' })

const entry = { isRetired: z.boolean(), rowVersion: RowVersion }

/** What may be written of a dish. */
export const itemContent = {
  name: FoodName,
  points: FoodPoints,
  /** 可換糙米 */
  note: line(longestItemNote),
  specIds: z.array(Id).max(10),
  /** When it is sold: the days of the week on which it is picked up, 1 is Monday, and the hours in Taipei. */
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
  soldFrom: clock,
  soldUntil: clock,
  /** Of a household and day; 0: as many as it likes. */
  mostPerDay: z.int().min(0).max(99),
}

export const FoodItem = z.object({
  itemId: Id.meta({ wire: 'Id' }),
  ...itemContent,
  /** How many are left; null: not counted. */
  stock: z.int().nullable(),
  /** Sold out for today. */
  isSoldOut: z.boolean(),
  ...entry,
})
export type FoodItem = z.output<typeof FoodItem>

/** A category with its dishes in their order. */
export const FoodMenu = z.object({
  menuId: Id.meta({ wire: 'Id' }),
  name: FoodName,
  ...entry,
  items: z.array(FoodItem),
})
export type FoodMenu = z.output<typeof FoodMenu>

export const FoodOption = z.object({
  optionId: Id.meta({ wire: 'Id' }),
  name: FoodName,
  points: FoodPoints,
  ...entry,
})
export type FoodOption = z.output<typeof FoodOption>

/** A spec with its options in their order. */
export const FoodSpec = z.object({
  specId: Id.meta({ wire: 'Id' }),
  name: FoodName,
  choice: z.enum(specChoices),
  /** Said before each of its options in orders: 不要 before 蔥. */
  prefix: z.string(),
  ...entry,
  options: z.array(FoodOption),
})
export type FoodSpec = z.output<typeof FoodSpec>
