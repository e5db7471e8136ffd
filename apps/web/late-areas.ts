import { assemblies } from '#modules/assemblies/web.ts'
import { assets } from '#modules/assets/web.ts'
import { everyday } from '#modules/everyday/web.ts'
import { boards } from '#modules/boards/web.ts'
import { building } from '#modules/building/web.ts'
import { charging } from '#modules/charging/web.ts'
import { doors } from '#modules/doors/web.ts'
import { duty } from '#modules/duty/web.ts'
import { meals } from '#modules/meals/web.ts'
import { keeping } from '#modules/keeping/web.ts'
import { money } from '#modules/money/web.ts'

/** The modules of areas that come after the first page (decision 062), area by area, behind those of `areas.ts`. */
export const lateModules = [
  ...money,
  ...building,
  ...boards,
  ...assemblies,
  ...assets,
  ...everyday,
  ...charging,
  ...duty,
  ...doors,
  ...meals,
  ...keeping,
] as const
