import { serve } from '#platform/server/serve.ts'
import { packageSettings } from '../contract.ts'
import { addEntry, changeEntry, reorder, setRetired } from './entries.ts'
import { packageSettingsOf } from './public.ts'
import { saveSection } from './sections.ts'
import { showAll } from './show-all.ts'

export const routes = serve(packageSettings, {
  isSignatureAllowed: async (context) => (await packageSettingsOf(context)).signature !== 'off',
  showGeneral: packageSettingsOf,
  showAll,
  saveReminders: (context, input) => saveSection(context, 'reminders', input),
  saveReceiving: (context, input) => saveSection(context, 'receiving', input),
  saveLabel: (context, input) => saveSection(context, 'label', input),
  addKind: (context, { id, ...content }) => addEntry(context, 'kinds', id, content),
  changeKind: (context, { id, version, ...content }) => changeEntry(context, 'kinds', id, version, content),
  addCourier: (context, { id, ...content }) => addEntry(context, 'couriers', id, content),
  changeCourier: (context, { id, version, ...content }) =>
    changeEntry(context, 'couriers', id, version, content),
  addPosition: (context, { id, ...content }) => addEntry(context, 'positions', id, content),
  changePosition: (context, { id, version, ...content }) =>
    changeEntry(context, 'positions', id, version, content),
  retire: (context, input) => setRetired(context, input, true),
  restore: (context, input) => setRetired(context, input, false),
  reorder,
})
