import { serve } from '#platform/server/serve.ts'
import { facilityDrawForms, facilityDraws } from '../contract.ts'
import { drawByHand, setNumbers } from './draw.ts'
import { enterDraw, withdraw } from './enter.ts'
import { enterByLink, listOwnDraws, withdrawByLink } from './form.ts'
import { listDraws, readDraw } from './queries.ts'

export const routes = [
  ...serve(facilityDraws, {
    list: (context) => listDraws(context),
    show: readDraw,
    enter: async (context, entering) => {
      await enterDraw(context, { ...entering, source: 'desk', by: context.actor.name })
      return readDraw(context, entering)
    },
    withdraw,
    setNumbers: async (context, said) => {
      await setNumbers(context, said)
      return readDraw(context, said)
    },
    draw: async (context, which) => {
      await drawByHand(context, which)
      return readDraw(context, which)
    },
  }),
  ...serve(facilityDrawForms, { list: listOwnDraws, enter: enterByLink, withdraw: withdrawByLink }),
]
