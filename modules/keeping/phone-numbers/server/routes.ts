import { problems } from '#platform/contract/problems.ts'
import type { PhoneHolder } from '#platform/server/phone-holder.ts'
import { serve } from '#platform/server/serve.ts'
import { phoneNumbers } from '../contract.ts'

/** The call for whole numbers, over what modules declare. Throws notFound for whom the person may not see, and for who has none. */
export const phoneNumberRoutes = (holders: readonly PhoneHolder[]) =>
  serve(phoneNumbers, {
    async show(context, { holder, id }) {
      const found = holders.find(({ kind }) => kind === holder)
      if (!found || !context.actor.permissions.has(found.can)) throw problems.notFound()
      const of = await found.read(context, id)
      const numbers = of?.numbers.filter(Boolean) ?? []
      if (!of || numbers.length === 0) throw problems.notFound()
      context.audit({
        action: 'phoneNumbers.show',
        target: holder,
        targetId: id,
        after: of.name ? { name: of.name } : {},
      })
      return { numbers }
    },
  })
