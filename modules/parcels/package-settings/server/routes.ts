import type { EntryUse } from '#platform/server/entry-use.ts'
import { serve } from '#platform/server/serve.ts'
import { packageSettings } from '../contract.ts'
import { entries } from './entries.ts'
import { packageSettingsOf } from './public.ts'
import { saveReceiving, sections } from './sections.ts'
import { showAll } from './show-all.ts'

/** The calls of the settings. `uses` tells how many things have each entry. */
export const packageSettingsRoutes = (uses: readonly EntryUse[]) =>
  serve(packageSettings, {
    isSignatureAllowed: async (context) => (await packageSettingsOf(context)).signature !== 'off',
    showGeneral: packageSettingsOf,
    showAll: (context) => showAll(context, uses),
    saveReminders: (context, input) => sections.save(context, 'reminders', input),
    saveReceiving,
    saveLabel: (context, input) => sections.save(context, 'label', input),
    addKind: async (context, input) => void (await entries.kinds.add(context, input)),
    changeKind: (context, { id, ...change }) => entries.kinds.change(context, id, change),
    addCourier: async (context, input) => void (await entries.couriers.add(context, input)),
    changeCourier: (context, { id, ...change }) => entries.couriers.change(context, id, change),
    addPosition: async (context, input) => void (await entries.positions.add(context, input)),
    changePosition: (context, { id, ...change }) => entries.positions.change(context, id, change),
    retire: (context, { list, id, version }) =>
      entries[list].change(context, id, { version, isRetired: true }),
    restore: (context, { list, id, version }) =>
      entries[list].change(context, id, { version, isRetired: false }),
    reorder: (context, { list, ids, seen }) => entries[list].order(context, ids, seen),
  })
