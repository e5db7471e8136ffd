import { serve } from '#platform/server/serve.ts'
import { alarmCalls } from '../contract.ts'
import { showCalling } from './calling.ts'
import { pressKey } from './press-key.ts'
import { savePart, showPlan } from './sections.ts'

export const routes = serve(alarmCalls, {
  show: showPlan,
  saveContacts: (context, input) => savePart(context, 'contacts', input),
  saveRotations: (context, input) => savePart(context, 'rotations', input),
  saveFirsts: (context, input) => savePart(context, 'firsts', input),
  calling: (context, { eventId }) => showCalling(context, eventId),
  pressKey,
  saveLists: (context, input) => savePart(context, 'lists', input),
})
