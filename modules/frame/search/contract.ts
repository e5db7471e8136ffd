import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, verbatim } from '#platform/contract/fields.ts'
import { Found } from '#platform/contract/found.ts'

/** The longest that is searched for; what is longer is cut by whoever asks. */
export const longestText = 60

export const search = contract('search', {
  search: call({
    method: 'GET',
    path: '/api/v1/Search',
    summary:
      'Whatever a fragment may mean, of every kind that the account may see: households, people, plates, cards, packages, …; of each kind the best first.',
    can: 'session',
    takes: z.object({
      text: verbatim(longestText),
      /** Of each kind. */
      most: z.int().min(1).max(20).default(5),
    }),
    gives: data(z.array(Found)),
    errors: 'own',
  }),
})
