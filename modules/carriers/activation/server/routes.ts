import { serve } from '#platform/server/serve.ts'
import { activation } from '../contract.ts'
import { bindCard, bindCards } from './bind-cards.ts'
import { setCardHolder, setCardState, unbindCard } from './cards.ts'
import { getActivation } from './detail.ts'
import { findByCard, findByPhone } from './find.ts'
import { listActivations } from './overview.ts'
import { bindPhone, setPhoneHolder, unbindPhone } from './phones.ts'
import { issueSerial, revokeSerial } from './serials.ts'
import { spendSerial } from './spend-serial.ts'

const done = async (work: Promise<void>) => {
  await work
  return { data: true as const }
}

export const routes = serve(activation, {
  findByPhone: async (context, { code }) => ({ data: { households: await findByPhone(context, code) } }),
  findByCard: async (context, { code }) => ({ data: await findByCard(context, code) }),
  bindCard: async (context, input) => ({ data: await bindCard(context, input) }),
  bindCards: async (context, input) => ({ data: await bindCards(context, input) }),
  bindPhone: async (context, input) => ({ data: await bindPhone(context, input) }),
  issueSerial: async (context, input) => ({ data: await issueSerial(context, input) }),
  spendSerial: async (context, input) => ({ data: await spendSerial(context, input) }),
  listActivations: (context, input) => listActivations(context, input),
  getActivation: async (context, { householdId }) => ({ data: await getActivation(context, householdId) }),
  setCardState: (context, input) => done(setCardState(context, input)),
  setCardHolder: (context, input) => done(setCardHolder(context, input)),
  unbindCard: (context, input) => done(unbindCard(context, input)),
  setPhoneHolder: (context, input) => done(setPhoneHolder(context, input)),
  unbindPhone: (context, input) => done(unbindPhone(context, input)),
  revokeSerial: (context, { serialId }) => done(revokeSerial(context, serialId)),
})
