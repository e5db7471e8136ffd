import { allowedOf } from '#platform/server/allowed.ts'
import { type Finder, readFragment } from '#platform/server/finder.ts'
import { serve } from '#platform/server/serve.ts'
import { search } from '../contract.ts'

/** The search over what the modules find. What an account may not see is not looked for. */
export const searchRoutes = (all: readonly Finder[]) =>
  serve(search, {
    search: async (context, { text, most }) => {
      const fragment = readFragment(text)
      if (!fragment) return []
      // One connection: the statements go out together and come back in turn.
      const found = await Promise.all(
        allowedOf(context, all).map(async ({ kind, find }) =>
          (await find(context, fragment, most)).map((item) => ({ ...item, kind })),
        ),
      )
      return found.flat()
    },
  })
