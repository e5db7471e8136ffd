import { carriers } from '#modules/carriers/web.ts'
import { communities } from '#modules/communities/web.ts'
import { frame } from '#modules/frame/web.ts'
import { homes } from '#modules/homes/web.ts'
import { parcels } from '#modules/parcels/web.ts'
import { signIn } from '#modules/sign-in/web.ts'
import { staff } from '#modules/staff/web.ts'
import { telling } from '#modules/telling/web.ts'
import { visitors } from '#modules/visitors/web.ts'

/**
 * The modules whose areas are there from the start, area by area, in the order in which the frame shows what they bring; all
 * others come late (`late-areas.ts`, decision 062).
 */
export const modules = [
  ...signIn,
  ...communities,
  ...visitors,
  ...parcels,
  ...homes,
  ...carriers,
  ...telling,
  ...staff,
  ...frame,
] as const
