import { uploadImage } from '#modules/keeping/files/web/public.ts'
import { knownPackageSettings } from '#modules/parcels/package-settings/web/public.ts'
import type { Asked } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { client } from '#platform/web/calls/client.ts'
import { queryClient } from '#platform/web/frame/query-client.ts'
import type { Queueable } from '#platform/web/queue/queueable.ts'
import { idTaken, packages, type RegisteredPackage } from '../contract.ts'
import { askForAmending } from './amending.ts'
import { printsAtOnce, readAutoPrint } from './local-choices.ts'
import type { RegisterForm } from './register-form.ts'
import { rememberRegistered } from './remember-registered.ts'
import { printWhenSeen } from './waiting-labels.ts'

const api = client(packages)
type Input = Asked<typeof packages.calls.register>

/** A registration that waited in the browser: it is sent, its label prints, or its form opens again. */
export const queuedRegistration: Queueable = {
  send: async ({ input }, options) => (await api.register(input as Input, { ...options, isSaid: true })).data,
  upload: ({ image }) => uploadImage('postal', image),
  onAnswered(answer) {
    const registered = answer as RegisteredPackage
    rememberRegistered(queryClient, registered)
    const { labelAutoPrint } = knownPackageSettings(queryClient)
    if (printsAtOnce(readAutoPrint(), labelAutoPrint)) printWhenSeen(registered)
  },
  // The id is the client's own: if it is taken, an attempt whose answer was lost has registered this very package.
  async settle(problem, { input }) {
    if (problem.code !== idTaken().code) return undefined
    return api.reprintLabel({ packageId: (input as Input).packageId }, { isSaid: true }).then(
      ({ data }) => data,
      () => undefined,
    )
  },
  amend: ({ draft }) => askForAmending({ ...(draft as RegisterForm), packageId: newId(), begunAt: 0 }),
}
