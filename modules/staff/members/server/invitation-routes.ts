import { serve } from '#platform/server/serve.ts'
import { type Sessions, signedInBy } from '#modules/sign-in/accounts/server/public.ts'
import { memberInvitations } from '../invitation-contract.ts'
import { invite, listInvitations, withdraw } from './invitations.ts'
import { acceptInvitation, declineInvitation, listOwnInvitations } from './own-invitations.ts'

/** Asking somebody to join, and their answer. */
export const invitationRoutes = (sessions: Sessions) =>
  serve(memberInvitations, {
    list: listInvitations,
    invite,
    withdraw,
    listOwn: async (context, { token }, extras) => {
      const signedIn = await signedInBy(sessions, extras, context.device)
      return listOwnInvitations(context, { signedIn, token })
    },
    accept: async (context, { id, token }, extras) => {
      const signedIn = await signedInBy(sessions, extras, context.device)
      return acceptInvitation(sessions, context, { signedIn, token }, id)
    },
    decline: async (context, { id, token }, extras) => {
      const signedIn = await signedInBy(sessions, extras, context.device)
      await declineInvitation(sessions, context, { signedIn, token }, id)
    },
  })
