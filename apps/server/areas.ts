import { assemblies } from '#modules/assemblies/server.ts'
import { assets } from '#modules/assets/server.ts'
import { everyday } from '#modules/everyday/server.ts'
import { boards } from '#modules/boards/server.ts'
import { building } from '#modules/building/server.ts'
import { charging } from '#modules/charging/server.ts'
import { carriers } from '#modules/carriers/server.ts'
import { communities } from '#modules/communities/server.ts'
import { consoleArea } from '#modules/console/server.ts'
import { doors } from '#modules/doors/server.ts'
import { duty } from '#modules/duty/server.ts'
import { frame } from '#modules/frame/server.ts'
import { homes } from '#modules/homes/server.ts'
import { keeping } from '#modules/keeping/server.ts'
import { meals } from '#modules/meals/server.ts'
import { money } from '#modules/money/server.ts'
import { parcels } from '#modules/parcels/server.ts'
import { signIn } from '#modules/sign-in/server.ts'
import { staff } from '#modules/staff/server.ts'
import { telling } from '#modules/telling/server.ts'
import { visitors } from '#modules/visitors/server.ts'

/** The areas in their order: each knows those before it (decision 050). What modules declare is shown in this order. */
export const areas = {
  'sign-in': signIn,
  keeping,
  communities,
  staff,
  homes,
  telling,
  carriers,
  parcels,
  visitors,
  money,
  building,
  boards,
  assemblies,
  assets,
  meals,
  everyday,
  charging,
  duty,
  doors,
  frame,
  console: consoleArea,
}
