import { serve } from '#platform/server/serve.ts'
import { type MayHandle, type Sessions, signedInBy } from '#modules/sign-in/accounts/server/public.ts'
import { memberInvitations } from '../invitation-contract.ts'
import { invite, listInvitations, withdraw } from './invitations.ts'
import { acceptInvitation, declineInvitation, listOwnInvitations } from './own-invitations.ts'

/** Asking somebody to join, and their answer. */
export const invitationRoutes = (sessions: Sessions, mayHandle: MayHandle) =>
  serve(memberInvitations, {
    list: (context) => listInvitations(context, mayHandle),
    invite: (context, input) => invite(context, mayHandle, input),
    withdraw: (context, input) => withdraw(context, mayHandle, input),
    listOwn: async (context, { token }, extras) => {
      const signedIn = await signedInBy(sessions, extras, context.device)
      return listOwnInvitations(context, { signedIn, token, mayHandle })
    },
    accept: async (context, { id, token }, extras) => {
      const signedIn = await signedInBy(sessions, extras, context.device)
      return acceptInvitation(sessions, context, { signedIn, token, mayHandle }, id)
    },
    decline: async (context, { id, token }, extras) => {
      const signedIn = await signedInBy(sessions, extras, context.device)
      await declineInvitation(sessions, context, { signedIn, token, mayHandle }, id)
    },
  })
