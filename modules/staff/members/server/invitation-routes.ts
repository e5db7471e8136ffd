import { serve } from '#platform/server/serve.ts'
import { type Sessions, signedInBy } from '#modules/sign-in/accounts/server/public.ts'
import { memberInvitations } from '../invitation-contract.ts'
import { invite, listInvitations, withdraw } from './invitations.ts'
import { acceptInvitation, declineInvitation, listOwnInvitations } from './own-invitations.ts'

const done = { data: true } as const

/** Asking somebody to join, and their answer. */
export const invitationRoutes = (sessions: Sessions) =>
  serve(memberInvitations, {
    list: async (context) => ({ data: await listInvitations(context) }),
    invite: async (context, input) => {
      await invite(context, input)
      return done
    },
    withdraw: async (context, input) => {
      await withdraw(context, input)
      return done
    },
    listOwn: async (context, { token }, extras) => {
      const signedIn = await signedInBy(sessions, extras, context.device)
      return { data: await listOwnInvitations(context, { signedIn, token }) }
    },
    accept: async (context, { id, token }, extras) => {
      const signedIn = await signedInBy(sessions, extras, context.device)
      return { data: await acceptInvitation(sessions, context, { signedIn, token }, id) }
    },
    decline: async (context, { id, token }, extras) => {
      const signedIn = await signedInBy(sessions, extras, context.device)
      await declineInvitation(sessions, context, { signedIn, token }, id)
      return done
    },
  })
