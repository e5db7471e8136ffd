import { problems } from '#platform/contract/problems.ts'
import type { Database } from '#platform/server/database.ts'
import { guesses } from '#platform/server/guesses.ts'
import type { PhoneHolder } from '#platform/server/phone-holder.ts'
import { serve } from '#platform/server/serve.ts'
import { phoneNumbers, tooManyNumbers } from '../contract.ts'

/** Nobody rings up so many people: an account that was taken over reads out no community. */
const shows = guesses({
  what: 'phoneNumbers',
  paces: { account: { allowed: 120, minutes: 60 } },
  refuse: tooManyNumbers,
})

/** The call for whole numbers, over what modules declare. Throws notFound for whom the person may not see, and for who has none; tooManyNumbers. */
export const phoneNumberRoutes = (holders: readonly PhoneHolder[], database: Database) =>
  serve(phoneNumbers, {
    async show(context, { holder, id }) {
      const { actor, address } = context
      await shows.count(database, { address, account: actor.accountId })
      const found = holders.find(({ kind }) => kind === holder)
      if (!found || !actor.permissions.has(found.can)) throw problems.notFound()
      const of = await found.read(context, id)
      const numbers = of?.numbers.filter(Boolean) ?? []
      if (!of || numbers.length === 0) throw problems.notFound()
      // The audit outlives whom it is about, so it names nobody.
      const { label } = of
      context.audit({
        action: 'phoneNumbers.show',
        target: holder,
        targetId: id,
        after: label ? { label } : {},
      })
      return { numbers }
    },
  })
