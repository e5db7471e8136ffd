import type { CalendarPart } from '#platform/server/calendar-part.ts'
import type { Program } from '#platform/server/manifest.ts'
import { serve } from '#platform/server/serve.ts'
import { officeDaysIn } from '#modules/communities/office-days/server/public.ts'
import { calendar } from '../contract.ts'
import { addEntry, changeEntry, deleteEntry, moveDay, readEntry, restoreDay, skipDay } from './entries.ts'
import { addFeed, listFeeds, readFeed, revokeFeed } from './feeds.ts'
import { listItems } from './list.ts'

/** The calls of the calendar, over what modules have with a date, and wherever people reach the program. */
export const calendarRoutes = (
  parts: readonly CalendarPart[],
  { permissionsOf, config }: Pick<Program, 'permissionsOf' | 'config'>,
) =>
  serve(calendar, {
    listItems: (context, { from, to }) => listItems(context, parts, { from, to, actor: context.actor }),
    listOfficeDays: async (context, { from, to }) => {
      const { named, years } = await officeDaysIn(context, from, to)
      return { days: [...named], years: [...years] }
    },
    getEntry: (context, { entryId }) => readEntry(context, entryId),
    addEntry,
    changeEntry,
    skipDay,
    moveDay,
    restoreDay,
    deleteEntry: (context, { entryId }) => deleteEntry(context, entryId),
    listFeeds: (context) => listFeeds(context),
    addFeed: (context, { feedId }) => addFeed(context, feedId, config.publicAddress),
    revokeFeed: (context, { feedId }) => revokeFeed(context, feedId),
    readFeed: (context, { key }) =>
      readFeed(context, { parts, permissionsOf, publicAddress: config.publicAddress, key }),
  })
