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

export const routes = serve(activation, {
  findByPhone: async (context, { code }) => ({ households: await findByPhone(context, code) }),
  findByCard: (context, { code }) => findByCard(context, code),
  bindCard,
  bindCards,
  bindPhone,
  issueSerial,
  spendSerial,
  listActivations,
  getActivation: (context, { householdId }) => getActivation(context, householdId),
  setCardState,
  setCardHolder,
  unbindCard,
  setPhoneHolder,
  unbindPhone,
  revokeSerial: (context, { serialId }) => revokeSerial(context, serialId),
})
