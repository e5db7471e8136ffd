import { serve } from '#platform/server/serve.ts'
import { packageSettings } from '../contract.ts'
import { addEntry, changeEntry, reorder, setRetired } from './entries.ts'
import { packageSettingsOf } from './public.ts'
import { saveSection } from './sections.ts'
import { showAll } from './show-all.ts'

const done = { data: true as const }

export const routes = serve(packageSettings, {
  isSignatureAllowed: async (context) => ({
    data: (await packageSettingsOf(context)).signature !== 'off',
  }),
  showGeneral: async (context) => ({ data: await packageSettingsOf(context) }),
  showAll: async (context) => ({ data: await showAll(context) }),
  saveReminders: async (context, input) => {
    await saveSection(context, 'reminders', input)
    return done
  },
  saveReceiving: async (context, input) => {
    await saveSection(context, 'receiving', input)
    return done
  },
  saveLabel: async (context, input) => {
    await saveSection(context, 'label', input)
    return done
  },
  addKind: async (context, { id, ...content }) => {
    await addEntry(context, 'kinds', id, content)
    return done
  },
  changeKind: async (context, { id, version, ...content }) => {
    await changeEntry(context, 'kinds', id, version, content)
    return done
  },
  addCourier: async (context, { id, ...content }) => {
    await addEntry(context, 'couriers', id, content)
    return done
  },
  changeCourier: async (context, { id, version, ...content }) => {
    await changeEntry(context, 'couriers', id, version, content)
    return done
  },
  addPosition: async (context, { id, ...content }) => {
    await addEntry(context, 'positions', id, content)
    return done
  },
  changePosition: async (context, { id, version, ...content }) => {
    await changeEntry(context, 'positions', id, version, content)
    return done
  },
  retire: async (context, input) => {
    await setRetired(context, input, true)
    return done
  },
  restore: async (context, input) => {
    await setRetired(context, input, false)
    return done
  },
  reorder: async (context, input) => {
    await reorder(context, input)
    return done
  },
})
